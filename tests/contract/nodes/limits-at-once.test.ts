import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { openBets, order, place } from '../../support/browser/open-bets.ts';
import { limitsOf, saveLimits, shutOut } from '../../support/browser/walks/set-limits.ts';
import { openThreeNodes, type NodesUnderTest } from '../../support/nodes/three-nodes.ts';
import type { TestPlayer } from '../../support/sandbox-fixture.ts';

const AT_ONCE = 50;

describe.runIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')('limits on several nodes', () => {
  let site: NodesUnderTest;
  beforeAll(async () => {
    site = await openThreeNodes();
  });
  afterAll(() => site.close());

  /** The same browser, as each node has it. */
  const everywhere = (player: TestPlayer) =>
    site.nodes.map((node): TestPlayer => ({ ...player, ...node.visitor(player.cookies) }));
  const topUp = async (player: TestPlayer, amount: number) =>
    player.send(TOP_UP, { body: { id: player.accountId, amount } });
  /** Again while the server says that it is busy: on a slow machine 50 wait longer for their turn than a statement may. */
  const topUpAtLast = async (player: TestPlayer, amount: number) => {
    let answer = await topUp(player, amount);
    for (let turn = 0; answer.status === 503 && turn < AT_ONCE; turn += 1) answer = await topUp(player, amount);
    return answer;
  };

  it('are passed by none of 50 deposits at once when 90 % of them is used [RG-09]', async () => {
    const player = await site.nodes[0].player();
    const browsers = everywhere(player);
    await saveLimits(player, [['daily-deposit', 1000]]);
    expect((await topUp(player, 900)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, turn) => topUpAtLast(browsers[turn % browsers.length]!, 30)),
    );
    const codes = answers.map(({ status, code }) => (status === 200 ? 'taken' : code));
    expect(codes.filter((code) => code === 'taken')).toHaveLength(3);
    expect(codes.filter((code) => code === 'daily-deposit-reached')).toHaveLength(AT_ONCE - 3);
    expect((await limitsOf(player))[0]?.balance).toBe(10);
    for (const node of site.nodes) await node.assertSound();
  });

  it('are passed by none of the bets that are placed at once [RG-09]', async () => {
    const player = await site.nodes[0].player();
    const browsers = everywhere(player);
    await saveLimits(player, [['daily-wagering', 100]]);
    const [bet] = await openBets(site.nodes[0], 1);
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, turn) =>
        place(browsers[turn % browsers.length]!, order(player, [bet!], { amount: 30, changeCoefAction: 1 })),
      ),
    );
    expect(answers.filter(({ body }) => body.status === 'accepted')).toHaveLength(3);
  });

  it('count on every node with the next request [RG-01, RG-10]', async () => {
    const player = await site.nodes[0].player();
    const [one, other, third] = everywhere(player);
    expect((await topUp(other!, 100)).status).toBe(200);
    await saveLimits(one!, [['daily-deposit', 50]]);
    expect((await topUp(other!, 60)).code).toBe('daily-deposit-reached');
    await shutOut(one!, 1);
    expect((await topUp(third!, 1)).status).toBe(401);
  });
});
