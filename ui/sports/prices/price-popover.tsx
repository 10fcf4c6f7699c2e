import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PRICE_DAY, type PriceDay } from '../../../core/sports/prices/price-history.ts';
import { pickName } from '../../../core/sports/names/pick-name.ts';
import { placePopup } from '../../kit/behaviour/place-popup.ts';
import { formatTime } from '../../kit/formats/format-date.ts';
import { usePage } from '../../page/use-page.ts';
import { speak } from '../../page/speak.ts';
import { useTexts } from '../../page/use-texts.ts';
import { useSports } from '../use-sports.ts';
import { PriceDayView, PriceDayWaiting } from './price-day-view.tsx';
import type { LookedPrice } from './price-history-store.ts';
import styles from './price-popover.module.scss';
import { useLeaving } from './use-leaving.ts';

/** How the price that is looked at went in the last day; quiet, and gone with the look. */
export const PricePopover = observer(function PricePopover(): ReactNode {
  const { priceHistory } = useSports();
  const areTextsThere = useTexts('prices');
  const { shown } = priceHistory;
  return shown === undefined || !areTextsThere ? null : <Popover key={shown.outcome.id} looked={shown} />;
});

const Popover = observer(function Popover({ looked }: { readonly looked: LookedPrice }): ReactNode {
  const { priceHistory } = useSports();
  const { t } = useTranslation(['prices', 'sports'], { nsMode: 'fallback' });
  const { settings } = usePage();
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();
  const { anchor, row, market, outcome } = looked;
  const { day, phase } = priceHistory;
  useLayoutEffect(() => {
    popover.current?.showPopover?.();
  }, []);
  useLayoutEffect(() => {
    if (popover.current !== null) placeAbove(popover.current, anchor);
  }, [anchor, phase]);
  useEffect(() => {
    anchor.setAttribute('aria-describedby', id);
    return () => {
      anchor.removeAttribute('aria-describedby');
    };
  }, [anchor, id]);
  useLeaving(popover, anchor);
  const since = isShort(day) ? t('span.since', { time: formatTime(day.opening.at, settings.settings) }) : undefined;
  const { sportId, home, away } = row.facts;
  const { kind, period, line } = market;
  const named = { kind, period, line, sportId, homeName: home.name, awayName: away?.name };
  return (
    <div ref={popover} id={id} className={styles.popover} popover="manual" role="tooltip">
      <b dir="auto">{speak(t, pickName({ ...named, code: outcome.code, label: outcome.label }))}</b>
      <small>{since ?? t(row.facts.section === 'live' ? 'span.live' : 'span')}</small>
      {day === undefined ? <PriceDayWaiting failure={phase === 'failed' ? t('failed') : undefined} /> : null}
      {day === undefined ? null : <PriceDayView day={day} kind={kind} />}
    </div>
  );
});

/** Whether the price is younger than a day. */
function isShort(day: PriceDay | undefined): day is PriceDay {
  return day !== undefined && day.opening.at > day.now.at - PRICE_DAY;
}

/** Over the price where there is room: the rows that are read next stay in sight. */
function placeAbove(popover: HTMLElement, anchor: HTMLElement): void {
  placePopup(popover, anchor, 'end');
  const { top } = anchor.getBoundingClientRect();
  const above = top - 4 - popover.scrollHeight;
  if (above < 8) return;
  popover.style.setProperty('top', `${above}px`);
  popover.style.setProperty('max-block-size', `${top - 12}px`);
}
