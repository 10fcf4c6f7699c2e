import { parse } from 'valibot';
import { TREE } from '../../../infrastructure/sports/sports-calls.ts';

/** How many events a site offers. */
export async function eventsOf({ origin }: { readonly origin: string }): Promise<number> {
  const { sports } = parse(TREE.reply, await (await fetch(`${origin}/web-api/sports/tree?lng=en`)).json());
  return sports.reduce((sum, { liveCount, lineCount }) => sum + liveCount + lineCount, 0);
}
