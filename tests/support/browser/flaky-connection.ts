import { randomUUID } from 'node:crypto';
import { PLACE_COUPON, PLACEMENT_LOOKUP } from '../../../infrastructure/coupon/coupon-calls.ts';
import type { CallReply } from '../../../infrastructure/http/call.ts';
import type { OrderBody } from './open-bets.ts';
import type { Visitor } from './visitor.ts';

type Verdict = CallReply<typeof PLACE_COUPON>;
type Lost = 'lost';

/** Random numbers that can be repeated: a linear congruential generator. */
export function repeatableRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/**
 * Places one intent over a line that loses this share of the requests, half of them on the way there and half on the way back:
 * keeps the key, looks it up when the answer is lost, and sends again only what never arrived.
 */
export async function placeOverFlakyLine(
  visitor: Visitor,
  body: OrderBody,
  line: { readonly loss: number; readonly random: () => number },
): Promise<{ readonly key: string; readonly verdict: Verdict; readonly lost: number }> {
  const key = randomUUID();
  let lost = 0;
  const over = async <Value>(send: () => Promise<Value>): Promise<Value | Lost> => {
    const luck = line.random();
    if (luck < line.loss / 2) return 'lost';
    const answer = await send().catch(lostOnTheWay);
    return luck < line.loss ? 'lost' : answer;
  };
  for (let needsSending = true; ;) {
    const answer = needsSending
      ? await over(() => visitor.send(PLACE_COUPON, { body, key }))
      : await over(() => visitor.send(PLACEMENT_LOOKUP, { params: { key } }));
    if (answer === 'lost') {
      lost += 1;
      needsSending = false;
    } else if (answer.status === 404) {
      needsSending = true;
    } else if (answer.status === 200) {
      return { key, verdict: answer.read(), lost };
    }
  }
}

/** A connection that broke; whoever served it may be gone for a while. */
async function lostOnTheWay(error: unknown): Promise<Lost> {
  if (!(error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code)))) throw error;
  await new Promise((resolve) => setTimeout(resolve, 50));
  return 'lost';
}
