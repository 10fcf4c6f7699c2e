import { randomUUID } from 'node:crypto';
import { parse } from 'valibot';
import { decimalOdds } from '../../core/shared/odds.ts';
import { LINE } from '../../infrastructure/sports/sports-calls.ts';
import { benchSite } from '../support/bench/bench-site.ts';
import { quantile } from '../support/bench/timed-get.ts';
import { BUILT, startSiteProcess, type SiteProcess } from '../support/browser/site-process.ts';

const NODES = 3;
const PLAYERS = 150;
const AT_ONCE = 12;
const SECONDS = 15;
const STAKE = 100;
/** What the line itself may do to an order meanwhile. */
const MAY_BE_REFUSED = new Set(['200 price-changed']);
/** Of all orders. */
const LEAST_ACCEPTED = 0.5;
/** In thousandths. */
const LEAST_ODDS = 1100;

interface Player {
  readonly cookie: string;
  readonly csrf: string;
  readonly address: string;
  readonly accountId: number;
}

const { environment, remove } = await benchSite();
const nodes: SiteProcess[] = [await startSiteProcess(environment, BUILT)];
const players: Player[] = [];
// more passwords than these wait at once for nobody
while (players.length < PLAYERS) {
  const next = Array.from({ length: 10 }, async (_each, index) => registered(players.length + index));
  players.push(...(await Promise.all(next)));
}
const outcomes = await openOutcomes();
let isSound = await measure('1 node');
while (nodes.length < NODES) nodes.push(await startSiteProcess(environment, BUILT));
isSound = (await measure(`${String(NODES)} nodes`)) && isSound;
for (const node of nodes) await node.stop();
await remove();
process.exit(isSound ? 0 : 1);

async function send(
  node: SiteProcess,
  url: string,
  { body, ...player }: Partial<Player> & { readonly body?: unknown } = {},
) {
  return fetch(`${node.origin}${url}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      origin: node.origin,
      'content-type': 'application/json',
      'x-requested-with': 'app',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': player.address ?? '203.0.113.1',
      ...(player.cookie === undefined ? {} : { cookie: player.cookie }),
      ...(player.csrf === undefined ? {} : { 'x-csrf-token': player.csrf, 'idempotency-key': randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function registered(index: number): Promise<Player> {
  const address = `198.51.100.${String(index)}`;
  const [node] = nodes as [SiteProcess];
  const form = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true };
  const reply = await send(node, '/web-api/registration/fast', { address, body: form });
  if (!reply.ok) throw new Error(`registration: ${await reply.text()}`);
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const cookie = cookies.join('; ');
  const csrf = decodeURIComponent(
    cookies.find((each) => each.startsWith('__Host-csrf='))?.slice('__Host-csrf='.length) ?? '',
  );
  const { accounts } = (await (await send(node, '/web-api/accounts', { cookie, address })).json()) as {
    readonly accounts: readonly { readonly id: number }[];
  };
  return { cookie, csrf, address, accountId: accounts[0]?.id ?? 0 };
}

async function openOutcomes() {
  const [node] = nodes as [SiteProcess];
  const reply = await send(node, '/web-api/sports/line?lng=en&section=line&sport=1&time=0&hours=0');
  const { games } = parse(LINE.reply, await reply.json());
  return games.flatMap(({ version, markets }) =>
    markets.flatMap((market) =>
      market.outcomes
        .filter(({ isLocked, odds }) => !isLocked && odds > LEAST_ODDS)
        .map(({ id, odds }) => ({ outcomeId: id, odds: decimalOdds(odds), version, block: 1 })),
    ),
  );
}

/** Whether orders were accepted, and none was refused but for what the line itself did meanwhile. */
async function measure(name: string): Promise<boolean> {
  const waits: number[] = [];
  const refused = new Map<string, number>();
  const end = Date.now() + SECONDS * 1000;
  let next = 0;
  const one = async (): Promise<void> => {
    while (Date.now() < end) {
      const turn = next;
      next += 1;
      const player = players[turn % players.length];
      const node = nodes[turn % nodes.length];
      const bet = outcomes[(turn * 7) % outcomes.length];
      if (player === undefined || node === undefined || bet === undefined) throw new Error('nothing to bet on');
      const asked = performance.now();
      const order = {
        typeId: 0,
        accountId: player.accountId,
        currency: 'RUB',
        amount: STAKE,
        isDropOnScoreChange: false,
        bonusBet: false,
        changeCoefAction: 2,
        coefViewId: 0,
        isOneClick: false,
        bets: [bet],
      };
      const reply = await send(node, '/web-api/coupon/place', { ...player, body: order });
      const verdict = (await reply.json()) as { readonly status?: string; readonly code?: string };
      if (verdict.status === 'accepted') waits.push(performance.now() - asked);
      else {
        const why = [String(reply.status), verdict.status, verdict.code].filter(Boolean).join(' ');
        refused.set(why, (refused.get(why) ?? 0) + 1);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const others = [...refused].map(([why, count]) => `${String(count)} x ${why}`).join(', ');
  console.log(
    `${name}: ${(waits.length / SECONDS).toFixed(0)} orders accepted a second, ${String(AT_ONCE)} at once, p50 ${quantile(waits, 0.5).toFixed(0)} ms, p95 ${quantile(waits, 0.95).toFixed(0)} ms${others === '' ? '' : `; ${others}`}`,
  );
  const isAsExpected = [...refused.keys()].every((why) => MAY_BE_REFUSED.has(why));
  const all = [...refused.values()].reduce((sum, count) => sum + count, waits.length);
  return isAsExpected && waits.length > all * LEAST_ACCEPTED;
}
