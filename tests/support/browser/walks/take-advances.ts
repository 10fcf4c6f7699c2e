import { ACCOUNT_LIST } from '../../../../infrastructure/accounts/accounts-calls.ts';
import { ABANDON_GAME } from '../../../../infrastructure/site/debugger-calls.ts';
import type { SandboxFixture } from '../../sandbox-fixture.ts';
import { openBets, order, place } from '../open-bets.ts';

/** A player has an advance, whose hold a small returned stake ends in part, and a large one the rest of it. */
export async function takeAdvances(fixture: SandboxFixture): Promise<void> {
  const player = await fixture.player();
  const [large, small, advanced] = await openBets(fixture, 3);
  if (large === undefined || small === undefined || advanced === undefined) throw new Error('three games are needed');
  const money = (await player.send(ACCOUNT_LIST)).read().accounts[0]?.money ?? 0;
  const stakes = [
    [large, { amount: money / 100 - 20 }],
    [small, { amount: 20 }],
    [advanced, { amount: 100, prepaidAmount: 100 }],
  ] as const;
  for (const [bet, stake] of stakes) {
    const verdict = (await place(player, order(player, [bet], { changeCoefAction: 1, ...stake }))).read();
    if (verdict.status !== 'accepted') throw new Error(`no advance: ${JSON.stringify(verdict)}`);
  }
  for (const { gameId } of [small, large]) {
    fixture.clock.move(1000);
    await fixture.visitor().send(ABANDON_GAME, { params: { id: String(gameId) }, body: {} });
  }
}
