import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SHARED_PICTURE } from '../../../core/site/documents/page-head.ts';
import { ICON_SIZES } from '../../../core/site/browser/screen-class.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../../ui/kit/public');
const FOLDER = path.join(PUBLIC, 'sys-icons/1');
const SIGNATURE = '89504e470d0a1a0a';

/** Width and height, as the head of a PNG has them. */
function sizeOf(name: string): readonly [width: number, height: number] {
  const file = readFileSync(path.join(FOLDER, name));
  expect(file.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

describe('the icons of the installed site', () => {
  it.each(ICON_SIZES)('are drawn at %i pixels [SCR-5]', (size) => {
    expect(sizeOf(`icon-${String(size)}.png`)).toEqual([size, size]);
  });

  it('have one that may be cut to any shape', () => {
    expect(sizeOf('maskable-512.png')).toEqual([512, 512]);
  });

  it('have a picture beside them that stands at links to the site [SEO-9]', () => {
    const { path: file, width, height } = SHARED_PICTURE;
    expect(sizeOf(path.relative(FOLDER, path.join(PUBLIC, file)))).toEqual([width, height]);
  });
});
