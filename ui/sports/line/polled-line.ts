import { linePoll } from '../../../core/sports/line/feed-pace.ts';
import type { LineFeed, LineFollower } from '../../../core/sports/line/line-feed.ts';
import { keepAsking } from '../../page/keep-asking.ts';
import type { LineNeeds, LineSource } from './line-source.ts';

/** A line that is asked for again and again [LN-14, LN-64]. */
export function polledLine(
  source: LineSource,
  { timers, visibility, poll }: Pick<LineNeeds, 'timers' | 'visibility' | 'poll'>,
): LineFeed {
  const ask = async ({ wish, wanted, reload, take }: LineFollower): Promise<void> => {
    const next = wanted();
    if (next.kind === 'nothing' || source.isBusy()) return;
    if (next.kind === 'whole') {
      reload();
      return;
    }
    const reply = await source.changes(wish(), next);
    if (reply?.ok === true) take(reply.value);
    else if (reply?.error.kind === 'refused') reload();
  };
  return {
    follow: (follower) =>
      keepAsking({
        timers,
        visibility,
        period: () => poll ?? linePoll(follower.wish()),
        ask: () => void ask(follower),
      }),
  };
}
