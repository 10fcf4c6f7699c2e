import type { Locator, Page } from '@playwright/test';

export type Colour = readonly [red: number, green: number, blue: number];

/** What a part of the window looks like, point by point. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => Colour;
}

export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The least contrast of a sign that is no text, by WCAG 1.4.11. */
const SIGN = 3;

export async function pictureOf(page: Page, part: Part): Promise<Picture> {
  const file = (await page.screenshot({ clip: part })).toString('base64');
  const { width, height, points } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const drawn = context?.getImageData(0, 0, bitmap.width, bitmap.height).data;
    return { width: bitmap.width, height: bitmap.height, points: [...(drawn ?? [])] };
  }, file);
  return {
    width,
    height,
    at: (x, y) => {
      const start = 4 * (Math.round(y) * width + Math.round(x));
      return [points[start] ?? 0, points[start + 1] ?? 0, points[start + 2] ?? 0];
    },
  };
}

/** How an element is drawn, with so many pixels around it. */
export async function pictureAround(element: Locator, margin = 0): Promise<Picture> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('the element is not drawn');
  const x = Math.max(0, Math.floor(box.x - margin));
  const y = Math.max(0, Math.floor(box.y - margin));
  const width = Math.ceil(box.width + 2 * margin);
  return pictureOf(element.page(), { x, y, width, height: Math.ceil(box.height + 2 * margin) });
}

/** By WCAG 2.2: from 1, the same, to 21, black on white. */
export function contrast(one: Colour, other: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((left, right) => right - left);
  return (lighter + 0.05) / (darker + 0.05);
}

/** How many points changed so much that the change is a sign of its own. */
export function changedPoints(before: Picture, after: Picture): number {
  return countPoints(before, (x, y) => contrast(before.at(x, y), after.at(x, y)) >= SIGN);
}

/** How many points of a part stand out of a colour. */
export function pointsOutOf(picture: Picture, ground: Colour): number {
  return countPoints(picture, (x, y) => contrast(picture.at(x, y), ground) >= SIGN);
}

function countPoints({ width, height }: Picture, isCounted: (x: number, y: number) => boolean): number {
  let count = 0;
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (isCounted(x, y)) count += 1;
  return count;
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How many points the ring around the element that has the focus draws, beside how many its edge has. */
export async function focusRing(page: Page): Promise<{ readonly drawn: number; readonly edge: number }> {
  const element = page.locator('*:focus');
  const handle = await element.elementHandle();
  const box = await element.boundingBox();
  if (handle === null || box === null) throw new Error('nothing has the focus');
  const around = {
    x: Math.max(0, Math.floor(box.x - 6)),
    y: Math.max(0, Math.floor(box.y - 6)),
    width: Math.ceil(box.width + 12),
    height: Math.ceil(box.height + 12),
  };
  const focused = await pictureOf(page, around);
  await handle.evaluate((node) => {
    (node as HTMLElement).blur();
  });
  const left = await pictureOf(page, around);
  await handle.evaluate((node) => {
    (node as HTMLElement).focus({ preventScroll: true });
  });
  return { drawn: changedPoints(left, focused), edge: 2 * Math.floor(box.width + box.height) };
}
