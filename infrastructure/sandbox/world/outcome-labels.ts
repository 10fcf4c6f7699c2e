import type { Language } from '../../../core/site/config/language.ts';
import { isMarketKind } from '../../../core/sports/game/market-kind.ts';
import type { OutcomeAddress } from '../../../core/sports/game/outcome-id.ts';
import type { Market, Outcome } from '../../../core/sports/game/market.ts';
import { isPlayerKind } from '../../../core/sports/game/player-kinds.ts';
import { contestantName } from './naming/contestant-name.ts';
import { nameIn } from './naming/written-name.ts';
import type { Pairing } from './pairings.ts';
import { playerName } from './squads/squads.ts';

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
  if (isPlayerKind(kind)) {
    return (code) => playerName(code.startsWith('h') ? home.id : away.id, Number(code.slice(1)), language);
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
