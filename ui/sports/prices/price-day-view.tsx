import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { priceLine, type PriceDay, type PriceStep } from '../../../core/sports/prices/price-history.ts';
import { marketKindFacts, type MarketKind } from '../../../core/sports/game/market-kind.ts';
import { coefViewIdOf } from '../../../core/shared/odds.ts';
import { formatMoment } from '../../kit/formats/format-date.ts';
import { oddsText } from '../../kit/formats/odds-text.ts';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { usePage } from '../../page/use-page.ts';
import styles from './price-popover.module.scss';

const SIZE = { width: 208, height: 44 } as const;
const POINTS = ['opening', 'highest', 'lowest', 'now'] as const;

/** The line of a day's prices; beside it in words what it shows. */
export const PriceDayView = observer(function PriceDayView({
  day,
  kind,
}: {
  readonly day: PriceDay;
  readonly kind: MarketKind;
}): ReactNode {
  const { t } = useTranslation(['prices', 'kit'], { nsMode: 'fallback' });
  const corners = priceLine(day, SIZE).map(({ x, y }) => `${x},${y}`);
  return (
    <>
      <svg className={styles.line} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
        <polyline points={corners.join(' ')} />
      </svg>
      <dl className={styles.points}>
        {POINTS.map((point) => (
          <PricePoint key={point} name={t(point)} step={day[point]} now={day.now.at} kind={kind} />
        ))}
      </dl>
    </>
  );
});

/** PRH-8 The same parts as empty bars, so that nothing moves when they come; where none will come it says so in their place. */
export function PriceDayWaiting({ failure }: { readonly failure: string | undefined }): ReactNode {
  const { t } = useTranslation('prices');
  return (
    <div className={styles.waiting}>
      {failure === undefined ? null : <p>{failure}</p>}
      <div className={failure === undefined ? undefined : styles.unseen} aria-hidden="true">
        <div className={styles.line}>
          <Skeleton className={styles.bars} />
        </div>
        <dl className={styles.points}>
          {POINTS.map((point) => (
            <div key={point}>
              <dt>{t(point)}</dt>
              <dd>
                <Skeleton className={styles.bar} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

const PricePoint = observer(function PricePoint(props: {
  readonly name: string;
  readonly step: PriceStep;
  readonly now: number;
  readonly kind: MarketKind;
}): ReactNode {
  const { name, step, now, kind } = props;
  const { settings } = usePage();
  const { t } = useTranslation('kit');
  const look = settings.settings;
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">
        <b dir="ltr">{oddsText(step.odds, coefViewIdOf(look.coefViewId, marketKindFacts(kind).family))}</b>{' '}
        <small>{formatMoment(step.at, now, { look, words: t })}</small>
      </dd>
    </div>
  );
});
