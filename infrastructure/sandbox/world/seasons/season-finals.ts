import { LRUCache } from 'lru-cache';
import { deadHeatResult, type BetResult } from '../../../../core/coupon/maths/bet-result.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { GameDetails, Game } from '../../../../core/sports/game/game.ts';
import type { Market, Outcome } from '../../../../core/sports/game/market.ts';
import { parseOutcomeId } from '../../../../core/sports/game/outcome-id.ts';
import { sportId } from '../../../../core/sports/tree/sport.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import { gameLengths } from '../calendar.ts';
import type { GameCard } from '../game-card.ts';
import type { GameOverride } from '../game-override.ts';
import { endOf } from '../game-record.ts';
import { mix } from '../mix.ts';
import { nameLanguage } from '../name-language.ts';
import { SPORT_NAMES } from '../names/sport-names.ts';
import { openOffer } from '../offers/market-offer.ts';
import { priceMarket } from '../offers/priced-market.ts';
import type { Probabilities } from '../probabilities/probabilities.ts';
import { winning } from '../probabilities/settled-result.ts';
import type { Glance, NamedGlance } from '../world-views.ts';
import { seasonRaceAt, type Final, type FinalParts } from './season-course.ts';
import { winProbabilities, raceWinners } from './season-race.ts';
import { seasonOf } from './season.ts';

/** Who wins the season of a league: asked and settled as any game is, under an id of its own. */
export interface SeasonFinals {
  readonly isFinal: (id: number) => boolean;
  readonly version: (id: number, now: EpochMillis, override?: GameOverride) => EpochMillis;
  readonly game: (id: number, glance: NamedGlance) => Game | undefined;
  readonly details: (id: number, glance: NamedGlance) => GameDetails | undefined;
  readonly outcome: (
    id: string,
    glance: NamedGlance,
  ) => { readonly market: Market; readonly outcome: Outcome } | undefined;
  readonly result: (id: string, now: EpochMillis, override?: GameOverride) => BetResult;
  readonly end: (id: number, override?: GameOverride) => EpochMillis | undefined;
  readonly card: (id: number, language: Language) => GameCard | undefined;
}

/** No roster has ids as high. */
const FIRST_QUESTION = 20_000_000;
const FINALS_KEPT = 200;
const MARKETS_KEPT = 200;
const NO_SIDE = { home: 0, away: 0 };

/** What is known of a season without a look at its matches: anybody may ask about any, however far away. */
type AskedSeason = Pick<Final, 'champ' | 'season'>;

/** The seasons that were asked about, and what could be bet on them at a moment. */
interface FinalBook {
  readonly finalOf: (id: number) => Final | undefined;
  readonly marketOf: (final: Final, now: EpochMillis, override: GameOverride | undefined) => Market | undefined;
}

function finalBook(parts: FinalParts): FinalBook {
  const finals = new LRUCache<number, Final>({ max: FINALS_KEPT });
  const markets = new LRUCache<string, { readonly market: Market | undefined }>({ max: MARKETS_KEPT });
  return {
    finalOf: (id) => {
      const known = finals.get(id) ?? openFinal(parts, id);
      if (known !== undefined) finals.set(id, known);
      return known;
    },
    marketOf: (final, now, override) => {
      const version = finalVersion(parts, final, { now, override });
      const key = [final.season.finalId, version, JSON.stringify(override)].join(' ');
      const known = markets.get(key) ?? { market: finalMarket(parts, final, { now, override }) };
      markets.set(key, known);
      return known.market;
    },
  };
}

export function seasonFinals(parts: FinalParts): SeasonFinals {
  const book = finalBook(parts);
  const { finalOf } = book;
  const game: SeasonFinals['game'] = (id, glance) => {
    const final = finalOf(id);
    return final === undefined ? undefined : finalRow(parts, book, { final, glance });
  };
  return {
    isFinal: (id) => seasonOf(id) !== undefined,
    version: (id, now, override) => {
      const final = finalOf(id);
      return final === undefined ? 0 : finalVersion(parts, final, { now, override });
    },
    game,
    details: (id, glance) => {
      const [final, row] = [finalOf(id), game(id, glance)];
      return final === undefined || row === undefined ? undefined : finalDetails(final, row, glance.language);
    },
    outcome: (id, glance) => {
      const address = parseOutcomeId(id);
      const [market] = address === undefined ? [] : (game(address.gameId, glance)?.markets ?? []);
      const outcome = market?.outcomes.find((each) => each.id === id);
      return market === undefined || outcome === undefined ? undefined : { market, outcome };
    },
    result: (id, now, override) => {
      const address = parseOutcomeId(id);
      const final = address === undefined ? undefined : finalOf(address.gameId);
      if (address === undefined || final === undefined || now < finalEnd(parts, final, override)) return 'open';
      return resultOf(parts, final, { code: address.code, override });
    },
    end: (id, override) => {
      const asked = seasonOf(id);
      return asked === undefined ? undefined : finalEnd(parts, asked, override);
    },
    card: (id, language) => {
      const asked = seasonOf(id);
      return asked === undefined ? undefined : finalCard(asked, language);
    },
  };
}

function finalRow(
  parts: FinalParts,
  { marketOf }: FinalBook,
  { final, glance }: { readonly final: Final; readonly glance: NamedGlance },
): Game {
  const { now, override, language } = glance;
  const market = marketOf(final, now, override);
  return {
    ...cardFields(final, language),
    section: 'line',
    status: statusOf(parts, final, glance),
    clock: { period: 0, seconds: 0, at: final.season.from, isRunning: false, isShown: false },
    score: { ...NO_SIDE, periods: [], redCards: NO_SIDE },
    outcomeCount: market?.outcomes.length ?? 0,
    hasStatistics: false,
    isTop: final.champ.coverage === 'top',
    version: finalVersion(parts, final, glance),
    markets: market === undefined ? [] : [named(market, final, language)],
  };
}

function finalDetails({ champ }: Final, game: Game, language: Language): GameDetails {
  return {
    game,
    champName: champ[nameLanguage(language)],
    countryCode: champ.country,
    markets: game.markets,
    timeline: [],
    statistics: [],
    momentum: [],
  };
}

function finalCard(final: AskedSeason, language: Language): GameCard {
  const { champ, season } = final;
  const written = nameLanguage(language);
  return {
    ...cardFields(final, language),
    sportName: SPORT_NAMES[champ.sport][written === 'ru' ? 0 : 1],
    champName: champ[written],
    countryCode: champ.country,
    publishedAt: season.from,
  };
}

function cardFields({ champ, season }: AskedSeason, language: Language) {
  return {
    id: season.finalId,
    sportId: sportId(champ.sport) ?? 0,
    champId: champ.id,
    startsAt: season.to,
    home: {
      id: FIRST_QUESTION + champ.id,
      name: nameLanguage(language) === 'ru' ? 'Победитель сезона' : 'Season winner',
    },
  };
}

function openFinal({ calendar, recordOf }: FinalParts, id: number): Final | undefined {
  const asked = seasonOf(id);
  if (asked === undefined) return undefined;
  const { champ, season } = asked;
  const records = calendar
    .ofChamp(champ.id, season.from, season.to - 1)
    .filter(({ isShortNotice }) => !isShortNotice)
    .toSorted((left, right) => left.startsAt - right.startsAt || left.id - right.id)
    .flatMap((fixture) => recordOf(fixture.id) ?? []);
  const sides = records.flatMap(({ pairing }) => [pairing.home, ...(pairing.away === undefined ? [] : [pairing.away])]);
  const members = [...new Map(sides.map((side) => [side.id, side])).values()].toSorted(
    (left, right) => right.strength - left.strength || left.id - right.id,
  );
  return { champ, season, records, members };
}

function finalEnd({ speed }: FinalParts, { champ, season }: AskedSeason, override: GameOverride = {}): EpochMillis {
  const natural = season.to + Math.ceil(gameLengths(champ.sport, speed).most);
  return Math.min(natural, override.finishedAt ?? natural, override.abandonedAt ?? natural);
}

function statusOf(parts: FinalParts, final: Final, { now, override = {} }: Glance): Game['status'] {
  if (now < finalEnd(parts, final, override)) return 'scheduled';
  return (override.abandonedAt ?? Infinity) <= finalEnd(parts, final, override) ? 'abandoned' : 'finished';
}

/** When a match of the season last began or ended, or a person last laid a hand on the question. */
function finalVersion(parts: FinalParts, final: Final, { now, override = {} }: Glance): EpochMillis {
  const { suspendedAt, resumedAt, priceShift } = override;
  const moments = [suspendedAt, resumedAt, priceShift?.at, finalEnd(parts, final, override)];
  for (const record of final.records) {
    const { id, startsAt } = record.fixture;
    if (startsAt > now) break;
    moments.push(startsAt, endOf(record, parts.overrideOf(id)).at);
  }
  return moments.reduce<number>(
    (last, moment) => (moment !== undefined && moment <= now ? Math.max(last, moment) : last),
    final.season.from,
  );
}

/** STC-9 The market of the winner: suspended while a match of the season is played, gone once the season is over. */
function finalMarket(parts: FinalParts, final: Final, { now, override = {} }: Glance): Market | undefined {
  if (statusOf(parts, final, { now, override }) !== 'scheduled' || now < final.season.from) return undefined;
  const { race, open, isRunning } = seasonRaceAt(parts, final, now);
  const { finalId } = final.season;
  const likely = winProbabilities(race, open, mix(finalId % 0x1_0000_0000, 41));
  const law: Probabilities = {
    spread: () => undefined,
    special: ({ code }) => winning(likely[Number(code.slice(1))] ?? 0),
  };
  const codes = likely.map((_, place) => outcomeCode(place));
  const { suspendedAt, resumedAt, priceShift } = override;
  const isHeld = suspendedAt !== undefined && suspendedAt <= now && (resumedAt ?? -1) < suspendedAt;
  return priceMarket(law, openOffer('outright', 0, codes), {
    gameId: finalId,
    isSuspended: isHeld || isRunning || open.length === 0,
    priceFactor: priceShift !== undefined && priceShift.at <= now ? priceShift.factor : 1,
  });
}

function named(market: Market, { members }: Final, language: Language): Market {
  const labelOf = (code: string): string => members[Number(code.slice(1))]?.[nameLanguage(language)] ?? code;
  return { ...market, outcomes: market.outcomes.map((outcome) => ({ ...outcome, label: labelOf(outcome.code) })) };
}

/** STC-9 Those at the head of the table win, by the dead heat rule where several are; a season that was called off returns the stakes. */
function resultOf(
  parts: FinalParts,
  final: Final,
  { code, override = {} }: { readonly code: string; readonly override?: GameOverride | undefined },
): BetResult {
  if (statusOf(parts, final, { now: finalEnd(parts, final, override), override }) === 'abandoned') return 'return';
  const { race } = seasonRaceAt(parts, final, finalEnd(parts, final));
  const winners = raceWinners(race);
  const place = final.members.findIndex((_, index) => outcomeCode(index) === code);
  if (winners.length === 0 || place < 0) return 'return';
  return winners.includes(place) ? deadHeatResult(winners.length) : 'lose';
}

function outcomeCode(place: number): string {
  return `c${String(place)}`;
}
