import { useTranslation } from 'react-i18next';
import type { TotoGame } from '../../core/lotto/toto-gateway.ts';
import type { TotoRules } from '../../core/lotto/toto-rules.ts';
import type { Minor } from '../../core/shared/money.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import { formatMoment, formatTime } from '../kit/formats/format-date.ts';
import { formatMoney } from '../kit/formats/format-money.ts';
import { formatCount } from '../kit/formats/format-number.ts';
import { usePage } from '../page/use-page.ts';

export interface TotoWords {
  readonly money: (amount: Minor, currency: string) => string;
  readonly count: (count: number) => string;
  readonly moment: (at: EpochMillis) => string;
  readonly time: (at: EpochMillis) => string;
  /** What an answer is called in its cell. */
  readonly answer: (rules: Pick<TotoRules, 'answers'>, number: number) => string;
  readonly game: (game: Pick<TotoGame, 'home' | 'away'>) => string;
}

/** Call it in an observer: the words follow the player's time zone and language. */
export function useTotoWords(): TotoWords {
  const { clock, language, settings } = usePage();
  const { t } = useTranslation('toto');
  const { t: kit } = useTranslation('kit');
  const look = settings.settings;
  return {
    money: (amount, currency) => formatMoney(amount, currency, { language, isShort: true }),
    count: (count) => formatCount(count, language),
    moment: (at) => formatMoment(at, clock.now, { look, words: kit }),
    time: (at) => formatTime(at, look),
    answer: ({ answers }, number) => answerText(answers[number - 1] ?? '', t),
    game: ({ home, away }) => t('game', { home, away }),
  };
}

const NAMED = ['home', 'draw', 'away', 'rest'] as const;

function answerText(code: string, t: (key: `answer.${(typeof NAMED)[number]}`) => string): string {
  const named = NAMED.find((each) => each === code);
  return named === undefined ? code.replace('-', ':') : t(`answer.${named}`);
}
