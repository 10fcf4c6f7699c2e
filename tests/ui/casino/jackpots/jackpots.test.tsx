import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { JackpotStrip } from '#ui/casino/jackpots/jackpot-strip.tsx';
import { JackpotTag } from '#ui/casino/jackpots/jackpot-tag.tsx';
import { DemoStore } from '#ui/casino/rounds/demo-store.ts';
import { JackpotsStore } from '#ui/casino/jackpots/jackpots-store.ts';
import type { JackpotsGateway } from '../../../../core/casino/jackpots/jackpots-gateway.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { seconds } from '../../../../core/shared/time.ts';
import { JACKPOT_BOARD } from '../../../support/examples/casino-examples.ts';
import { pageEnvironment } from '../../../support/views/page-environment.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const Texts = withTexts('casino', 'session', 'kit', 'notice-catalogue');

async function opened(board: JackpotsGateway['board'] = async () => ok(JACKPOT_BOARD)) {
  const page = await playerPage({ userId: 5, given: { jackpotsGateway: { board } } });
  await page.stores.lazy.ensure(['jackpots', 'playGuard']);
  await act(async () => {
    render(
      <page.Wrapper>
        <Texts>
          <JackpotStrip />
          <p data-testid="royal">
            <JackpotTag game={{ machine: 'royal' }} />
          </p>
          <p data-testid="bold">
            <JackpotTag game={{ machine: 'bold' }} />
          </p>
        </Texts>
      </page.Wrapper>,
    );
    await Promise.resolve();
  });
  return page;
}

const tags = () => ['royal', 'bold'].map((id) => screen.getByTestId(id).textContent);

describe('the jackpots of a page', () => {
  it('are shown as the server says them, with who won last, and on the tiles of games that have them [JKP-2, JKP-9]', async () => {
    await opened();
    const strip = screen.getByRole('region', { name: 'Jackpots' });
    expect(strip.querySelector('dl')?.textContent).toBe('Grand₽412,806.18Major₽38,211.40Minor₽2,004.55');
    const [, won] = within(strip).getAllByRole('row', { hidden: true });
    expect(won?.textContent).toMatch(/MinorRuby Vault…042₽19,000\.00$/);
    expect(strip.textContent).toContain('1.20% of every stake');
    expect(tags()).toEqual(['Jackpot ₽412,806.18', '']);
  });

  it('are dashes where the server does not answer, never what it said before [JKP-9]', async () => {
    const board = vi
      .fn<JackpotsGateway['board']>()
      .mockResolvedValueOnce(ok(JACKPOT_BOARD))
      .mockResolvedValue(fail({ kind: 'network' }));
    const { stores } = await opened(board);
    await act(async () => stores.jackpots.load());
    expect(screen.getByRole('region', { name: 'Jackpots' }).querySelector('dl')?.textContent).toBe(
      'Grand—Major—Minor—',
    );
    expect(tags()).toEqual(['', '']);
  });

  it('are not shown to whoever is excluded [LP-11]', async () => {
    const { stores } = await opened();
    act(() => {
      stores.playGuard.shutOut({ reason: 'self-excluded' });
    });
    expect(screen.queryByRole('region', { name: 'Jackpots' })).toBeNull();
  });
});

describe('play without money', () => {
  it('wins what lines pay, and no jackpot, by bytes that would win all of them [JKP-10]', () => {
    const demo = new DemoStore({ fraction: () => 0, uuid: () => 'none' });
    const before = demo.credits - demo.stake('royal');
    const drawn = demo.draw('royal');
    demo.settle();
    const paid = drawn?.wins.reduce((sum, { pays }) => sum + pays, 0);
    expect([Object.keys(drawn ?? {}), demo.credits]).toEqual([['stops', 'wins'], before + (paid ?? 0)]);
  });
});

describe('the amounts of jackpots', () => {
  it('are asked for once however many places show them, again every twenty seconds, and no more once none does [JKP-9]', async () => {
    const { timers, visibility } = pageEnvironment(1_790_000_000_000);
    const board = vi.fn<JackpotsGateway['board']>(async () => ok(JACKPOT_BOARD));
    const accounts = { active: undefined, currency: 'RUB' };
    const store = new JackpotsStore({ gateway: { board }, accounts, timers, visibility });
    const stops = [store.watch(), store.watch()];
    await timers.advance(seconds(41));
    expect(board.mock.calls).toEqual([['RUB'], ['RUB'], ['RUB']]);
    visibility.turn(false);
    await timers.advance(seconds(600));
    expect(board.mock.calls.length).toBeLessThan(25);
    for (const stop of stops) stop();
    const asked = board.mock.calls.length;
    visibility.turn(true);
    await timers.advance(seconds(60));
    expect(board).toHaveBeenCalledTimes(asked);
  });
});
