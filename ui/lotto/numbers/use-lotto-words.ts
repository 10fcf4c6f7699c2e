import { useTranslation } from 'react-i18next';
import { lottoById } from '../../../core/lotto/numbers/lotto-rules.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { formatDuration } from '../../kit/formats/format-duration.ts';
import { usePage } from '../../page/use-page.ts';
import { usePoolWords, type PoolWords } from '../use-pool-words.ts';

export interface LottoWords extends PoolWords {
  /** How long it is until then. */
  readonly left: (at: EpochMillis) => string;
  readonly lotto: (lottoId: number) => string;
}

/** Call it in an observer: the words follow the player's time zone and language. */
export function useLottoWords(): LottoWords {
  const { clock } = usePage();
  const { t } = useTranslation('lotto');
  return {
    ...usePoolWords(),
    left: (at) => formatDuration(Math.floor(Math.max(0, at - clock.now) / 1000)),
    lotto: (lottoId) => {
      const rules = lottoById(lottoId);
      return rules === undefined ? '' : t('name', { drawn: rules.drawn, highest: rules.highest });
    },
  };
}
