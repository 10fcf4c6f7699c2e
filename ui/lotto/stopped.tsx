import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayStop } from '../../core/limits/play-permission.ts';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { useLotto } from './use-lotto.ts';

type Stop = Exclude<PlayStop['reason'], 'reality-check-due'>;

/** LT-26, TT-27 Why the player is offered nothing; a reality check alone waits for its answer. Call it in an observer. */
export function useStop(): Stop | undefined {
  const { playGuard } = useLotto();
  const reason = playGuard.stop?.reason;
  return reason === 'reality-check-due' ? undefined : reason;
}

/** In place of what is sold: why not, and what stays. */
export function Stopped({ of, reason }: { readonly of: 'lotto' | 'toto'; readonly reason: Stop }): ReactNode {
  const { t } = useTranslation(of);
  return (
    <section className="panel">
      <EmptyState icon="t-player-pause" title={t(`stop.${reason}`)}>
        {t('stop.text')}
      </EmptyState>
    </section>
  );
}
