import { describe, expect, it } from 'vitest';
import type { SyntaxNode } from '../../support/symbol-graph.ts';
import { fileNodes, nodesIn, nodesOf, ofType, textOf } from '../../support/syntax-nodes.ts';

/** What may be written from outside: an element of the page, a plain record that the file made itself, and what makes texts of the page, on the server. */
const NO_STORES: readonly string[] = [
  'ui/app/frame/use-header-away.ts: document.documentElement',
  'ui/app/head/document-head.ts: document',
  'ui/app/head/document-head.ts: script',
  'ui/app/keep-focus.ts: element',
  'ui/app/routing/use-page-scroll.ts: centre',
  'ui/kit/behaviour/link-fragment.ts: window',
  'ui/kit/behaviour/save-file.ts: link',
  'ui/casino/games/crash/draw-curve.ts: canvas',
  'ui/casino/games/crash/draw-curve.ts: context',
  'ui/kit/behaviour/save-picture.ts: canvas',
  'ui/kit/behaviour/save-picture.ts: context',
  'ui/kit/behaviour/save-picture.ts: link',
  'ui/kit/forms/use-form.ts: texts',
  'ui/mini-apps/draw-content.ts: content',
  'ui/mini-apps/draw-content.ts: place',
  'ui/mini-apps/draw-content.ts: root',
  'ui/page/finished-texts.ts: finishedT',
  'ui/page/finished-texts.ts: i18n',
  'ui/page/texts.ts: resourceStore.data',
  'ui/page/threads/thread-messages.tsx: scrollerOf(list)',
  'ui/page/use-page-title.ts: document',
  'ui/site/config/snowfall.tsx: brush',
  'ui/site/config/snowfall.tsx: each',
  'ui/site/config/snowfall.tsx: element',
  'ui/sports/game/media/floating-media.tsx: video',
  'ui/sports/line/table/use-virtual-line.ts: scroller',
];

const VALUES: Readonly<Record<string, string>> = {
  AssignmentExpression: 'left',
  UpdateExpression: 'argument',
  UnaryExpression: 'argument',
};

/** What each assignment in a text writes a field of, when that is neither `this` nor a ref. */
function written(nodes: readonly SyntaxNode[], text: string): readonly string[] {
  const targets = nodes.flatMap((node) => {
    const part = VALUES[node.type];
    if (part === undefined || (node.type === 'UnaryExpression' && node['operator'] !== 'delete')) return [];
    return targetsOf(node[part] as SyntaxNode);
  });
  const objects = targets.map((target) => textOf(target['object'] as SyntaxNode, text));
  const assigned = [...text.matchAll(/Object\.(?:assign|defineProperty)\(([\w.#]+)/g)].map(([, to = '']) => to);
  const isRef = (target: SyntaxNode): boolean => /\.current\b/.test(textOf(target, text));
  return [...objects.filter((object, at) => object !== 'this' && !isRef(targets[at]!)), ...assigned];
}

function targetsOf(left: SyntaxNode): readonly SyntaxNode[] {
  if (left.type === 'MemberExpression') return [left];
  return left.type.endsWith('Pattern') ? ofType(nodesOf(left), 'MemberExpression') : [];
}

describe('a field of a store', () => {
  const files = fileNodes(['ui']);
  const writes = files.flatMap(({ path, text, nodes }) =>
    written(nodes, text).map((object) => `${path}: ${object.replace(/\.dataset$/, '')}`),
  );

  it('is written by its own store alone', () => {
    expect(writes.filter((write) => !NO_STORES.includes(write))).toEqual([]);
    expect(NO_STORES.filter((place) => !writes.includes(place))).toEqual([]);
  });

  it.each([
    ['a member', 'class A { stop() { this.#coupon.isOnline = false; } }'],
    ['one of its dependencies', 'class A { stop() { this.#around.coupon.isOnline = false; } }'],
    ['a TS-private member', 'class A { private coupon; stop() { this.coupon.count += 1; } }'],
    ['a local name', 'function stop() { const { coupon } = useCoupon(); coupon.isOnline = false; }'],
    ['a counter', 'class A { stop() { this.#coupon.count++; } }'],
    ['a deletion', 'class A { stop() { delete this.#coupon.bets; } }'],
    ['a pattern', 'class A { stop() { [this.#coupon.bets] = [1]; } }'],
    ['Object.assign', 'class A { stop() { Object.assign(this.#coupon, {}); } }'],
  ])('is found to be written over %s', (_, text) => {
    expect(written(nodesIn(text), text)).toHaveLength(1);
  });

  it('may be written over this, and a ref anywhere', () => {
    const text = 'class A { take() { this.count = 1; this.#seen = 2; [this.state] = []; seen.current = 3; } }';
    expect(written(nodesIn(text), text)).toEqual([]);
  });
});
