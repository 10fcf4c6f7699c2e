import { describe, expect, it } from 'vitest';
import { ok } from '../../../../core/shared/result.ts';
import { preparePage } from '../../../../ui/app/routing/pages.ts';
import { sampleDetails, sampleGame } from '../../../support/examples/sample-line.ts';
import { linePage } from '../../../support/views/line-page.tsx';

async function statusOf(path: string, isLeft = false): Promise<readonly [status: number, isFailed: boolean]> {
  const { stores, gateway } = linePage([], `/en${path}`);
  gateway.answers.game = (id) =>
    id === 1 ? ok(sampleDetails(sampleGame(1))) : { ok: false, error: { kind: 'refused', status: 404 } };
  const match = stores.page.match(path);
  if (match?.name !== 'game') throw new Error(`${path} is no address of a game`);
  await preparePage(stores, match, { search: '', isLeft: () => isLeft });
  return [stores.page.status, stores.page.isFailed];
}

describe("a game's page", () => {
  it.each([
    ['/live/football/10/1', 200],
    ['/line/football/10/1', 200],
    ['/live/football/11/1', 404],
    ['/live/tennis/10/1', 404],
    ['/live/football/10/2', 404],
  ])('at %s answers %i', async (path, status) => {
    expect(await statusOf(path)).toEqual([status, status === 404]);
  });

  it('REL-36 that was left while it was fetched fails nowhere', async () => {
    expect(await statusOf('/live/football/10/2', true)).toEqual([200, false]);
  });
});
