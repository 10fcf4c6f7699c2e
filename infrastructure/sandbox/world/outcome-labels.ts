import type { Language } from '../../../core/site/config/language.ts';
import { isMarketKind } from '../../../core/sports/game/market-kind.ts';
import type { OutcomeAddress } from '../../../core/sports/game/outcome-id.ts';
import type { Market, Outcome } from '../../../core/sports/game/market.ts';
import { mix } from './mix.ts';
import { contestantName } from './naming/contestant-name.ts';
import { nameIn, type KeptName } from './naming/written-name.ts';
import { SCORER_NAMES } from './names/scorer-names.ts';
import type { Pairing } from './pairings.ts';
import { SCORER_SHARES } from './plays/goal-rules.ts';
import type { Contestant } from './rosters.ts';

const SCORERS = SCORER_NAMES.split(';').map((names): KeptName => {
  const [ru = '', en = ''] = names.split('|');
  return { ru, en, isPerson: true };
});

/** Six different scorers belong to every team. */
function scorerName(team: Contestant, index: number, language: Language): string {
  const first = mix(team.id, 91) % SCORERS.length;
  const step = 1 + (mix(team.id, 92) % (SCORERS.length - 1));
  const offset = first + index * (SCORERS.length % step === 0 ? 1 : step);
  const scorer = SCORERS[offset % SCORERS.length];
  return scorer === undefined ? '' : nameIn(scorer, language);
}

const RANGE = /^(home|away)-(\d+)-(\d+|more)$/;

type Label = (code: string) => string | undefined;

/** Names the answers of the kinds whose codes say nothing by themselves. */
function labelsOf(kind: Market['kind'], { home, away = home }: Pairing, language: Language): Label | undefined {
  if (kind === 'outright') {
    return (code) => {
      const answer = home.answers?.[Number(code.slice(1))];
      return answer === undefined ? undefined : nameIn(answer, language);
    };
  }
  if (kind === 'top-scorer') {
    return (code) => {
      const number = Number(code.slice(1));
      const team = number < SCORER_SHARES.length ? home : away;
      return `${scorerName(team, number % SCORER_SHARES.length, language)} (${contestantName(team, language)})`;
    };
  }
  if (kind !== 'winning-margin') return undefined;
  return (code) => {
    const range = RANGE.exec(code);
    if (range === null || range[3] === 'more') return undefined;
    return `${contestantName(range[1] === 'home' ? home : away, language)} ${range[2] ?? ''}–${range[3] ?? ''}`;
  };
}

/** NAM-9 What an answer is called by its kind and code alone, whether or not it is offered still. */
export function answerLabel(
  { kind, code }: Pick<OutcomeAddress, 'kind' | 'code'>,
  pairing: Pairing,
  language: Language,
): string | undefined {
  return isMarketKind(kind) ? labelsOf(kind, pairing, language)?.(code) : undefined;
}

/** The market with names for the answers whose codes say nothing by themselves. */
export function withLabels(market: Market, pairing: Pairing, language: Language): Market {
  const labelOf = labelsOf(market.kind, pairing, language);
  if (labelOf === undefined) return market;
  const outcomes = market.outcomes.map((outcome): Outcome => {
    const label = labelOf(outcome.code);
    return label === undefined ? outcome : { ...outcome, label };
  });
  return { ...market, outcomes };
}
