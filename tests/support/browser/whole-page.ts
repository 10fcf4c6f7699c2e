import { expect, type Page } from '@playwright/test';

/** A page with its title, one top heading, its language, its content, and no text that was left unfinished. */
export async function expectWholePage(page: Page, language: string): Promise<void> {
  const { pathname } = new URL(page.url());
  const facts = async (): Promise<object> =>
    page.evaluate(() => {
      const textOf = (part: Node): string => {
        if (part instanceof Text) return part.data;
        if (!(part instanceof Element)) return [...part.childNodes].map(textOf).join('');
        if (part.matches('script, noscript, style')) return '';
        return [...part.childNodes, ...(part.shadowRoot?.childNodes ?? [])].map(textOf).join('');
      };
      return {
        language: document.documentElement.lang,
        hasContent:
          document.querySelector('main, [role="main"]')?.checkVisibility({ visibilityProperty: true }) ?? false,
        topHeadings: document.querySelectorAll('h1').length,
        hasTitle: document.title !== '',
        unfinished: /(?:undefined|\bNaN\b|\[object Object\]|\{\{).{0,40}/.exec(textOf(document.body))?.[0] ?? '',
      };
    });
  const whole = { language, hasContent: true, topHeadings: 1, hasTitle: true, unfinished: '' };
  await expect.poll(facts, { message: pathname, timeout: 20_000 }).toEqual(whole);
}
