import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useCasino } from '../use-casino.ts';

/** LP-11 Whoever may not play is offered no games. */
export const PlayStopped = observer(function PlayStopped({ children }: { readonly children: ReactNode }): ReactNode {
  const { playGuard } = useCasino();
  const { t } = useCasinoWords();
  const reason = playGuard.stop?.reason;
  if (reason === undefined || reason === 'reality-check-due') return children;
  return (
    <EmptyState icon="t-player-pause" title={t(`stop.${reason}`)}>
      {t('stop.text')}
    </EmptyState>
  );
});
