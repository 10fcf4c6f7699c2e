import { describe, expect, it } from 'vitest';
import type { MiniAppContent } from '../../../core/mini-apps/mini-apps-gateway.ts';
import { handLook, hideSports, isDrawnInto, ledElsewhere, showContent } from '#ui/mini-apps/draw-content.ts';

const CONTENT: MiniAppContent = {
  section: 'home-showcase',
  title: 'Now',
  language: 'en',
  body: [
    { name: 'a', attributes: { href: '/en/line', class: 'a' }, children: ['<b>A</b>'] },
    { name: 'a', attributes: { href: 'https://a.example/' }, children: ['B'] },
  ],
  styles: '.a{color:red}',
  version: 'abcdefgh',
};

function place(): HTMLElement {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  return element;
}

describe('what an application shows', () => {
  it('stands in a shadow root of its own, each text as a text [SEC-11]', () => {
    const here = place();
    expect([isDrawnInto(here), here.hasAttribute('data-drawn')]).toEqual([false, false]);
    showContent(here, CONTENT);
    expect(here.hasAttribute('data-drawn')).toBe(true);
    showContent(here, CONTENT);
    expect(here.shadowRoot?.innerHTML).toBe(
      '<div class="application" lang="en"><a href="/en/line" class="a">&lt;b&gt;A&lt;/b&gt;</a><a href="https://a.example/">B</a></div>',
    );
    const [sheet, ...others] = here.shadowRoot?.adoptedStyleSheets ?? [];
    expect([sheet?.cssRules.length, others]).toEqual([1, []]);
    expect(document.querySelector('.a')).toBeNull();
    showContent(here, 'nothing');
    expect(here.hidden).toBe(true);
    showContent(here, undefined);
    expect([here.hidden, isDrawnInto(here)]).toEqual([false, true]);
  });

  it('is handed how the page looks each time that changes, and keeps the language it is written in [HND-2]', () => {
    const here = place();
    showContent(here, CONTENT);
    handLook(here, { lang: 'de', dir: 'ltr', 'data-theme': 'dark' });
    handLook(here, { lang: 'de', dir: 'ltr', 'data-theme': 'light' });
    const content = here.shadowRoot?.firstElementChild;
    expect(content?.getAttribute('data-theme')).toBe('light');
    expect(content?.getAttribute('lang')).toBe('en');
    expect(() => {
      handLook(place(), { 'data-theme': 'light' });
    }).not.toThrow();
  });

  it('loses what is about a sport that the player does not want, drawn here or by the server [MKP-25]', () => {
    const here = place();
    const card = (sport: string) => ({ name: 'p', attributes: { 'data-sport': sport }, children: [sport] });
    showContent(here, { ...CONTENT, body: [card('1'), card('2'), 'x'] });
    hideSports(here, { line: [1], live: [] });
    expect(here.shadowRoot?.textContent).toBe('12x');
    hideSports(here, { line: [1], live: [1, 2] });
    expect(here.shadowRoot?.textContent).toBe('2x');
    expect(() => {
      hideSports(place(), { line: [1], live: [1] });
    }).not.toThrow();
  });

  it('leads within the site by its links alone, pressed plainly', () => {
    const here = place();
    showContent(here, CONTENT);
    const led: (string | undefined)[] = [];
    here.addEventListener('click', (event) => {
      led.push(ledElsewhere(event));
      event.preventDefault();
    });
    const [own, other] = here.shadowRoot?.querySelectorAll('a') ?? [];
    const press = (init: MouseEventInit = {}) =>
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
    own?.dispatchEvent(press());
    own?.dispatchEvent(press({ ctrlKey: true }));
    own?.dispatchEvent(press({ button: 1 }));
    other?.dispatchEvent(press());
    expect(led).toEqual(['/en/line', undefined, undefined, undefined]);
  });
});
