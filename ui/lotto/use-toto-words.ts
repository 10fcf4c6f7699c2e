import { useTranslation } from 'react-i18next';
import type { TotoGame } from '../../core/lotto/toto-gateway.ts';
import type { TotoRules } from '../../core/lotto/toto-rules.ts';
import { usePoolWords, type PoolWords } from './use-pool-words.ts';

export interface TotoWords extends PoolWords {
  /** What an answer is called in its cell. */
  readonly answer: (rules: Pick<TotoRules, 'answers'>, number: number) => string;
  readonly game: (game: Pick<TotoGame, 'home' | 'away'>) => string;
}

/** Call it in an observer: the words follow the player's time zone and language. */
export function useTotoWords(): TotoWords {
  const { t } = useTranslation('toto');
  return {
    ...usePoolWords(),
    answer: ({ answers }, number) => answerText(answers[number - 1] ?? '', t),
    game: ({ home, away }) => t('game', { home, away }),
  };
}

const NAMED = ['home', 'draw', 'away', 'rest'] as const;

function answerText(code: string, t: (key: `answer.${(typeof NAMED)[number]}`) => string): string {
  const named = NAMED.find((each) => each === code);
  return named === undefined ? code.replace('-', ':') : t(`answer.${named}`);
}
