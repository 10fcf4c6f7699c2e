import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ParsedNode } from '../../../core/site/documents/document-tree.ts';
import { parsedHtml } from '../../../infrastructure/site/parsed-html.ts';
import { looseMarkup } from '../../support/browser/header-contract.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';
import { SMUGGLED } from '../../support/examples/smuggled-markup.ts';

const CORPUS = [
  ...SMUGGLED,
  '"><script>__pwn()</script>',
  "' autofocus onfocus=__pwn() x='",
  '</title><script>__pwn()</script>',
  '</script><script>__pwn()</script>',
  '--><script>__pwn()</script><!--',
  '\u2028</script><script>__pwn()//',
  'javascript:__pwn()',
  'javascript://%0a__pwn()',
  '{{constructor.constructor("__pwn()")()}}',
  '${__pwn()}',
  '\u0000<script>__pwn()</script>',
  '\\"></SCRIPT><svg/onload=__pwn()>',
];

/** Pages with the parameters that they read, and some that nobody does. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/en': ['ref', 'utm_source', 'tag', 'botId', 'platform_type', 'showSignInModal', 'returnUrl'],
  '/en/line/football': ['time', 'hours', 'search'],
  '/en/casino-search': ['q'],
  '/en/registration': ['promocode', 'type'],
  '/en/onpay/fail': ['text', 'amount', 'status'],
  '/en/user/passwordreset': ['code'],
  '/en/rules/1': ['chapter'],
  '/en/nothing': ['q'],
};
const PATHS = ['/en/~', '/en/landing/~', '/en/promotions/~', '/en/rules/2/~', '/en/line/~', '/~/live'];

/** How many texts an address carries. */
const AT_ONCE = 9;

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
}, 240_000);
afterAll(async () => {
  await site.close();
});

/** The elements of a page with the names of their attributes, and every address that an element leads to. */
function skeleton(nodes: readonly ParsedNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const scheme = /^\s*(?!https?:)[a-z][a-z\d+.-]*:/i.exec(node.attributes['href'] ?? node.attributes['src'] ?? '');
    return [`${node.name} ${Object.keys(node.attributes).join(' ')} ${scheme?.[0] ?? ''}`, ...skeleton(node.children)];
  });
}

/** The page at an address, or where it leads to, in the way of a browser. */
async function opened(address: string) {
  const first = await site.ask(address);
  return first.location?.startsWith('/') === true ? site.ask(first.location) : first;
}

describe('a text in an address', () => {
  it.each(Object.entries(PAGES))(
    'changes nothing of %s but texts, in %j or any other parameter [SEC-24]',
    async (page, names) => {
      const query = (texts: readonly string[]): string =>
        texts.map((text, place) => `${names[place] ?? encodeURIComponent(text)}=${encodeURIComponent(text)}`).join('&');
      const plain = skeleton(parsedHtml((await opened(`${page}?${query(['qwrtzx', 'qwrtzx'])}`)).html));
      expect(plain.length).toBeGreaterThan(20);
      for (let from = 0; from < CORPUS.length; from += AT_ONCE) {
        const address = `${page}?${query(CORPUS.slice(from, from + AT_ONCE))}`;
        const reply = await opened(address);
        expect(skeleton(parsedHtml(reply.html)), address).toEqual(plain);
        expect(looseMarkup(page, reply.html, reply.policy), address).toEqual([]);
      }
    },
  );

  it.each(PATHS.map((path) => [path]))('is no markup in the path either: %s [SEC-24]', async (template) => {
    for (const text of CORPUS) {
      const reply = await opened(template.replaceAll('~', encodeURIComponent(text)));
      expect([200, 404, 503], text).toContain(reply.status);
      expect(looseMarkup(template, reply.html, reply.policy), text).toEqual([]);
      expect(skeleton(parsedHtml(reply.html)).filter((line) => /script|iframe|object|embed|base /.test(line))).toEqual([
        'script nonce ',
        'script type id ',
      ]);
    }
  });
});
