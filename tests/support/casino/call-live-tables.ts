import { seconds } from '../../../core/shared/time.ts';
import {
  LIVE_BETS,
  LIVE_LIMITS,
  LIVE_TABLE,
  LIVE_TABLE_LIST,
  PLACE_LIVE_BET,
} from '../../../infrastructure/casino/live-calls.ts';
import type { SandboxFixture, TestPlayer } from '../sandbox-fixture.ts';

const KEY = '6a3f6c1e-8888-4888-8888-888888888888';

/** Every call of the live tables, with an order that is paid or lost. */
export async function callLiveTables(
  { clock }: Pick<SandboxFixture, 'clock'>,
  player: Pick<TestPlayer, 'send' | 'accountId'>,
): Promise<void> {
  const params = { table: 'roulette' } as const;
  const { body: open } = await player.send(LIVE_TABLE, { params });
  const { body: limits } = await player.send(LIVE_LIMITS, { params, query: { currency: 'RUB' } });
  const order = { ...params, round: open.id, accountId: player.accountId, currency: 'RUB' };
  const stakes = [{ spot: 'red', amount: limits.chips[0] ?? 0 }];
  await player.send(PLACE_LIVE_BET, { body: { ...order, stakes }, key: KEY });
  clock.move(seconds(30));
  await player.send(LIVE_BETS, { params });
  await player.send(LIVE_TABLE, { params });
  await player.send(LIVE_TABLE_LIST);
}
