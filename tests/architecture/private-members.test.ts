import { describe, expect, it } from 'vitest';
import type { SyntaxNode } from '../support/symbol-graph.ts';
import { fileNodes, nodesIn } from '../support/syntax-nodes.ts';

/** TS-private members that MobX has to see: it wraps them as observables and actions. The list may only shrink. */
const SEEN_BY_MOBX: readonly string[] = [
  'ui/coupon/placed/history-store.ts kept',
  'ui/coupon/placed/history-store.ts refreshIfShown',
  'ui/coupon/placed/my-bets-store.ts kept',
  'ui/coupon/placed/print/printed-coupon-store.ts kept',
  'ui/navigation/availability-store.ts last',
  'ui/navigation/availability-store.ts factsOf',
  'ui/navigation/availability-store.ts takeOrder',
  'ui/page/page-clock.ts offset',
  'ui/page/page-clock.ts tick',
  'ui/registration/recovery-store.ts machine',
  'ui/session/session-store.ts player',
  'ui/site/consent-store.ts isOfAge',
  'ui/site/consent-store.ts take',
  'ui/site/debugger-store.ts take',
  'ui/site/config/maintenance-store.ts window',
  'ui/site/config/maintenance-store.ts closedFor',
  'ui/sports/game/game-store.ts watchers',
  'ui/sports/game/game-store.ts lastReplyAt',
  'ui/sports/game/game-store.ts heard',
  'ui/sports/game/game-store.ts show',
  'ui/sports/game/game-store.ts fail',
  'ui/sports/game/game-store.ts clear',
  'ui/sports/line/favourites-store.ts show',
  'ui/sports/line/favourites-store.ts keep',
  'ui/sports/line/line-store.ts watchers',
  'ui/sports/line/line-store.ts champs',
  'ui/sports/line/line-store.ts lastReplyAt',
  'ui/sports/line/line-store.ts showWhole',
  'ui/sports/line/line-store.ts refuse',
  'ui/sports/line/line-store.ts place',
  'ui/sports/line/line-store.ts fill',
  'ui/sports/line/line-store.ts mergeWhole',
  'ui/sports/line/line-store.ts receive',
  'ui/sports/line/line-store.ts flush',
  'ui/sports/line/line-store.ts apply',
  'ui/sports/line/line-store.ts clear',
  'ui/sports/line/line-store.ts showChamps',
  'ui/sports/line/line-store.ts showCounts',
  'ui/sports/line/table/line-rows.ts complete',
  'ui/sports/line/table/line-rows.ts leave',
  'ui/sports/line/table/line-rows.ts forget',
  'ui/sports/line/table/line-rows.ts fillEmpty',
  'ui/sports/tree/tree-store.ts opened',
];

/** The members of a text that only the types keep private. */
function softlyPrivate(nodes: readonly SyntaxNode[]): readonly string[] {
  return nodes
    .filter(({ accessibility }) => accessibility === 'private' || accessibility === 'protected')
    .map((node) => nameOf(node['key']) || nameOf(node['parameter']));
}

function nameOf(node: unknown): string {
  return (node as { readonly name?: string } | undefined)?.name ?? '';
}

describe('a private member', () => {
  const found = fileNodes(['core', 'infrastructure', 'ui', 'composition'], /\.tsx?$/).flatMap(({ path, nodes }) =>
    softlyPrivate(nodes).map((name) => `${path} ${name}`),
  );

  it('is private to the language, unless MobX has to see it', () => {
    expect(found.toSorted()).toEqual(SEEN_BY_MOBX.toSorted());
  });

  it.each([
    ['a field', 'class A { private count = 0; }', ['count']],
    ['a method', 'class A { private async ask() {} }', ['ask']],
    ['a parameter', 'class A { constructor(private readonly clock: Clock) {} }', ['clock']],
    ['a protected one', 'class A { protected count = 0; }', ['count']],
    ['private to the language', 'class A { #count = 0; #ask() {} }', []],
  ])('is found where it is %s', (_, text, names) => {
    expect(softlyPrivate(nodesIn(text))).toEqual(names);
  });
});
