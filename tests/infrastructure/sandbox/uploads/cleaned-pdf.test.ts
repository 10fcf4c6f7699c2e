import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cleanPdf } from '../../../../infrastructure/sandbox/uploads/pdf/clean-pdf.ts';
import { jpegOf, pdfOf, PLACE } from '../../../support/examples/picture-files.ts';

const kept = (bytes: Uint8Array) => cleanPdf(Buffer.from(bytes))?.toString('latin1');
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const SECRET = /Ann|Word|2026|xmpmeta|GPS/;
const INFO = '5 0 obj\n<< /Author (Ann) /Producer (Word) /CreationDate (D:20260101) >>\nendobj\n';
const streamOf = (number: number, entries: string, content: string) =>
  `${String(number)} 0 obj\n<< ${entries} /Length ${String(content.length)} >>\nstream\n${content}\nendstream\nendobj\n`;

/** As writers do since 2003: the objects packed in a stream, and the table of places in another. */
function packedPdf(objects: Readonly<Record<number, string>>, root = 1): Buffer {
  const texts = Object.values(objects);
  const places = Object.keys(objects).map(
    (id, index) => `${id} ${String(texts.slice(0, index).join('\n').length + Math.min(index, 1))}`,
  );
  const head = places.join(' ');
  const content = latin1(deflateSync(Buffer.from(`${head}\n${texts.join('\n')}`, 'latin1')));
  const table = latin1(deflateSync(Buffer.alloc(8)));
  const entries = `/Type /ObjStm /N ${String(texts.length)} /First ${String(head.length + 1)} /Filter /FlateDecode`;
  const trailer = `/Type /XRef /Size 9 /W [1 2 1] /Root ${String(root)} 0 R /Info 5 0 R /Filter [/FlateDecode]`;
  const body = streamOf(7, entries, content) + streamOf(8, trailer, table);
  return Buffer.from(`%PDF-1.5\n${body}startxref\n9\n%%EOF\n`, 'latin1');
}

describe('a PDF that is kept', () => {
  it('draws what it drew, under a table of places that is right [UPL-40]', () => {
    const text = kept(pdfOf({ page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (https\\)://a) >> >>]' })) ?? '';
    expect(text).toMatch(/^%PDF-1\.7\n/);
    expect(text).toContain('/MediaBox [ 0 0 72.5 -72 ]');
    expect(text).toContain('stream\n0 0 9 9 re f % drawn');
    expect(text).toContain('/URI (https\\)://a)');
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table, table + 4)).toBe('xref');
    const places = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)].map(([, place]) => Number(place));
    expect(places).toHaveLength(4);
    for (const [index, place] of places.entries())
      expect(text.slice(place)).toMatch(new RegExp(`^${String(index + 1)} 0 obj`));
    expect(kept(Buffer.from(text, 'latin1'))).toBe(text);
  });

  it('loses its table of information, its XMP, when it was made and what is written behind its end [UPL-40]', () => {
    const xmp = streamOf(6, '/Type /Metadata /Subtype /XML', '<x:xmpmeta>Ann</x:xmpmeta>');
    const file = pdfOf({
      root: '/Metadata 6 0 R',
      page: '/PieceInfo << /Word (Ann) >> /LastModified (D:2026) /OpenAction [3 0 R /Fit]',
      objects: [INFO, xmp],
      trailer: '/Info 5 0 R /ID [<416e6e> <416e6e>]',
      tail: '% Ann',
    });
    expect(latin1(file)).toMatch(SECRET);
    expect(kept(file)).not.toMatch(/Ann|Word|2026|xmpmeta|416e6e|OpenAction/);
  });

  it('loses the earlier versions of what was changed in it [UPL-40]', () => {
    const tail = '3 0 obj\n<< /Type /Page /Parent 2 0 R /New true >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n';
    const text = kept(pdfOf({ page: '/Title (Ann)', tail }));
    expect(text).toContain('/New true');
    expect(text).not.toContain('Ann');
  });

  it('loses the same where its objects lie packed [UPL-40]', () => {
    const text = kept(
      packedPdf({
        1: '<< /Type /Catalog /Pages 2 0 R /OpenAction 6 0 R >>',
        2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        3: '<< /Type /Page /Parent 2 0 R >>',
        5: '<< /Author (Ann) >>',
        6: '<< /S /GoTo /D [3 0 R /Fit] >>',
      }),
    );
    expect(text).toContain('/Type /Page ');
    expect(text).not.toMatch(/Ann|OpenAction|ObjStm|XRef/);
  });

  it('has photos that tell neither place nor device, packed or not [UPL-40]', () => {
    const photo = latin1(jpegOf({ turn: 1, extra: { 0xe1: `Exif\0\0${PLACE}`, 0xfe: 'Ann' } }));
    const page = '/Resources << /XObject << /A 5 0 R /B 6 0 R >> >>';
    const objects = [
      streamOf(5, '/Subtype /Image /Filter /DCTDecode', photo),
      streamOf(
        6,
        '/Subtype /Image /Filter [/FlateDecode /DCTDecode]',
        latin1(deflateSync(Buffer.from(photo, 'latin1'))),
      ),
    ];
    const text = kept(pdfOf({ page, objects })) ?? '';
    expect(text).not.toMatch(SECRET);
    const clean = latin1(jpegOf());
    expect(text).toContain(`stream\n${clean}\nendstream`);
    const packed = /FlateDecode[^]*?stream\n([^]*?)\nendstream/.exec(text)?.[1] ?? '';
    expect(latin1(inflateSync(Buffer.from(packed, 'latin1')))).toBe(clean);
  });

  describe('with a JPEG 2000', () => {
    const word = (value: number) => String.fromCharCode((value >> 8) & 255, value & 255);
    const long = (value: number) => word(value >>> 16) + word(value & 65_535);
    const segment = (marker: number, content: string) => word(marker) + word(content.length + 2) + content;
    const box = (type: string, content: string) => long(content.length + 8) + type + content;
    const part = (remark: string) => {
      const rest = `${remark}${word(0xff93)}drawn`;
      return segment(0xff90, word(0) + long(12 + rest.length) + word(1)) + rest;
    };
    const code = (remark: string) =>
      `${word(0xff4f)}${segment(0xff51, 'size')}${remark}${segment(0xff52, 'code')}${part(remark)}${part('')}${word(0xffd9)}`;
    const head = (secret: string) => box('ihdr', 'head') + secret + box('colr', 'colour');
    const picture = (secret: string, remark: string, behind: string) =>
      box('jP  ', '\r\n') +
      box('ftyp', 'jp2 ') +
      box('jp2h', head(secret)) +
      secret +
      box('jp2c', code(remark) + behind);
    const inPdf = (content: string) =>
      kept(
        pdfOf({
          page: '/Resources << /XObject << /A 5 0 R >> >>',
          objects: [streamOf(5, '/Subtype /Image /Filter /JPXDecode', content)],
        }),
      );

    it('loses its remarks, its XML and what stands behind its end [UPL-42]', () => {
      const secret = box('xml ', '<x:xmpmeta>Ann</x:xmpmeta>') + box('uuid', 'GPS');
      const text = inPdf(picture(secret, segment(0xff64, '\0\u0001Ann'), 'Word'));
      expect(text).not.toMatch(SECRET);
      expect(text).toContain(`stream\n${picture('', '', '')}\nendstream`);
      expect(inPdf(code(segment(0xff64, '\0\u0001Ann')))).toContain(`stream\n${code('')}\nendstream`);
    });

    it('is refused where that breaks off anywhere [UPL-42]', () => {
      const whole = picture('', '', '');
      for (let length = 60; length < whole.length; length += 7) expect(inPdf(whole.slice(0, length))).toBeUndefined();
      expect(inPdf('none')).toBeUndefined();
    });
  });

  it('may give the length of a stream in an object behind it [UPL-40]', () => {
    const objects = ['5 0 obj\n<< /Length 6 0 R >>\nstream\nq Q\nendstream\nendobj\n', '6 0 obj\n3\nendobj\n'];
    expect(kept(pdfOf({ page: '/Thumb 5 0 R', objects }))).toContain('q Q');
  });
});

describe('a PDF that is refused', () => {
  it.each([
    ['runs a script', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'],
    ['writes that otherwise', '/OpenAction << /S /J#61vaScript >>'],
    ['opens with an action', '/OpenAction << /S /URI /URI (https://a.example) >>'],
    ['goes on after it opened', '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /Named >> >>'],
    ['starts a program', '/A << /S /Launch >>'],
    ['brings files', '/Names << /EmbeddedFiles 3 0 R >>'],
    ['brings a file with a note', '/AF [<< /Type /Filespec /EF << /F 4 0 R >> >>]'],
    ['has a form that runs', '/AcroForm << /XFA 4 0 R >>'],
    ['acts when it is printed', '/AA << >>'],
    ['plays something', '/Annots [<< /Subtype /RichMedia >>]'],
    ['says a thing twice', '/Lang (a) /Lang (b)'],
    ['is nested without end', '['.repeat(70)],
    ['has words that mean nothing', '/A b'],
  ])('%s [UPL-5]', (_, root) => {
    expect(kept(pdfOf({ root }))).toBeUndefined();
  });

  it('runs a script out of packed objects [UPL-5]', () => {
    const action = '<< /S /JavaScript /JS (1) >>';
    expect(kept(packedPdf({ 1: '<< /Type /Catalog /Names 2 0 R >>', 2: action }))).toBeUndefined();
  });

  it.each([
    ['is locked', pdfOf({ trailer: '/Encrypt 4 0 R' })],
    ['breaks off', pdfOf().subarray(0, 150)],
    ['has no root', packedPdf({ 1: '<< >>' }).subarray(0, 120)],
    ['has something between its objects', pdfOf({ objects: ['<script>'] })],
    ['has a stream of another length', pdfOf({ objects: [streamOf(5, '', 'q').replace('1 >>', '2222 >>')] })],
    ['has a stream elsewhere', pdfOf({ page: '/A 5 0 R', objects: [streamOf(5, '/F (a)', '')] })],
    ['has a filter elsewhere', pdfOf({ page: '/A 5 0 R', objects: [streamOf(5, '/Filter 1 0 R', '')] })],
    ['has a photo that breaks off', pdfOf({ page: '/A 5 0 R', objects: [streamOf(5, '/Filter /DCTDecode', 'x')] })],
    ['has a photo in letters', pdfOf({ page: '/A 5 0 R', objects: [streamOf(5, '/Filter [/AHx /DCTDecode]', '')] })],
    [
      'has packed objects out of order',
      pdfOf({ objects: [streamOf(5, '/Type /ObjStm /N 2 /First 8', '6 0 7 0 <<>>')] }),
    ],
    ['packs objects wrongly', pdfOf({ objects: [streamOf(5, '/Type /ObjStm /Filter /FlateDecode', 'x')] })],
    ['packs objects in a way of its own', pdfOf({ objects: [streamOf(5, '/Type /ObjStm /Filter /LZWDecode', 'x')] })],
  ])('%s [UPL-5]', (_, file) => {
    expect(kept(file)).toBeUndefined();
  });

  it('unpacks to far more than a file may have [UPL-5]', () => {
    expect(kept(packedPdf({ 1: `<< /Type /Catalog /A (${'a'.repeat(9_000_000)}) >>` }))).toBeUndefined();
  });

  it('has photos that unpack to far more, each of them to no more than a file may have [UPL-5]', () => {
    const photo = Buffer.concat([jpegOf().subarray(0, -2), Buffer.alloc(4_500_000), Buffer.from([0xff, 0xd9])]);
    const packed = latin1(deflateSync(photo));
    const photos = (count: number) => {
      const numbers = Array.from({ length: count }, (_, place) => 10 + place);
      const objects = numbers.map((number) => streamOf(number, '/Filter [/FlateDecode /DCTDecode]', packed));
      return pdfOf({ page: `/A [${numbers.map((number) => `${String(number)} 0 R`).join(' ')}]`, objects });
    };
    expect(kept(photos(2))).toBeDefined();
    expect(kept(photos(3))).toBeUndefined();
  });

  it('has more values than pages are made of, in one stream or in many [UPL-5]', () => {
    const many = (count: number) => `[${'0 '.repeat(count)}]`;
    expect(kept(pdfOf({ root: `/A ${many(400_000)}` }))).toBeDefined();
    expect(kept(pdfOf({ root: `/A ${many(600_000)}` }))).toBeUndefined();
    const packed = { 1: '<< /Type /Catalog /A 2 0 R >>', 2: many(300_000), 3: many(300_000) };
    expect(kept(packedPdf(packed))).toBeUndefined();
  });

  it('has five megabytes of remarks, and is still read at once [UPL-5]', () => {
    expect(kept(pdfOf({ tail: '%\n '.repeat(1_700_000) }))).toBeDefined();
  });
});
