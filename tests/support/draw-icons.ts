// Draws the icons of the installed site, and the picture beside links to it, from ui/kit/public/favicon.svg: node tests/support/draw-icons.ts
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { SHARED_PICTURE } from '../../core/site/documents/page-head.ts';
import { ICON_SIZES } from '../../core/site/browser/screen-class.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../ui/kit/public');
const FOLDER = path.join(PUBLIC, 'sys-icons/1');
/** The part of a maskable icon that no platform cuts off. */
const SAFE_PART = 0.72;
/** The part of the height of the picture beside links that its mark takes. */
const MARK_PART = 0.5;
const GROUND = '#10171e';

const svg = await readFile(path.join(PUBLIC, 'favicon.svg'), 'utf8');
/** Without its rounded corners the mark stands on a ground that fills the whole icon. */
const full = svg.replace(' rx="7"', '');
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
  /** The part of the height that the mark takes. */
  readonly part: number;
}

async function draw(file: string, { width, height, markup, part }: Drawing): Promise<void> {
  await page.setViewportSize({ width, height });
  const source = `data:image/svg+xml;base64,${Buffer.from(markup).toString('base64')}`;
  const side = Math.round(height * part);
  const ground = part < 1 ? `background:${GROUND};` : '';
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;block-size:100vh;${ground}"><img src="${source}" width="${String(side)}" height="${String(side)}">`,
  );
  await page.locator('img').evaluate(async (image) => (image as HTMLImageElement).decode());
  await writeFile(file, await page.screenshot({ omitBackground: true }));
}

function icon(size: number, markup: string, part: number): Drawing {
  return { width: size, height: size, markup, part };
}

await mkdir(FOLDER, { recursive: true });
for (const size of ICON_SIZES) await draw(`${FOLDER}/icon-${String(size)}.png`, icon(size, svg, 1));
await draw(`${FOLDER}/maskable-512.png`, icon(512, full, SAFE_PART));
const { path: picture, width, height } = SHARED_PICTURE;
await draw(path.join(PUBLIC, picture), { width, height, markup: svg, part: MARK_PART });
await browser.close();
