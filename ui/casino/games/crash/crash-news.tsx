import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormNotice } from '../../../kit/feedback/form-notice.tsx';
import { useCasinoWords } from '../../rounds/use-casino-words.ts';
import { useCasino } from '../../use-casino.ts';
import { useGameWords } from '../use-game-words.ts';
import type { CrashBlockProps } from './crash-stake.tsx';
import { useCrashSums } from './use-crash-sums.ts';

/** GM-35 How a stake went, and whether the server can be heard. */
export const CrashNews = observer(function CrashNews({ block, bet }: CrashBlockProps): ReactNode {
  const { crash } = useCasino();
  const { t: say } = useGameWords();
  const { t } = useCasinoWords();
  const sum = useCrashSums();
  const { denial, unanswered } = block;
  if (crash.isCutOff) return <FormNotice tone="warning">{say('crash.cut-off')}</FormNotice>;
  if (unanswered !== undefined) return <FormNotice tone="warning">{t('unanswered')}</FormNotice>;
  if (bet?.state === 'refused') {
    const { refusal = 'player-blocked' } = bet;
    return <FormNotice tone="danger">{t(`refusal.${refusal}`)}</FormNotice>;
  }
  if (denial !== undefined) return <FormNotice tone="warning">{say(`crash.${denial}`)}</FormNotice>;
  if (bet?.state !== 'finished') return null;
  return bet.win > 0 ? (
    <FormNotice tone="success">{say('crash.won', { win: sum(bet.win, bet.currency) })}</FormNotice>
  ) : (
    <FormNotice tone="info">{say('crash.lost')}</FormNotice>
  );
});
