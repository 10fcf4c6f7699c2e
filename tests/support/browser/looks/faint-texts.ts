import type { Page } from '@playwright/test';

export interface WornLook {
  readonly name: string;
  /** What the root element says of it. */
  readonly attributes: Readonly<Record<string, string>>;
}

interface Asked {
  readonly scope: string;
  /** None: the look that the page has. */
  readonly looks: readonly WornLook[];
  /** The look that the page has afterwards. */
  readonly left?: WornLook | undefined;
}

/**
 * The texts of a page, or of a part of it, that stand out too little from what they are written on, by WCAG 1.4.3, and the
 * links that colour alone tells from the text around them, by 1.4.1. It looks at what stands still and at what can be used.
 */
export async function faintTexts(page: Page, within = 'html'): Promise<readonly string[]> {
  return page.evaluate(findFaint, { scope: within, looks: [] });
}

/**
 * The same in several looks of the same sizes, and another look afterwards: the page is drawn for none of those between,
 * which takes longer than to read their colours. It runs in the page, and knows nothing but what it is given.
 */
export function findFaint({ scope, looks, left }: Asked): readonly string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const USUAL = 4.5;
  const LARGE = 3;
  const OF_LINK = 3;
  const CLEAR: Colour = [0, 0, 0, 0];
  const styles = new Map<Element, CSSStyleDeclaration>();
  const grounds = new Map<Element, readonly Colour[]>();
  const opacities = new Map<Element, number>();

  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  /** As computed styles write it: `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.5)`, `color(srgb 0.1 0.2 0.3 / 0.5)`. */
  const read = (text: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const unit = text.startsWith('color(') ? 255 : 1;
    return text === 'transparent' ? CLEAR : [red * unit, green * unit, blue * unit, alpha];
  };
  const over = ([red, green, blue, alpha]: Colour, [r, g, b]: Colour): Colour => [
    red * alpha + r * (1 - alpha),
    green * alpha + g * (1 - alpha),
    blue * alpha + b * (1 - alpha),
    1,
  ];
  const linear = (part: number): number =>
    part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = ([red, green, blue]: Colour): number =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrast = (one: Colour, other: Colour): number => {
    const [light, dark] = [luminance(one), luminance(other)].toSorted((left, right) => right - left);
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
  };

  /** What a sheet beneath the whole element is filled with. */
  const drawnBefore = (element: Element): Colour => {
    if (styleOf(element).position === 'static') return CLEAR;
    const { content, position, width, backgroundColor } = getComputedStyle(element, '::before');
    const isWhole = Number.parseFloat(width) >= element.getBoundingClientRect().width - 4;
    return content !== 'none' && position === 'absolute' && isWhole ? read(backgroundColor) : CLEAR;
  };
  /** Every colour that may lie behind a text of the element: those of a gradient each for itself. */
  const groundsOf = (element: Element | null): readonly Colour[] => {
    if (element === null) return [[255, 255, 255, 1]];
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage } = styleOf(element);
    const under = groundsOf(element.parentElement).map((ground) => over(read(backgroundColor), ground));
    const behind = under.map((ground) => over(drawnBefore(element), ground));
    const drawn = (backgroundImage.match(/(?:rgba?|color)\([^)]*\)/g) ?? []).map(read).filter(([, , , a]) => a > 0);
    const found = [...behind, ...drawn.flatMap((colour) => behind.map((ground) => over(colour, ground)))];
    grounds.set(element, found);
    return found;
  };
  const opacityOf = (element: Element | null): number => {
    if (element === null) return 1;
    const opacity = opacities.get(element) ?? Number(styleOf(element).opacity) * opacityOf(element.parentElement);
    opacities.set(element, opacity);
    return opacity;
  };
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.closest('.vh, select, [hidden]') === null &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const isOff = (element: Element): boolean =>
    element.closest(':disabled, [aria-disabled="true"], [inert]') !== null ||
    (element.closest('label')?.querySelector(':disabled, [aria-disabled="true"]') ?? null) !== null;
  const least = ({ fontSize, fontWeight }: CSSStyleDeclaration): number => {
    const size = Number.parseFloat(fontSize);
    return size >= 24 || (size >= 56 / 3 && Number(fontWeight) >= 700) ? LARGE : USUAL;
  };
  const isInText = (element: Element): boolean => {
    const around = element.parentElement;
    if (!element.matches('a[href]') || around === null || !styleOf(element).display.startsWith('inline')) return false;
    return [...around.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''),
    );
  };

  interface Written {
    readonly element: Element;
    readonly name: string;
    /** In a drawing: the filled shape that it lies on. */
    readonly shape: Element | null;
    readonly ratio: number;
    /** The link within a text that it stands in. */
    readonly link: Element | null;
  }
  /** The same in looks of the same sizes: colours are read of these alone. */
  const writtenTexts = (): readonly Written[] => {
    const texts: Written[] = [];
    for (const part of document.querySelectorAll(scope)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = (node.textContent ?? '').trim();
        if (element === null || text === '' || !/[\p{L}\p{N}]/u.test(text)) continue;
        if (element.matches('script, style, title, template, noscript') || !isSeen(element) || isOff(element)) continue;
        // a text in a drawing lies on the shape before it, and both are filled
        const shape = element.matches('path[fill] + text[fill]') ? element.previousElementSibling : null;
        const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text.slice(0, 30)}"`;
        const link = element.closest('a');
        const inText = link !== null && isInText(link) ? link : null;
        texts.push({ element, name, shape, ratio: least(styleOf(element)), link: inText });
      }
    }
    return texts;
  };

  const found = new Set<string>();
  const lookAt = (texts: readonly Written[], where: string): void => {
    for (const { element, name, shape, ratio: wanted, link } of texts) {
      const style = styleOf(element);
      const [red, green, blue, alpha] = read(shape === null ? style.color : style.fill);
      const opacity = opacityOf(element);
      for (const ground of shape === null ? groundsOf(element) : [read(styleOf(shape).fill)]) {
        const ratio = contrast(over([red, green, blue, alpha * opacity], ground), ground);
        if (ratio < wanted) found.add(`${where}${name}: ${ratio.toFixed(2)} of ${String(wanted)}`);
      }
      if (link === null || styleOf(link).textDecorationLine.includes('underline')) continue;
      const ratio = contrast(read(styleOf(link).color), read(styleOf(link.parentElement ?? link).color));
      if (ratio < OF_LINK) found.add(`${where}${name}: a link that only its colour tells, ${ratio.toFixed(2)}`);
    }
  };
  const wear = ({ attributes }: WornLook): void => {
    for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
    // a colour on its way to another is not the one to measure
    for (const moving of document.getAnimations()) if (moving instanceof CSSTransition) moving.finish();
    grounds.clear();
    opacities.clear();
  };
  const texts = writtenTexts();
  if (looks.length === 0) lookAt(texts, '');
  for (const look of looks) {
    wear(look);
    lookAt(texts, `${look.name}: `);
  }
  if (left !== undefined) wear(left);
  return [...found];
}
