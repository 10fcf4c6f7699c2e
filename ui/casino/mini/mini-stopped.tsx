import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { useCasino } from '../use-casino.ts';
import { useMiniWords } from './use-mini-words.ts';

/** LP-11 Whoever may not play is offered no games. */
export const MiniStopped = observer(function MiniStopped({ children }: { readonly children: ReactNode }): ReactNode {
  const { playGuard } = useCasino();
  const { t } = useMiniWords();
  const reason = playGuard.stop?.reason;
  if (reason === undefined || reason === 'reality-check-due') return children;
  return (
    <EmptyState icon="t-player-pause" title={t('stop')}>
      {t('stop.text')}
    </EmptyState>
  );
});
