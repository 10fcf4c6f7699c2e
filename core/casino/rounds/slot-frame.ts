import { readFrameText, writeFrameText } from '../../mini-apps/frame-envelope.ts';
import type { LineWin } from './slot-machine.ts';

/** Who speaks on the port of a machine. */
const APP = 'slots';

/** RND-19 All that the frame of a machine may say: that it is there, and that it has shown a round. */
export type SlotFrameWord = 'ready' | 'shown';

/** RND-19, RND-60 All that the frame of a machine is told: how to move, whether to sound, and where the reels stop; no money, no player, no limit. */
export type SlotFrameNews =
  | { readonly type: 'look'; readonly isStill: boolean }
  | { readonly type: 'sound'; readonly isOn: boolean }
  | { readonly type: 'roll' | 'stand' }
  | {
      readonly type: 'round';
      readonly stops: readonly number[];
      readonly wins: readonly Pick<LineWin, 'line' | 'count'>[];
    };

/** RND-19 What a message of the frame says; undefined for all that is not one of its two words. */
export function readSlotFrame(message: unknown): SlotFrameWord | undefined {
  const read = readFrameText(message, APP);
  if (!read.ok) return undefined;
  return (['ready', 'shown'] as const).find((word) => word === read.value.type);
}

/** RND-19 What the frame is told, as it goes over the port. */
export function writeSlotFrame(news: SlotFrameNews): string {
  return writeFrameText(APP, { id: news.type, type: news.type, payload: payloadOf(news) });
}

function payloadOf(news: SlotFrameNews): Readonly<Record<string, unknown>> {
  if (news.type === 'look') return { isStill: news.isStill };
  if (news.type === 'sound') return { isOn: news.isOn };
  if (news.type !== 'round') return {};
  return { stops: news.stops, lines: news.wins.map(({ line, count }) => [line, count]) };
}
