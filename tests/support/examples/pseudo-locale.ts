import type { BrowserContext, Page } from '@playwright/test';

/** Letters by which a made-up text is known. */
export const MARK = 'ŵ';

/** What the made-up language is put into the table of English texts with: accents, and 40 % more letters. */
const PSEUDO = `
const ACCENTS = { a: 'å', e: 'ë', i: 'ï', o: 'ö', u: 'ü', y: 'ÿ' };
const longer = (text) => {
  const parts = text.split(/(\\{\\{[^}]*\\}\\})/);
  const letters = parts.filter((part) => !part.startsWith('{{')).join('').replace(/[^A-Za-z]/g, '').length;
  const more = Math.round(letters * 0.4);
  const tail = '${MARK}'.repeat(more).replace(/.{6}(?=.)/g, '$& ');
  const accented = parts.map((part) => (part.startsWith('{{') ? part : part.replace(/[aeiouy]/g, (letter) => ACCENTS[letter])));
  return accented.join('') + (more > 4 ? ' ' : '') + tail;
};
const pseudo = (texts) => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, longer(text)]));
const pseudoTable = (table) =>
  Object.fromEntries(
    Object.entries(table).map(([file, texts]) => [
      file,
      typeof texts === 'function' ? async () => pseudo(await texts()) : pseudo(texts),
    ]),
  );
`;

/** Shows the English pages of a context in a made-up language of longer texts; what the server drew is drawn anew in it. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  // the page names the digest of the file that is changed below
  await context.route(/^http:\/\/localhost:\d+\/en(?:\/|$)/, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: (await reply.text()).replaceAll(/ integrity="[^"]*"/g, '') });
  });
  await context.route(/\/assets\/texts-en-[^/]*\.js$/, async (route) => {
    const reply = await route.fetch();
    const code = await reply.text();
    const body = code.replace(
      /export\{(\w+) as TEXTS\};?/,
      (_, table: string) => `${PSEUDO}export const TEXTS = pseudoTable(${table});`,
    );
    await route.fulfill({ response: reply, body });
  });
}

/** How many made-up texts a page shows. */
export async function pseudoTexts(page: Page): Promise<number> {
  return page.evaluate((mark) => document.body.innerText.split(mark).length - 1, MARK);
}
