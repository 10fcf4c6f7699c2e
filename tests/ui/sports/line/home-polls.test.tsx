import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ok } from '../../../../core/shared/result.ts';
import type { Game } from '../../../../core/sports/game/game.ts';
import { TopGames } from '#ui/sports/line/top-games.tsx';
import { sampleChanges, sampleGame } from '../../../support/examples/sample-line.ts';
import { linePage } from '../../../support/views/line-page.tsx';

const stops: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

const game = (id: number, isTop = true): Game =>
  sampleGame(id, { isTop, home: { id, name: `Team ${String(id)}:` }, version: 1 });

/** Home with these games, whose line brings what a test gives. */
async function openHome(games: readonly Game[]) {
  const page = linePage(games, '/en');
  const { line, clock } = page.stores;
  await line.open(line.view);
  stops.push(clock.start(), line.start(), line.watch());
  render(<TopGames />, { wrapper: page.Wrapper });
  let version = 1;
  const bring = (change: Parameters<typeof sampleChanges>[1]) => {
    let isBrought = false;
    page.gateway.answers.changes = () => {
      if (isBrought) return ok(undefined);
      isBrought = true;
      return ok(sampleChanges((version += 1), change));
    };
  };
  const wait = async (time: number) => act(() => page.pass(time));
  return { ...page, bring, wait };
}

const cards = () => screen.queryAllByRole('article').map((card) => /(Team \d+):/.exec(card.textContent)?.[1]);

describe('the top games over the line', () => {
  it('are made anew each minute: those that stay keep their order, those that come stand after them [LN-93, POLL-1]', async () => {
    const { bring, wait } = await openHome([game(1), game(2), game(3, false)]);
    expect(cards()).toEqual(['Team 1', 'Team 2']);
    bring({ games: [game(4)], removed: [1] });
    await wait(59_000);
    expect(cards()).not.toContain('Team 4');
    await wait(1200);
    expect(cards()).toEqual(['Team 2', 'Team 4']);
  });

  it('stay as they are while nobody looks, and are made anew on return [LN-93]', async () => {
    const { bring, wait, visibility } = await openHome([game(1), game(2)]);
    bring({ games: [game(4)] });
    await wait(4000);
    visibility.turn(false);
    await wait(300_000);
    expect(cards()).toEqual(['Team 1', 'Team 2']);
    visibility.turn(true);
    await wait(200);
    expect(cards()).toEqual(['Team 1', 'Team 2', 'Team 4']);
  });

  it('neither come where there were none nor all go: what stands under them would move [LN-93]', async () => {
    const none = await openHome([game(3, false)]);
    none.bring({ games: [game(4)] });
    await none.wait(61_000);
    expect(cards()).toEqual([]);
    cleanup();
    const all = await openHome([game(1), game(3, false)]);
    all.bring({ games: [{ ...game(1, false), version: 2 }] });
    await all.wait(61_000);
    expect(cards()).toEqual(['Team 1']);
  });
});
