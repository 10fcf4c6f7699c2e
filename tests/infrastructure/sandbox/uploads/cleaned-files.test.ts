import { describe, expect, it } from 'vitest';
import { checkedFile } from '../../../../infrastructure/sandbox/uploads/checked-file.ts';
import { unpackedLength } from '../../../../infrastructure/sandbox/uploads/png-picture.ts';
import { jpegOf, PLACE, pngOf } from '../../../support/examples/picture-files.ts';

const SCRIPT = '<script>alert(1)</script>';
const check = async (bytes: Uint8Array, name = 'page.bin') => checkedFile(name, Buffer.from(bytes));
const kept = async (bytes: Uint8Array) => {
  const file = await check(bytes);
  if (typeof file === 'string') throw new Error(file);
  return file.bytes.toString('latin1');
};

describe('a JPEG', () => {
  it('loses place, device, comments, profiles and what stands behind its end [UPL-4]', async () => {
    const segments = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE', 0xed: 'Photoshop', 0xfe: `${PLACE} ${SCRIPT}` };
    const text = await kept(jpegOf({ turn: 1, extra: segments, tail: `PK\u0003\u0004${SCRIPT}` }));
    expect(text).not.toMatch(/GPS|script|JFIF|ICC|Photoshop|PK|Exif/);
    expect(Buffer.from(text, 'latin1')).toEqual(Buffer.from(jpegOf()));
  });

  it('stays turned as the device was held, and tells nothing else of it [UPL-4]', async () => {
    const text = await kept(jpegOf({ turn: 6 }));
    expect(text).toContain('Exif\0\0MM\0*');
    expect(text).not.toContain('GPS');
    expect(await kept(Buffer.from(text, 'latin1'))).toBe(text);
  });

  it.each([
    ['breaks off', jpegOf().subarray(0, -12)],
    ['has no end', jpegOf().subarray(0, -2)],
    ['has two sizes', jpegOf({ extra: { 0xc0: '\u0008\0\u0008\0\u0008\u0001\u0001\u0011\0' } })],
    ['is wider than any photo', jpegOf({ width: 12_001 })],
    ['unpacks to too many points', jpegOf({ width: 8000, height: 8000 })],
    ['has no height', jpegOf({ height: 0 })],
    ['has parts that no photo has', jpegOf({ extra: { 0xf7: 'x' } })],
    ['has a frame that no browser draws', jpegOf({ frame: 0xc3 })],
    ['has more colours than its head has room for', jpegOf({ colours: 3 })],
    ['has no scan before its end', jpegOf({ scan: '' })],
    ['breaks off within a scan', jpegOf({ width: 4000, height: 3000, scan: 'a'.repeat(46_874) })],
    [
      'breaks off within a progressive scan',
      jpegOf({ frame: 0xc2, width: 4000, height: 3000, scan: 'a'.repeat(23_437) }),
    ],
    ['counts the parts of a scan out of order', jpegOf({ scan: 'a\u00ff\u00d0a\u00ff\u00d2a' })],
    ['ends in the midst of a marker', Uint8Array.from([...jpegOf().subarray(0, -2), 0xff])],
    ['hides more than a picture behind its end', jpegOf({ tail: 'x'.repeat(2 * 1024 * 1024 + 1) })],
    [
      'has segments of more weight than a picture',
      jpegOf({ extras: Array.from({ length: 33 }, () => [0xe2, 'x'.repeat(65_000)] as const) }),
    ],
    [
      'has a table for each of its points',
      jpegOf({ extras: Array.from({ length: 20_000 }, () => [0xdd, ''] as const) }),
    ],
  ])('that %s is refused [UPL-4]', async (_, bytes) => {
    expect(await check(bytes)).toBe('broken');
  });
});

describe('a JPEG that is read to its end', () => {
  it.each([
    ['has as few bits as its points take', jpegOf({ width: 4000, height: 3000, scan: 'a'.repeat(46_875) })],
    ['is progressive', jpegOf({ frame: 0xc2, width: 4000, height: 3000, scan: 'a'.repeat(23_438) })],
    ['counts the parts of its scan', jpegOf({ scan: 'a\u00ff\u00d0a\u00ff\u0000a\u00ff\u00d1a' })],
    ['has a preview behind its end', jpegOf({ tail: 'x'.repeat(2 * 1024 * 1024) })],
  ])('and %s is taken, without what is no picture [UPL-10]', async (_, bytes) => {
    expect(await kept(bytes)).toBe(Buffer.from(bytes).toString('latin1').replace(/x+$/, ''));
  });
});

describe('a PNG', () => {
  it('loses texts, moments, places and what stands behind its end [UPL-4]', async () => {
    const extra = {
      tEXt: `Comment\0${PLACE}`,
      zTXt: SCRIPT,
      iTXt: SCRIPT,
      eXIf: PLACE,
      tIME: '1234567',
      iCCP: 'p\0\0',
    };
    const text = await kept(pngOf({ extra, tail: `<svg onload="alert(1)">${SCRIPT}` }));
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
    ['has fewer points than its head says', pngOf({ width: 12_000, height: 3333, rows: Buffer.alloc(6) })],
    ['has a point less', pngOf({ rows: Buffer.alloc(5) })],
    ['has a point more', pngOf({ rows: Buffer.alloc(7) })],
    ['unpacks to far more than its head says', pngOf({ rows: Buffer.alloc(100_000_000) })],
  ])('that %s is refused [UPL-4]', async (_, bytes) => {
    expect(await check(bytes)).toBe('broken');
  });

  it('of the most points that are taken is taken [UPL-4]', async () => {
    expect(await check(pngOf({ width: 10_000, height: 4000 }))).toMatchObject({ type: 'png' });
  });
});

describe('any other file', () => {
  it.each([
    ['a picture that is a page', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', `<!DOCTYPE html>${SCRIPT}`],
    ['an archive', 'PK\u0003\u0004'],
    ['a PDF behind a page', `<html>%PDF-1.7 ${SCRIPT} %%EOF`],
  ])('%s is refused under every name [UPL-1]', async (_, text) => {
    for (const name of ['photo.jpg', 'photo.png', 'file.pdf', 'page.svg'])
      expect(await check(Buffer.from(text, 'latin1'), name)).toBe('type');
  });

  it('is named by what it is, not by what it is called [UPL-1] [UPL-3]', async () => {
    expect(await check(pngOf(), '../evil.html')).toMatchObject({ name: 'evil.png', type: 'png' });
  });
});

describe('what a PNG unpacks to', () => {
  const head = (width: number, height: number, depth: number, colour: number, interlace = 0) => {
    const bytes = Buffer.alloc(13);
    bytes.writeUInt32BE(width, 0);
    bytes.writeUInt32BE(height, 4);
    bytes.set([depth, colour, 0, 0, interlace], 8);
    return bytes;
  };

  it.each([
    [head(10, 3, 8, 2), 3 * 31],
    [head(10, 3, 1, 3), 3 * 3],
    [head(1, 1, 16, 6), 9],
    [head(8, 8, 8, 0, 1), 15 + 64],
    [head(1, 1, 8, 4, 1), 3],
    [head(5, 5, 8, 0, 1), 36],
    [head(1, 1, 4, 2), undefined],
    [head(1, 1, 8, 5), undefined],
    [head(1, 1, 8, 0, 2), undefined],
  ])('is counted by its head, interlaced or not: %#', (bytes, length) => {
    expect(unpackedLength(bytes)).toBe(length);
  });
});
