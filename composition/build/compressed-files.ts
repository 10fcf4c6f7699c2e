import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const FOLDERS = ['assets', 'flags', 'sys-icons'];
const TEXT = /\.(?:js|css|svg)$/;

/** Each way a file is compressed, by the ending of its name: as small as that way can make it, which takes too long for each request. */
const WAYS: Readonly<Record<string, (file: Buffer) => Promise<Buffer>>> = {
  '.br': (file) => promisify(brotliCompress)(file, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.length } }),
  '.gz': (file) => promisify(gzip)(file, { level: constants.Z_BEST_COMPRESSION }),
};

/** Keeps each text file in its compressed forms, too: it is the same for every visitor, and is compressed once. */
export const compressedFiles: Plugin = {
  name: 'compressed-files',
  writeBundle: {
    // files that are not built are there by then, too
    order: 'post',
    async handler({ dir }) {
      if (dir === undefined) throw new Error('The build has no folder.');
      await Promise.all(FOLDERS.map(async (folder) => compressAll(path.join(dir, folder))));
    },
  },
};

async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => TEXT.test(name)).map((name) => path.join(folder, name));
  await Promise.all(files.map(compressOne));
}

async function compressOne(file: string): Promise<void> {
  const text = await readFile(file);
  for (const [ending, compress] of Object.entries(WAYS)) {
    const packed = await compress(text);
    if (packed.length < text.length) await writeFile(`${file}${ending}`, packed);
  }
}
