/** A colour as video has it: how bright, how blue, how red; 0 to 255 each. */
export type VideoColour = readonly [luma: number, blue: number, red: number];

/** The digits and the colon, five rows of three dots each, from the top. */
const GLYPHS: Readonly<Record<string, readonly number[]>> = {
  '0': [7, 5, 5, 5, 7],
  '1': [2, 6, 2, 2, 7],
  '2': [7, 1, 7, 4, 7],
  '3': [7, 1, 7, 1, 7],
  '4': [5, 5, 7, 1, 1],
  '5': [7, 4, 7, 1, 7],
  '6': [7, 4, 7, 5, 7],
  '7': [7, 1, 2, 2, 2],
  '8': [7, 5, 7, 5, 7],
  '9': [7, 5, 7, 1, 7],
  ':': [0, 2, 0, 2, 0],
  A: [2, 5, 7, 5, 5],
};
const GLYPH_WIDTH = 3;

export function videoColour(hex: string): VideoColour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [
    Math.round(16 + 0.257 * red + 0.504 * green + 0.098 * blue),
    Math.round(128 - 0.148 * red - 0.291 * green + 0.439 * blue),
    Math.round(128 + 0.439 * red - 0.368 * green - 0.071 * blue),
  ];
}

/** One frame of a video, as encoders take it: brightness by pixel, colours by four pixels. */
export interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export function emptyPicture(width: number, height: number): Picture {
  return { data: new Uint8Array((width * height * 3) / 2), width, height };
}

export function fillBox(picture: Picture, { left, top, width, height }: Box, colour: VideoColour): void {
  for (let row = Math.max(0, top); row < Math.min(picture.height, top + height); row += 1) {
    fillLine(picture, { row, from: left, to: left + width }, colour);
  }
}

export function outlineBox(picture: Picture, { left, top, width, height }: Box, colour: VideoColour): void {
  const [thin, right, bottom] = [2, left + width - 2, top + height - 2];
  fillBox(picture, { left, top, width, height: thin }, colour);
  fillBox(picture, { left, top: bottom, width, height: thin }, colour);
  fillBox(picture, { left, top, width: thin, height }, colour);
  fillBox(picture, { left: right, top, width: thin, height }, colour);
}

export function fillDisc(picture: Picture, { x, y, radius }: Disc, colour: VideoColour): void {
  for (let row = Math.max(0, Math.ceil(y - radius)); row <= Math.min(picture.height - 1, y + radius); row += 1) {
    const half = Math.sqrt(radius * radius - (row - y) * (row - y));
    fillLine(picture, { row, from: Math.round(x - half), to: Math.round(x + half) }, colour);
  }
}

/** Digits and colons; `dot` is the size of one of their dots. Returns where the text ends. */
export function drawText(picture: Picture, { text, left, top, dot }: PictureText, colour: VideoColour): number {
  let at = left;
  for (const sign of text) {
    for (const [row, dots] of (GLYPHS[sign] ?? []).entries()) {
      for (let column = 0; column < GLYPH_WIDTH; column += 1) {
        if ((dots & (4 >> column)) === 0) continue;
        fillBox(picture, { left: at + column * dot, top: top + row * dot, width: dot, height: dot }, colour);
      }
    }
    at += (GLYPH_WIDTH + 1) * dot;
  }
  return at - dot;
}

function fillLine(
  { data, width, height }: Picture,
  { row, from, to }: { readonly row: number; readonly from: number; readonly to: number },
  [luma, blue, red]: VideoColour,
): void {
  const [start, end] = [Math.max(0, from), Math.min(width, to)];
  if (end <= start) return;
  data.fill(luma, row * width + start, row * width + end);
  if (row % 2 !== 0) return;
  const colours = width * height + (row / 2) * (width / 2);
  const [first, last] = [Math.floor(start / 2), Math.ceil(end / 2)];
  data.fill(blue, colours + first, colours + last);
  data.fill(red, colours + (width * height) / 4 + first, colours + (width * height) / 4 + last);
}

interface PictureText {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly dot: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** How wide a text is. */
export function textWidth(text: string, dot: number): number {
  return text.length * (GLYPH_WIDTH + 1) * dot - dot;
}
