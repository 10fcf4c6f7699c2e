import type { BetResult } from '../../../../core/coupon/maths/bet-result.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { Game } from '../../../../core/sports/game/game.ts';
import type { Market } from '../../../../core/sports/game/market.ts';
import type { OutcomeAddress } from '../../../../core/sports/game/outcome-id.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import { gameLengths } from '../calendar.ts';
import type { GameOverride } from '../game-override.ts';
import { mix } from '../mix.ts';
import { contestantName } from '../naming/contestant-name.ts';
import { openOffer } from '../offers/market-offer.ts';
import { priceMarket } from '../offers/priced-market.ts';
import type { Probabilities } from '../probabilities/probabilities.ts';
import { winning } from '../probabilities/settled-result.ts';
import type { Glance } from '../world-views.ts';
import { seasonRaceAt, type Final, type FinalParts } from './season-course.ts';
import { questionResult, seasonQuestions } from './season-questions.ts';
import { placeProbabilities, raceRanks } from './season-race.ts';
import { reachableProbabilities, seasonReach } from './season-reach.ts';

/** What is known of a season without a look at its matches: anybody may ask about any, however far away. */
export type AskedSeason = Pick<Final, 'champ' | 'season'>;

export function finalEnd(
  { speed }: FinalParts,
  { champ, season }: AskedSeason,
  override: GameOverride = {},
): EpochMillis {
  const natural = season.to + Math.ceil(gameLengths(champ.sport, speed).most);
  return Math.min(natural, override.finishedAt ?? natural, override.abandonedAt ?? natural);
}

export function finalStatus(parts: FinalParts, final: AskedSeason, { now, override = {} }: Glance): Game['status'] {
  if (now < finalEnd(parts, final, override)) return 'scheduled';
  return (override.abandonedAt ?? Infinity) <= finalEnd(parts, final, override) ? 'abandoned' : 'finished';
}

/** STC-9 STC-10 STC-12 The markets of a season: suspended while a match of it is played, gone once it is over, all priced by the same courses of what is left. */
export function seasonMarkets(parts: FinalParts, final: Final, { now, override = {} }: Glance): readonly Market[] {
  if (finalStatus(parts, final, { now, override }) !== 'scheduled' || now < final.season.from) return [];
  const { race, open, isRunning } = seasonRaceAt(parts, final, now);
  const { finalId } = final.season;
  const likely = placeProbabilities(race, open, mix(finalId % 0x1_0000_0000, 41));
  const codes = likely.map((_, member) => outcomeCode(member));
  const { suspendedAt, resumedAt, priceShift } = override;
  const isHeld = suspendedAt !== undefined && suspendedAt <= now && (resumedAt ?? -1) < suspendedAt;
  const quotation = {
    gameId: finalId,
    isSuspended: isHeld || isRunning || open.length === 0,
    priceFactor: priceShift !== undefined && priceShift.at <= now ? priceShift.factor : 1,
  };
  const canReach = seasonReach(race, open);
  return seasonQuestions(final.champ, race.members).flatMap(({ kind, line, from, to }) => {
    const probabilities = reachableProbabilities(
      likely.map((places) => places.slice(from, to).reduce((sum, each) => sum + each, 0)),
      (member) => canReach(member, { from, to }),
    );
    const law: Probabilities = {
      spread: () => undefined,
      special: ({ code }) => winning(probabilities[memberOf(code)] ?? 0),
    };
    const offer = { ...openOffer(kind, 0, codes), ...(line === undefined ? {} : { line }) };
    return priceMarket(law, offer, quotation) ?? [];
  });
}

export function namedMarket(market: Market, final: Final, language: Language): Market {
  const labelOf = (code: string): string => memberName(final, code, language) ?? code;
  return { ...market, outcomes: market.outcomes.map((outcome) => ({ ...outcome, label: labelOf(outcome.code) })) };
}

/** The member that an answer stands for. */
export function memberName({ members }: Final, code: string, language: Language): string | undefined {
  const member = members[memberOf(code)];
  return member === undefined ? undefined : contestantName(member, language);
}

/** STC-9 STC-11 What became of an answer by the table at the end; a season that was called off returns the stakes. */
export function answerResult(
  parts: FinalParts,
  final: Final,
  {
    address: { kind, line, code },
    override = {},
  }: { readonly address: OutcomeAddress; readonly override?: GameOverride | undefined },
): BetResult {
  const end = finalEnd(parts, final, override);
  if (finalStatus(parts, final, { now: end, override }) === 'abandoned') return 'return';
  const { race } = seasonRaceAt(parts, final, finalEnd(parts, final));
  const member = final.members.findIndex((_, place) => outcomeCode(place) === code);
  const rank = raceRanks(race)[member];
  const question = seasonQuestions(final.champ, race.members).find(
    (asked) => asked.kind === kind && asked.line === line,
  );
  return rank === undefined || question === undefined ? 'return' : questionResult(question, rank);
}

function outcomeCode(member: number): string {
  return `c${String(member)}`;
}

function memberOf(code: string): number {
  return Number(code.slice(1));
}
