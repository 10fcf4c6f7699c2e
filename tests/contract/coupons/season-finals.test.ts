import { ACKNOWLEDGE_CHECK } from '../../../infrastructure/limits/limit-calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import { decimalOdds } from '../../../core/shared/odds.ts';
import type { ChampStatistics } from '../../../core/sports/statistics/statistics-gateway.ts';
import { COUPON } from '../../../infrastructure/coupon/coupon-calls.ts';
import { GAME } from '../../../infrastructure/sports/game-calls.ts';
import { SETTLED_GAME } from '../../../infrastructure/sports/results-calls.ts';
import { CHAMP_STATISTICS } from '../../../infrastructure/sports/statistics-calls.ts';
import { ABANDON_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import { accepted, openBets, order, place, type OpenBet } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const CHAMPS = [1, 24] as const;

describe('bets on who wins a season', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture();
    player = await fixture.player();
    await fixture.move(1000);
    // to a night without a match
    for (let tries = 0; tries < 60 && (await openFinals()).length < CHAMPS.length; tries += 1)
      await fixture.move(minutes(30));
  });
  afterAll(() => fixture.close());

  const season = async (id: number): Promise<ChampStatistics> =>
    (await fixture.visitor().send(CHAMP_STATISTICS, { params: { id }, query: { lng: 'en' } })).read();
  const question = async (champ: number) => {
    const id = (await season(champ)).finalId!;
    return (await fixture.visitor().send(GAME, { params: { id }, query: { lng: 'en' } })).read();
  };
  const openFinals = async (): Promise<readonly OpenBet[]> => {
    const questions = await Promise.all(CHAMPS.map(question));
    return questions.flatMap(({ game, markets }) => {
      const outcome = markets[0]?.outcomes.find(({ isLocked }) => !isLocked);
      if (outcome === undefined) return [];
      const { id: outcomeId, odds } = outcome;
      return [
        {
          outcomeId,
          odds: decimalOdds(odds),
          version: game.version,
          block: 1,
          gameId: game.id,
          startsAt: game.startsAt,
        },
      ];
    });
  };
  const placed = async (bets: readonly OpenBet[], changes: Parameters<typeof order>[2] = {}) =>
    accepted((await place(player, order(player, bets, changes))).read()).coupons[0]!.id;
  const coupon = async (id: number) => (await player.send(COUPON, { params: { id }, query: { lng: 'en' } })).read();

  it('are placed, named, called off and settled like other bets, stand in no express, and are not offered on whoever is out of it [STC-9, STC-12] [BC-6]', async () => {
    const [football, hockey] = await openFinals();
    await player.send(ACKNOWLEDGE_CHECK, { body: {} });
    const ids = [await placed([football!]), await placed([hockey!])] as const;
    const [first] = (await coupon(ids[0])).bets;
    expect(first).toMatchObject({
      kind: 'outright',
      champName: 'England. Premier League',
      homeName: 'Season outrights',
    });
    const [match] = await openBets(fixture, 1, { hours: 0 });
    const express = await place(player, order(player, [football!, match!]));
    expect(JSON.stringify(express.read())).toContain('banned-express');

    await fixture.visitor().send(ABANDON_GAME, { params: { id: String(hockey!.gameId) }, body: {} });
    expect(await coupon(ids[1])).toMatchObject({ state: 'returned' });

    const { until } = await season(CHAMPS[0]);
    const all = (await question(CHAMPS[0])).markets;
    await fixture.move(until! - hours(12) - fixture.clock.now());
    const left = new Map((await question(CHAMPS[0])).markets.map((market) => [market.id, market.outcomes]));
    const gone = all.flatMap(({ id, outcomes }) =>
      outcomes
        .map((outcome) => outcome.id)
        .filter((own) => left.get(id)?.every((outcome) => outcome.id !== own) === true),
    );
    await fixture.move(until! + days(1) - fixture.clock.now());
    const settled = await coupon(ids[0]);
    const result = fixture.sandbox.world.result(football!.outcomeId, fixture.clock.now());
    expect(settled.state).toBe(result === 'win' ? 'won' : 'lost');
    expect(gone.length).toBeGreaterThan(0);
    const { world } = fixture.sandbox;
    expect(gone.map((outcomeId) => world.result(outcomeId, fixture.clock.now()))).toEqual(gone.map(() => 'lose'));
    const of = { params: { id: football!.gameId }, query: { lng: 'en' } } as const;
    expect((await player.send(SETTLED_GAME, of)).status).toBe(404);
    await fixture.assertSound();
  }, 120_000);
});
