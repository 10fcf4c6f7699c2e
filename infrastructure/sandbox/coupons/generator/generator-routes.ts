import { decimalOdds } from '../../../../core/shared/odds.ts';
import { hours as inHours, seconds } from '../../../../core/shared/time.ts';
import type { MarketKind } from '../../../../core/sports/game/market-kind.ts';
import type { Market } from '../../../../core/sports/game/market.ts';
import type { WireReply } from '../../../http/call.ts';
import { GENERATOR_CANDIDATES } from '../../../coupon/generator-calls.ts';
import type { BookGame } from '../../line/line-book.ts';
import { offeredSports } from './offered-sports.ts';
import { keptTexts } from '../../line/kept-texts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';

/** Of so many matches a coupon is made at most: top matches first, then the soonest. */
const MOST_MATCHES = 100;
/** For so long whoever asks for the same has the same: a price that moved meanwhile is asked for anew with the coupon. */
const KEPT_FOR = seconds(15);
const MOST_KEPT = 2_000_000;
const KINDS: readonly MarketKind[] = ['result', 'winner', 'double-chance', 'total', 'handicap'];

interface Asked {
  readonly hours: number;
  /** Of all where it is absent. */
  readonly sportIds: readonly number[] | undefined;
}

/** The candidates of the bet generator: made once for all who ask for the same matches within some seconds. */
export function serveGenerator(api: ServedApi, parts: SandboxParts): void {
  const kept = keptTexts(MOST_KEPT);
  serveCall(api, GENERATOR_CANDIDATES, ({ query }) => {
    const { hours } = query;
    const sportIds = offeredSports(parts.book.games(), query.sports);
    const moment = Math.floor(parts.now() / KEPT_FOR);
    return kept.text(JSON.stringify([moment, parts.feed.mode, hours, sportIds]), () =>
      JSON.stringify(generatorCandidates(parts, { hours, sportIds })),
    );
  });
}

function generatorCandidates(parts: SandboxParts, asked: Asked): WireReply<typeof GENERATOR_CANDIDATES> {
  const isOpen = parts.feed.mode === 'running';
  const matches = isOpen ? askedMatches(parts, asked) : [];
  const games = matches.map(({ id, sportId, champId }) => ({
    gameId: id,
    sportId,
    champId,
    outcomes: marketsOf(parts, id).flatMap(({ outcomes }) =>
      outcomes
        .filter(({ isLocked }) => !isLocked)
        .map((outcome) => ({ outcomeId: outcome.id, odds: decimalOdds(outcome.odds) })),
    ),
  }));
  return { version: parts.book.version(), games: games.filter(({ outcomes }) => outcomes.length > 0) };
}

function askedMatches({ book, now }: SandboxParts, { hours, sportIds }: Asked): readonly BookGame[] {
  const wanted = sportIds && new Set(sportIds);
  const [moment, last] = [now(), now() + inHours(hours)];
  return book
    .games()
    .filter(({ isLive, startsAt }) => !isLive && startsAt > moment && startsAt <= last)
    .filter(({ sportId }) => wanted?.has(sportId) !== false)
    .toSorted(
      (one, other) => Number(other.isTop) - Number(one.isTop) || one.startsAt - other.startsAt || one.id - other.id,
    )
    .slice(0, MOST_MATCHES);
}

/** The main line of each of the main markets of the whole match. */
function marketsOf({ world, overrides, now }: SandboxParts, id: number): readonly Market[] {
  const game = world.game(id, { now: now(), language: 'ru', override: overrides.of(id) });
  return (game?.markets ?? []).filter(({ kind, period, isMain }) => isMain && period === 0 && KINDS.includes(kind));
}
