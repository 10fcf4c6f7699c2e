import * as v from 'valibot';
import { isMarketKind, type MarketKind } from '../../core/sports/game/market-kind.ts';
import { parseOutcomeId } from '../../core/sports/game/outcome-id.ts';
import { queryLanguage, wireCount, wireId, wireText } from '../http/wire.ts';

export const wireOutcomeId = v.pipe(
  v.string(),
  v.maxLength(120),
  v.check((text) => parseOutcomeId(text) !== undefined, 'not an outcome id'),
);
const marketKind = v.custom<MarketKind>((kind) => typeof kind === 'string' && isMarketKind(kind));

/** The names of a bet in one language. */
export const betNameFields = {
  champName: wireText,
  homeName: wireText,
  awayName: v.optional(wireText),
  label: v.optional(wireText),
  champLanguage: v.optional(queryLanguage),
  homeLanguage: v.optional(queryLanguage),
  awayLanguage: v.optional(queryLanguage),
};

/** The answer that was picked, of which market. */
export const pickFields = {
  kind: marketKind,
  period: wireCount,
  line: v.optional(v.pipe(v.number(), v.finite())),
  code: v.pipe(v.string(), v.maxLength(40)),
};

/** What a bet is called by, in one language. */
export const namedBetFields = {
  ...betNameFields,
  outcomeId: wireOutcomeId,
  sportId: wireId,
  ...pickFields,
};
