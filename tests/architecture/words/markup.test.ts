import { describe, expect, it } from 'vitest';
import { isNode, syntaxNodes, type SyntaxNode } from '../../support/markup-tree.ts';
import { sourceFiles, withoutComments } from '../../support/source-tree.ts';

/** Attributes whose value a person reads or hears. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);

/** Names that are the same in every language. */
const PROPER_NAMES = new Set(['Oddsmith', 'Oddsmith.']);

/** Components that only ever render in the browser, where a style is set through the DOM. */
const BROWSER_ONLY: readonly string[] = [];

/** Signs and letters that are not texts: currencies, and what a search takes for the same letter. */
const CYRILLIC_SIGNS =
  /^(?:infrastructure\/sandbox\/world\/(?:names\/|naming\/|champ-table\.ts|seasons\/season-finals\.ts)|infrastructure\/sandbox\/information\/pages\/|infrastructure\/sandbox\/(?:mini-apps\/(?:betting-picks|payment-steps|platform-steps|promos-offers|promotion-list|promotion-terms|soon-games|store-prices|technical-state|third-party-game|home-showcase|information-note|agreements-changes|results-wins|welcome-now)|social\/social-words|accounts\/opened-account-words|office\/(?:office-(?:menu|settings|conversion|gift|help|identification)|edited-profile)-words|promotions\/(?:seed-tournaments|offers\/seed-promotions)|support\/(?:support-desk|full-thread|consultant\/consultant)-words|limits\/(?:deposit-refusal-words|limit-words)|documents\/review-words|payments\/(?:payment-method-titles|team-cash-words|requests\/payment-request-words|provider\/provider-words))\.ts$|ui\/kit\/formats\/currency-symbols\.ts$|core\/sports\/spelling\/|core\/sports\/search\/(?:found-sports|search-text|name-search|typed-otherwise)\.ts$)/;

/** A tick is drawn the same both ways; the time bar of a toast has a rule for either. */
const SAME_BOTH_WAYS: readonly string[] = [
  'ui/kit/controls/choice.module.scss: border-width: 0 2px 2px 0',
  'ui/notices/toast-area.module.scss: transform-origin: left',
  'ui/notices/toast-area.module.scss: transform-origin: right',
];

/** Pages that the back end serves, not the site. */
const NOT_ROUTES = new Set(['/api-docs']);

const views = sourceFiles(['ui'], /\.tsx$/).map((file) => ({ ...file, nodes: syntaxNodes(file) }));

function attributesOf(nodes: readonly SyntaxNode[]): readonly { readonly name: string; readonly value: unknown }[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'JSXAttribute' || !isNode(node['name'])) return [];
    return [{ name: String(node['name']['name']), value: node['value'] }];
  });
}

function isPath(text: unknown): boolean {
  return typeof text === 'string' && text.startsWith('/') && !NOT_ROUTES.has(text);
}

function isReadable(text: unknown): text is string {
  return typeof text === 'string' && /\p{L}{2,}/u.test(text) && !PROPER_NAMES.has(text.trim());
}

describe('texts', () => {
  it('are never written between tags', () => {
    const found = views.flatMap((file) =>
      file.nodes
        .filter((node) => node.type === 'JSXText' && isReadable(node['value']))
        .map((node) => `${file.path}: ${String(node['value']).trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('are never written into attributes that are read', () => {
    const found = views.flatMap((file) =>
      attributesOf(file.nodes)
        .filter(({ name, value }) => SPOKEN.has(name) && isNode(value) && isReadable(value['value']))
        .map(({ name, value }) => `${file.path}: ${name}=${String((value as SyntaxNode)['value'])}`),
    );
    expect(found).toEqual([]);
  });

  it('in Cyrillic stand in the files of texts, in the names of the simulated world and in the pages of the sandbox', () => {
    const code = sourceFiles(undefined, /\.(?:ts|tsx|mjs|scss)$/).filter((file) => !CYRILLIC_SIGNS.test(file.path));
    const found = code.filter((file) => /\p{Script=Cyrillic}/u.test(withoutComments(file.text)));
    expect(found.map((file) => file.path)).toEqual([]);
  });
});

describe('what the server renders', () => {
  it('has no style attribute', () => {
    const found = views.filter(
      (file) => !BROWSER_ONLY.includes(file.path) && attributesOf(file.nodes).some(({ name }) => name === 'style'),
    );
    expect(found.map((file) => file.path)).toEqual([]);
  });

  it('has neither style nor script elements', () => {
    const found = views.filter((file) =>
      file.nodes.some((node) => node.type === 'JSXIdentifier' && ['style', 'script'].includes(String(node['name']))),
    );
    const elements = found.filter((file) => /<(?:style|script)[\s>]/.test(file.text));
    expect(elements.map((file) => file.path)).toEqual([]);
  });

  it('asks neither the window nor the clock while it renders', () => {
    const found = views.filter((file) =>
      /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b/.test(withoutComments(file.text)),
    );
    expect(found.map((file) => file.path)).toEqual([]);
  });
});

describe('styles', () => {
  it('are modules beside their component, the shared ones aside', () => {
    const found = sourceFiles(['ui'], /\.scss$/).filter(
      (file) => !file.path.endsWith('.module.scss') && !file.path.startsWith('ui/kit/styles/'),
    );
    expect(found.map((file) => file.path)).toEqual([]);
  });

  it('work in both writing directions', () => {
    const found = sourceFiles(['ui'], /\.scss$/).flatMap((file) =>
      physicalRules(withoutComments(file.text)).map((rule) => `${file.path}: ${rule}`),
    );
    expect(found.filter((rule) => !SAME_BOTH_WAYS.includes(rule))).toEqual([]);
    expect(SAME_BOTH_WAYS.filter((rule) => !found.includes(rule))).toEqual([]);
  });

  it.each([
    ['.a {\n  margin-left: 1px;\n}', ['margin-left: 1px']],
    ['.a { left: 0; right: auto; }', ['left: 0', 'right: auto']],
    ['.a { text-align: right; float: left; }', ['text-align: right', 'float: left']],
    [
      '.a { border-top-left-radius: 2px; transform-origin: left top; }',
      ['border-top-left-radius: 2px', 'transform-origin: left top'],
    ],
    ['.a { padding: 1px calc(2px + 1px) 3px 4px; }', ['padding: 1px calc(2px + 1px) 3px 4px']],
    ['.a { padding: 1px 2px 3px 2px; margin: 0 auto; inset: 0; --w-left: 1rem; }', []],
    ['.a { border-radius: 2px 2px 0 0; border-radius: 2px 0 0 2px; }', ['border-radius: 2px 0 0 2px']],
    ['.left { inset-inline-start: 0; text-align: start; }', []],
  ])('are seen to lean to one side: %s', (styles, rules) => {
    expect(physicalRules(styles)).toEqual(rules);
  });
});

/** Rules that name a side of the window instead of the beginning or the end of a line. */
function physicalRules(styles: string): readonly string[] {
  return [...styles.matchAll(/(?<=[{;\s])([a-z-]+):\s*([^;{}]+);/g)].flatMap(([, name = '', value = '']) => {
    const rule = `${name}: ${value.trim()}`;
    if (name.startsWith('--')) return [];
    if (/^(?:left|right|float|clear)$|(?:^|-)(?:left|right)(?:-|$)/.test(name)) return [rule];
    if (
      /^(?:text-align|transform-origin|background-position|object-position)$/.test(name) &&
      /\b(?:left|right)\b/.test(value)
    )
      return [rule];
    return /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:radius|width|color|style))$/.test(name) &&
      isLopsided(name, value)
      ? [rule]
      : [];
  });
}

/** Whether four values differ from side to side. */
function isLopsided(name: string, value: string): boolean {
  const [top, right, bottom, left] = value
    .trim()
    .replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
    .split(/\s+/);
  if (left === undefined) return name === 'border-radius' && right !== undefined && top !== right;
  return name === 'border-radius' ? top !== right || bottom !== left : right !== left;
}

describe('links', () => {
  it('are made by the route table', () => {
    const found = views.flatMap((file) =>
      attributesOf(file.nodes)
        .filter(({ name, value }) => ['href', 'to'].includes(name) && isNode(value) && isPath(value['value']))
        .map(({ value }) => `${file.path}: ${String((value as SyntaxNode)['value'])}`),
    );
    expect(found).toEqual([]);
  });
});
