import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { OddsSkeleton } from '../../kit/controls/odds-button.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import skeleton from '../line/table/line-skeleton.module.scss';
import market from './market-panel.module.scss';
import board from './scoreboard.module.scss';

const SECTIONS = [1, 3, 2, 1] as const;

/** A game's page while it is on its way. */
export function GameSkeleton(): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <section className={skeleton.skeleton} aria-busy="true" aria-label={t('loading')}>
      <div className={classNames(board.board, skeleton.board)} />
      <div className={classNames(market.columns, market.two, skeleton.markets)}>
        {[0, 1].map((column) => (
          <div key={column} className={market.column}>
            {SECTIONS.map((rows, place) => (
              <div key={place} className={market.section}>
                <div className={market.head}>
                  <Skeleton width="md" />
                </div>
                <div className={classNames(market.cells, market.w3)}>
                  {Array.from({ length: rows * 3 }, (_, cell) => (
                    <OddsSkeleton key={cell} className={market.price} />
                  ))}
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
