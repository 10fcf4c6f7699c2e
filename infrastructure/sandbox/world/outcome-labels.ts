import type { Language } from '../../../core/site/config/language.ts';
import type { Market, Outcome } from '../../../core/sports/market.ts';
import { mix } from './mix.ts';
import { nameLanguage } from './name-language.ts';
import { SCORER_NAMES } from './names/scorer-names.ts';
import type { Pairing } from './pairings.ts';
import { SCORER_SHARES } from './plays/goal-rules.ts';
import type { Contestant } from './rosters.ts';

const SCORERS = SCORER_NAMES.split(';').map((names) => {
  const [ru = '', en = ''] = names.split('|');
  return { ru, en };
});

/** Six different scorers belong to every team. */
function scorerName(team: Contestant, index: number, language: Language): string {
  const first = mix(team.id, 91) % SCORERS.length;
  const step = 1 + (mix(team.id, 92) % (SCORERS.length - 1));
  const offset = first + index * (SCORERS.length % step === 0 ? 1 : step);
  return SCORERS[offset % SCORERS.length]?.[nameLanguage(language)] ?? '';
}

const RANGE = /^(home|away)-(\d+)-(\d+|more)$/;

function labelOf(kind: Market['kind'], code: string, { home, away }: Pairing, language: Language): string | undefined {
  if (kind === 'outright') return home.answers?.[Number(code.slice(1))]?.[nameLanguage(language)];
  if (kind === 'top-scorer' && away !== undefined) {
    const number = Number(code.slice(1));
    const team = number < SCORER_SHARES.length ? home : away;
    return `${scorerName(team, number % SCORER_SHARES.length, language)} (${team[nameLanguage(language)]})`;
  }
  const range = kind === 'winning-margin' ? RANGE.exec(code) : null;
  if (range === null || range[3] === 'more') return undefined;
  return `${(range[1] === 'home' ? home : (away ?? home))[nameLanguage(language)]} ${range[2] ?? ''}–${range[3] ?? ''}`;
}

/** The market with names for the answers whose codes say nothing by themselves. */
export function withLabels(market: Market, pairing: Pairing, language: Language): Market {
  if (market.kind !== 'outright' && market.kind !== 'top-scorer' && market.kind !== 'winning-margin') return market;
  const outcomes = market.outcomes.map((outcome): Outcome => {
    const label = labelOf(market.kind, outcome.code, pairing, language);
    return label === undefined ? outcome : { ...outcome, label };
  });
  return { ...market, outcomes };
}
