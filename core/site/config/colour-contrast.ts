/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const PARTS = /^(rgb|hsl)\((\d+(?:\.\d+)?)(?:deg)? (\d+(?:\.\d+)?)%? (\d+(?:\.\d+)?)%?\)$/i;

/** The colour that a value of CSS names; undefined where it lets something through, or is none that is known. */
export function colourOf(value: string): Colour | undefined {
  if (HEX.test(value)) {
    const digits = value.slice(1);
    const pairs =
      digits.length === 3 ? (digits.match(/./g) ?? []).map((digit) => digit + digit) : (digits.match(/../g) ?? []);
    const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue];
  }
  const [, name, ...texts] = PARTS.exec(value) ?? [];
  const [first, second, third] = texts.map(Number);
  if (name === undefined || first === undefined || second === undefined || third === undefined) return undefined;
  if (name.toLowerCase() === 'hsl') return ofHsl(first % 360, Math.min(1, second / 100), Math.min(1, third / 100));
  // of percentages only those are known that could be numbers, too
  return value.includes('%') ? undefined : [Math.min(255, first), Math.min(255, second), Math.min(255, third)];
}

/** Of what is no colour. */
const NO_CONTRAST = 1;

/** How much two colours differ by the measure of WCAG 2.2, 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  const contrast = (light + 0.05) / (dark + 0.05);
  return Number.isFinite(contrast) ? contrast : NO_CONTRAST;
}

function luminance([red, green, blue]: Colour): number {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function ofHsl(hue: number, saturation: number, lightness: number): Colour {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (turn: number): number => {
    const at = (turn + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}
