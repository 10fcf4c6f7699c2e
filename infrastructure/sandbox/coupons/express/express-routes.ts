import { readHiddenSports } from '../../../../core/player/disallowed-sports.ts';
import { decimalOdds } from '../../../../core/shared/odds.ts';
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
  return { ...namedBet(parts, outcomeId, language), sportId, champId, ...priced, isLive, startsAt, isSuspended };
}
