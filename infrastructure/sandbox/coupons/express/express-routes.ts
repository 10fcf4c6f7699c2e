import { readHiddenSports } from '../../../../core/player/disallowed-sports.ts';
import type { GameId } from '../../../../core/shared/ids.ts';
import { decimalOdds } from '../../../../core/shared/odds.ts';
import { playedSeconds } from '../../../../core/sports/game/live-clock.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import type { WireReply } from '../../../http/call.ts';
import { EXPRESSES } from '../../../coupon/express-calls.ts';
import { knownHidden } from '../../line/line-routes.ts';
import { keptTexts } from '../../line/kept-texts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { namedBet } from '../bet-names.ts';
import { betOffer } from '../bet-offer.ts';
import { expressId, expressLegs, type ExpressLeg } from './compose-express.ts';

/** The expresses of the day: made once a tick for all who ask in a language and leave out the same sports. */
export function serveExpresses(api: ServedApi, parts: SandboxParts): void {
  const kept = keptTexts();
  serveCall(api, EXPRESSES, ({ query: { lng, hide } }) => {
    const hidden = knownHidden(hide);
    return kept.text([lng, hidden, parts.book.version(), parts.feed.mode].join(':'), () =>
      JSON.stringify(shownExpresses(parts, lng, hidden)),
    );
  });
}

function shownExpresses(parts: SandboxParts, language: Language, hidden = ''): WireReply<typeof EXPRESSES> {
  return {
    expresses: [false, true].flatMap((isLive) => {
      const legs = expressLegs(parts, isLive, readHiddenSports(hidden));
      if (legs.length === 0) return [];
      const id = expressId(
        parts.secret,
        isLive,
        legs.map(({ outcomeId }) => outcomeId),
      );
      return [{ id, isLive, bets: legs.map((leg) => shownBet(parts, leg, language)) }];
    }),
  };
}

function shownBet(parts: SandboxParts, { outcomeId, isSuspended }: ExpressLeg, language: Language) {
  const { sportId, champId, odds, version, isLive, startsAt } = betOffer(parts, outcomeId);
  const priced = { odds: decimalOdds(odds), version };
  const named = namedBet(parts, outcomeId, language);
  const played = isLive ? playedNow(parts, named.gameId, language) : {};
  return { ...named, sportId, champId, ...priced, isLive, startsAt, isSuspended, ...played };
}

/** XD-12 How far a match is whose clock is running. */
function playedNow({ world, overrides, now }: SandboxParts, gameId: GameId, language: Language) {
  const game = world.game(gameId, { now: now(), language, override: overrides.of(gameId) });
  if (game?.status !== 'playing' || !game.clock.isShown) return {};
  return { gameTime: playedSeconds(game.clock, now()), gamePeriod: game.clock.period };
}
