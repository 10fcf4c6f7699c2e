import { describe, expect, it } from 'vitest';
import { ok } from '../../../../core/shared/result.ts';
import { prepareGame } from '#ui/sports/game/prepare-game.ts';
import { sampleDetails, sampleGame } from '../../../support/examples/sample-line.ts';
import { linePage } from '../../../support/views/line-page.tsx';

async function statusOf(path: string): Promise<number | undefined> {
  const { stores, gateway } = linePage([], `/en${path}`);
  gateway.answers.game = (id) =>
    id === 1 ? ok(sampleDetails(sampleGame(1))) : { ok: false, error: { kind: 'refused', status: 404 } };
  const match = stores.page.match(path);
  if (match?.name !== 'game') throw new Error(`${path} is no address of a game`);
  await stores.lazy.ensure(['game']);
  return prepareGame(stores, match);
}

describe("a game's page", () => {
  it.each([
    ['/live/football/10/1', undefined],
    ['/line/football/10/1', undefined],
    ['/live/football/11/1', 404],
    ['/live/tennis/10/1', 404],
    ['/live/football/10/2', 404],
  ])('at %s fails with %s', async (path, status) => {
    expect(await statusOf(path)).toBe(status);
  });
});
