import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from '../../../ui/app/keep-focus.ts';

let stop: () => void;
/** How often it was asked where an element stands. */
let asked = 0;

/** Gives each element the place that it says it has: nothing is laid out here. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function placed(this: Element) {
    asked += 1;
    const [x = 0, y = 0] = (this.getAttribute('data-at') ?? '').split(' ').map(Number);
    return { left: x, top: y, width: 10, height: 10 } as DOMRect;
  });
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function page(html: string): void {
  document.body.innerHTML = html;
  stop = keepFocus(document);
}

function at(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`${selector} is not in the page`);
  return element;
}

/** Lets the page see what changed. */
async function settled(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

const LINE = `
  <main id="main" tabindex="-1"><div id="grid">
    <div id="first"><button id="a1" data-odds="open" data-at="0 0"></button><button id="a2" data-odds="open" data-at="20 0"></button></div>
    <div id="second"><button id="b1" data-odds="open" data-at="0 20"></button><button id="b2" data-odds="locked" data-at="20 20"></button></div>
    <div id="third"><button id="c1" data-odds="open" data-at="0 90"></button><button id="c2" data-odds="open" data-at="20 90"></button></div>
  </div></main>`;

describe('the focus', () => {
  it('goes from a game that leaves to the same column of the nearest one', async () => {
    page(LINE);
    at('#a2').focus();
    at('#first').remove();
    await settled();
    expect(document.activeElement?.id).toBe('b2');
  });

  it('goes by where its element was scrolled to, as the browser tells without being asked [PERF-09]', async () => {
    const told: ((entries: readonly object[]) => void)[] = [];
    const observe = vi.fn<(element: Element) => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = observe;
        unobserve = vi.fn<() => void>();
        disconnect = vi.fn<() => void>();
        constructor(tell: (entries: readonly object[]) => void) {
          told.push(tell);
        }
      },
    );
    page(LINE);
    at('#a2').focus();
    const before = asked;
    at('#grid').dispatchEvent(new Event('scroll'));
    expect(asked).toBe(before);
    expect(observe.mock.calls).toEqual([[at('#a2')]]);
    const boundingClientRect = { left: 20, top: 80, width: 10, height: 10 };
    for (const tell of told) tell([{ target: at('#a2'), boundingClientRect }]);
    at('#first').remove();
    await settled();
    expect(document.activeElement?.id).toBe('c2');
  });

  it('goes from a price that leaves to the nearest one of its game, even where another game is nearer', async () => {
    page(LINE);
    at('#c2').setAttribute('data-at', '500 90');
    at('#c1').focus();
    at('#c1').remove();
    await settled();
    expect(document.activeElement?.id).toBe('c2');
  });

  it('goes to the price that takes the place of the one that leaves', async () => {
    page(LINE);
    at('#b1').focus();
    at('#b1').outerHTML = '<button id="new" data-odds="open" data-at="0 20"></button>';
    await settled();
    expect(document.activeElement?.id).toBe('new');
  });

  it('goes to the part that it was in where nothing of its kind is left', async () => {
    page(LINE);
    at('#a1').focus();
    at('#grid').innerHTML = '<button id="again">Again</button>';
    await settled();
    expect(document.activeElement?.id).toBe('main');
  });

  it('goes from a bet that is removed to that after it, from the last to that before it', async () => {
    page(`<aside tabindex="-1"><ul>
      <li><button id="one" data-remove="" data-at="0 0"></button></li>
      <li><button id="two" data-remove="" data-at="0 20"></button></li>
      <li><button id="three" data-remove="" data-at="0 30"></button></li></ul></aside>`);
    at('#two').focus();
    at('#two').closest('li')?.remove();
    await settled();
    expect(document.activeElement?.id).toBe('three');
    at('#three').closest('li')?.remove();
    await settled();
    expect(document.activeElement?.id).toBe('one');
  });

  it('stays where it was given meanwhile, and with nobody who left it', async () => {
    page(`${LINE}<input id="other">`);
    at('#a1').focus();
    at('#first').remove();
    at('#other').focus();
    await settled();
    expect(document.activeElement?.id).toBe('other');
    at('#b1').focus();
    at('#b1').blur();
    await settled();
    at('#second').remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    '<dialog open aria-labelledby="name"><h2 id="name"></h2><div id="step"><button id="on"></button></div></dialog>',
    '<section data-steps aria-labelledby="name"><h1 id="name"></h1><div id="step"><button id="on"></button></div></section>',
  ])('goes from a step that leaves to the name of the next, or to its field: %s', async (html) => {
    page(html);
    const drawn = async (): Promise<void> => {
      await vi.waitFor(() => {
        expect(document.activeElement?.matches('[data-steps], dialog, body')).toBe(false);
      });
    };
    at('#on').focus();
    at('#step').innerHTML = '<input>';
    await drawn();
    expect(document.activeElement?.id).toBe('name');
    at('input').focus();
    at('#step').innerHTML = '<input id="field">';
    await settled();
    at('#field').focus();
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    expect(document.activeElement?.id).toBe('field');
  });
});
