import { describe, expect, it } from 'vitest';
import { checkedFile } from '../../../../infrastructure/sandbox/uploads/checked-file.ts';
import { jpegOf, pdfOf, PLACE, pngOf } from '../../../support/examples/picture-files.ts';

const SCRIPT = '<script>alert(1)</script>';
const check = (bytes: Uint8Array, name = 'page.bin') => checkedFile(name, Buffer.from(bytes));
const kept = (bytes: Uint8Array) => {
  const file = check(bytes);
  if (typeof file === 'string') throw new Error(file);
  return file.bytes.toString('latin1');
};

describe('a JPEG', () => {
  it('loses place, device, comments, profiles and what stands behind its end [UPL-4]', () => {
    const segments = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE', 0xed: 'Photoshop', 0xfe: `${PLACE} ${SCRIPT}` };
    const text = kept(jpegOf({ turn: 1, extra: segments, tail: `PK\u0003\u0004${SCRIPT}` }));
    expect(text).not.toMatch(/GPS|script|JFIF|ICC|Photoshop|PK|Exif/);
    expect(Buffer.from(text, 'latin1')).toEqual(Buffer.from(jpegOf()));
  });

  it('stays turned as the device was held, and tells nothing else of it [UPL-4]', () => {
    const text = kept(jpegOf({ turn: 6 }));
    expect(text).toContain('Exif\0\0MM\0*');
    expect(text).not.toContain('GPS');
    expect(kept(Buffer.from(text, 'latin1'))).toBe(text);
  });

  it.each([
    ['breaks off', jpegOf().subarray(0, -12)],
    ['has no end', jpegOf().subarray(0, -2)],
    ['has two sizes', jpegOf({ extra: { 0xc0: '\u0008\0\u0008\0\u0008\u0001\u0001\u0011\0' } })],
    ['is wider than any photo', jpegOf({ width: 12_001 })],
    ['unpacks to too many points', jpegOf({ width: 8000, height: 8000 })],
    ['has no height', jpegOf({ height: 0 })],
    ['has parts that no photo has', jpegOf({ extra: { 0xf7: 'x' } })],
  ])('that %s is refused [UPL-4]', (_, bytes) => {
    expect(check(bytes)).toBe('broken');
  });
});

describe('a PNG', () => {
  it('loses texts, moments, places and what stands behind its end [UPL-4]', () => {
    const extra = {
      tEXt: `Comment\0${PLACE}`,
      zTXt: SCRIPT,
      iTXt: SCRIPT,
      eXIf: PLACE,
      tIME: '1234567',
      iCCP: 'p\0\0',
    };
    const text = kept(pngOf({ extra, tail: `<svg onload="alert(1)">${SCRIPT}` }));
    expect(Buffer.from(text, 'latin1')).toEqual(Buffer.from(pngOf()));
  });

  it.each([
    ['breaks off', pngOf().subarray(0, -4)],
    ['has a check sum that is wrong', pngOf().map((byte, at) => (at === 30 ? byte ^ 1 : byte))],
    ['unpacks to 4 GB', pngOf({ width: 65_535, height: 65_535 })],
    ['unpacks to too many points', pngOf({ width: 10_000, height: 4001 })],
    ['has no width', pngOf({ width: 0 })],
    ['has a needed part that nobody knows', pngOf({ extra: { HTML: SCRIPT } })],
    ['is a head alone', pngOf().subarray(0, 8)],
  ])('that %s is refused [UPL-4]', (_, bytes) => {
    expect(check(bytes)).toBe('broken');
  });

  it('of the most points that are taken is taken [UPL-4]', () => {
    expect(check(pngOf({ width: 10_000, height: 4000 }))).toMatchObject({ type: 'png' });
  });
});

describe('a PDF', () => {
  it('is kept as it came [UPL-5]', () => {
    expect(kept(pdfOf('/Author (Ann)'))).toBe(Buffer.from(pdfOf('/Author (Ann)')).toString('latin1'));
  });

  it.each([
    '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
    '/OpenAction << /S /J#61vaScript >>',
    '/A << /S /Launch >>',
    '/Names << /EmbeddedFiles 4 0 R >>',
    '/AcroForm << /XFA 5 0 R >>',
    '/Encrypt 6 0 R',
  ])('with %s is refused [UPL-5]', (body) => {
    expect(check(pdfOf(body))).toBe('broken');
  });

  it('without its end is refused [UPL-5]', () => {
    expect(check(pdfOf().subarray(0, 30))).toBe('broken');
  });
});

describe('any other file', () => {
  it.each([
    ['a picture that is a page', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', `<!DOCTYPE html>${SCRIPT}`],
    ['an archive', 'PK\u0003\u0004'],
    ['a PDF behind a page', `<html>%PDF-1.7 ${SCRIPT} %%EOF`],
  ])('%s is refused under every name [UPL-1]', (_, text) => {
    for (const name of ['photo.jpg', 'photo.png', 'file.pdf', 'page.svg'])
      expect(check(Buffer.from(text, 'latin1'), name)).toBe('type');
  });

  it('is named by what it is, not by what it is called [UPL-1] [UPL-3]', () => {
    expect(check(pngOf(), '../evil.html')).toMatchObject({ name: 'evil.png', type: 'png' });
  });
});
