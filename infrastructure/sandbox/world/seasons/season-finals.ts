import { LRUCache } from 'lru-cache';
import type { BetResult } from '../../../../core/coupon/maths/bet-result.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { GameDetails, Game } from '../../../../core/sports/game/game.ts';
import type { Market, Outcome } from '../../../../core/sports/game/market.ts';
import { parseOutcomeId } from '../../../../core/sports/game/outcome-id.ts';
import { sportId } from '../../../../core/sports/tree/sport.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import type { GameCard } from '../game-card.ts';
import type { GameOverride } from '../game-override.ts';
import { endOf } from '../game-record.ts';
import { sportIn } from '../naming/sport-naming.ts';
import { champLanguage, compoundIn, nameIn } from '../naming/written-name.ts';
import type { Glance, NamedGlance } from '../world-views.ts';
import type { Final, FinalParts } from './season-course.ts';
import {
  answerResult,
  finalEnd,
  finalStatus,
  memberName,
  namedMarket,
  seasonMarkets,
  type AskedSeason,
} from './season-markets.ts';
import { seasonOf } from './season.ts';

/** How the season of a league ends: asked and settled as any game is, under an id of its own. */
export interface SeasonFinals {
  readonly isFinal: (id: number) => boolean;
  readonly version: (id: number, now: EpochMillis, override?: GameOverride) => EpochMillis;
  readonly game: (id: number, glance: NamedGlance) => Game | undefined;
  readonly details: (id: number, glance: NamedGlance) => GameDetails | undefined;
  readonly outcome: (
    id: string,
    glance: NamedGlance,
  ) => { readonly market: Market; readonly outcome: Outcome } | undefined;
  readonly label: (id: string, language: Language) => string | undefined;
  readonly pastMarket: (id: string, glance: Glance) => Market | undefined;
  readonly result: (id: string, now: EpochMillis, override?: GameOverride) => BetResult;
  readonly end: (id: number, override?: GameOverride) => EpochMillis | undefined;
  readonly card: (id: number, language: Language) => GameCard | undefined;
  /** Who plays in the season; nobody where there is none of the id. */
  readonly members: (id: number) => Final['members'];
}

/** No roster has ids as high. */
const QUESTION = { ru: 'Итоги сезона', en: 'Season outrights' };
const FIRST_QUESTION = 20_000_000;
const FINALS_KEPT = 200;
const MARKETS_KEPT = 200;
const NO_SIDE = { home: 0, away: 0 };

/** The seasons that were asked about, and what could be bet on them at a moment. */
interface FinalBook {
  readonly finalOf: (id: number) => Final | undefined;
  readonly marketsOf: (final: Final, glance: Glance) => readonly Market[];
}

function finalBook(parts: FinalParts): FinalBook {
  const finals = new LRUCache<number, Final>({ max: FINALS_KEPT });
  const markets = new LRUCache<string, readonly Market[]>({ max: MARKETS_KEPT });
  return {
    finalOf: (id) => {
      const known = finals.get(id) ?? openFinal(parts, id);
      if (known !== undefined) finals.set(id, known);
      return known;
    },
    marketsOf: (final, glance) => {
      const version = finalVersion(parts, final, glance);
      const key = [final.season.finalId, version, JSON.stringify(glance.override)].join(' ');
      const known = markets.get(key) ?? seasonMarkets(parts, final, glance);
      markets.set(key, known);
      return known;
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
    members: (id) => finalOf(id)?.members ?? [],
    version: (id, now, override) => {
      const final = finalOf(id);
      return final === undefined ? 0 : finalVersion(parts, final, { now, override });
    },
    game,
    details: (id, glance) => {
      const [final, row] = [finalOf(id), game(id, glance)];
      return final === undefined || row === undefined ? undefined : finalDetails(final, row, glance.language);
    },
    pastMarket: (id, glance) => pastFinalMarket(book, id, glance),
    outcome: (id, glance) => offeredOutcome(game(parseOutcomeId(id)?.gameId ?? -1, glance), id),
    label: (id, language) => memberOfAnswer(finalOf, id, language),
    result: (id, now, override) => {
      const address = parseOutcomeId(id);
      const final = address === undefined ? undefined : finalOf(address.gameId);
      if (address === undefined || final === undefined || now < finalEnd(parts, final, override)) return 'open';
      return answerResult(parts, final, { address, override });
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

function pastFinalMarket({ finalOf, marketsOf }: FinalBook, id: string, glance: Glance): Market | undefined {
  const final = finalOf(Number.parseInt(id, 10));
  return final && marketsOf(final, glance).find((market) => market.id === id);
}

function memberOfAnswer(finalOf: FinalBook['finalOf'], id: string, language: Language): string | undefined {
  const address = parseOutcomeId(id);
  const final = address === undefined ? undefined : finalOf(address.gameId);
  return address === undefined || final === undefined ? undefined : memberName(final, address.code, language);
}

function offeredOutcome(
  game: Game | undefined,
  id: string,
): { readonly market: Market; readonly outcome: Outcome } | undefined {
  for (const market of game?.markets ?? []) {
    const outcome = market.outcomes.find((each) => each.id === id);
    if (outcome !== undefined) return { market, outcome };
  }
  return undefined;
}

function finalRow(
  parts: FinalParts,
  { marketsOf }: FinalBook,
  { final, glance }: { readonly final: Final; readonly glance: NamedGlance },
): Game {
  const markets = marketsOf(final, glance).map((market) => namedMarket(market, final, glance.language));
  return {
    ...cardFields(final, glance.language),
    section: 'line',
    status: finalStatus(parts, final, glance),
    clock: { period: 0, seconds: 0, at: final.season.from, isRunning: false, isShown: false },
    score: { ...NO_SIDE, periods: [], redCards: NO_SIDE },
    outcomeCount: markets.reduce((count, { outcomes }) => count + outcomes.length, 0),
    hasStatistics: false,
    isTop: final.champ.coverage === 'top',
    version: finalVersion(parts, final, glance),
    markets,
  };
}

function finalDetails({ champ }: Final, game: Game, language: Language): GameDetails {
  return {
    game,
    champName: compoundIn(champ, language),
    ...champLanguage(champ, language),
    countryCode: champ.country,
    markets: game.markets,
    timeline: [],
    statistics: [],
    momentum: [],
  };
}

function finalCard(final: AskedSeason, language: Language): GameCard {
  const { champ, season } = final;
  return {
    ...cardFields(final, language),
    sportName: sportIn(champ.sport, language),
    champName: compoundIn(champ, language),
    ...champLanguage(champ, language),
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
      name: nameIn(QUESTION, language),
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
