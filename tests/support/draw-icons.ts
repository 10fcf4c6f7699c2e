// Draws the icons of the installed site from ui/app/public/favicon.svg: node tests/support/draw-icons.ts
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { ICON_SIZES } from '../../core/site/screen-class.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../ui/app/public');
const FOLDER = path.join(PUBLIC, 'sys-icons/1');
/** The part of a maskable icon that no platform cuts off. */
const SAFE_PART = 0.72;

const svg = await readFile(path.join(PUBLIC, 'favicon.svg'), 'utf8');
/** Without its rounded corners the mark stands on a ground that fills the whole icon. */
const full = svg.replace(' rx="7"', '');
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();

async function draw(name: string, size: number, markup: string, part: number): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  const source = `data:image/svg+xml;base64,${Buffer.from(markup).toString('base64')}`;
  const side = Math.round(size * part);
  const ground = part < 1 ? 'background:#10171e;' : '';
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;block-size:100vh;${ground}"><img src="${source}" width="${String(side)}" height="${String(side)}">`,
  );
  await page.locator('img').evaluate(async (image) => (image as HTMLImageElement).decode());
  await writeFile(path.join(FOLDER, name), await page.screenshot({ omitBackground: true }));
}

await mkdir(FOLDER, { recursive: true });
for (const size of ICON_SIZES) await draw(`icon-${String(size)}.png`, size, svg, 1);
await draw('maskable-512.png', 512, full, SAFE_PART);
await browser.close();
