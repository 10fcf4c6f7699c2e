import { useSports } from '../../use-sports.ts';
import { usePage } from '../../../page/use-page.ts';
import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { priceMoveMark } from '../../../../core/settings/price-move-mark.ts';
import { lineText } from '../../../../core/sports/line/line-text.ts';
import { marketKindFacts } from '../../../../core/sports/game/market-kind.ts';
import type { Market, Outcome } from '../../../../core/sports/game/market.ts';
import { pickName } from '../../../../core/sports/names/pick-name.ts';
import { coefViewIdOf } from '../../../../core/shared/odds.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { NoOdds, OddsButton } from '../../../kit/controls/odds-button.tsx';
import { isNegativeOdds, oddsText } from '../../../kit/formats/odds-text.ts';
import type { GameRow } from './game-row.ts';
import { speak } from '../../../page/speak.ts';
import { usePicks } from '../../use-picks.ts';

export interface PriceButtonProps {
  readonly row: GameRow;
  readonly market: Market;
  readonly outcome: Outcome;
  /** A wide cell has this at its start; a narrow one shows the market's line over the price. */
  readonly label?: string | undefined;
  /** The head of its column. */
  readonly code?: string | undefined;
  /** In a table that arrow keys walk through. */
  readonly isCell?: boolean;
  /** The line stands beside the cell, not in it. */
  readonly isBare?: boolean;
  readonly className?: string | undefined;
  /** Worn besides by odds that count downwards. */
  readonly negativeClass?: string | undefined;
}

/** The price of one outcome; it is drawn again only when that price or its place in the coupon changes. */
export const PriceButton = observer(function PriceButton(props: PriceButtonProps): ReactNode {
  const { row, market, outcome, label, code, isCell = false, isBare = false, className, negativeClass } = props;
  const { couponSettings } = useSports();
  const { settings } = usePage();
  const picks = usePicks();
  const { t } = useTranslation('sports');
  const game = row.facts;
  const cell = row.cell(outcome);
  const { odds, isLocked, direction: moved } = cell.shown;
  // [GS-4]
  const direction = priceMoveMark(settings.settings) === 'none' ? undefined : moved;
  const isOver = row.isLeaving || game.status === 'finished' || game.status === 'abandoned';
  const state = isOver ? 'suspended' : isLocked ? 'locked' : 'open';
  const name = useOutcomeName(props);
  const text = oddsText(odds, coefViewIdOf(settings.settings.coefViewId, marketKindFacts(market.kind).family));
  const cellName = t(NAME_KEYS[state === 'open' ? (direction ?? 'open') : state], { outcome: name, odds: text });
  const isSelected = picks.isSelected(outcome.id);
  const sum = state === 'open' && !isSelected ? picks.oneClickSum() : undefined;
  return (
    <OddsButton
      text={text}
      name={sum === undefined ? cellName : t('price.one-click', { name: cellName, sum })}
      line={
        label === undefined && !isBare && market.line !== undefined
          ? lineText(market.kind, market.line, outcome.code)
          : undefined
      }
      label={label}
      isWide={label !== undefined}
      code={code}
      isSelected={isSelected}
      isOneClick={couponSettings.isOneClickOn}
      state={state}
      reason={state === 'open' ? undefined : t(`price.${state}`)}
      direction={direction}
      changes={cell.changes}
      className={classNames(className, isNegativeOdds(text) && negativeClass)}
      {...(isCell ? { tabIndex: -1 } : {})}
      onToggle={() => {
        picks.toggle(row, market, outcome);
      }}
      {...picks.looks({ row, market, outcome })}
    />
  );
});

/** What a price is of, in words. */
function useOutcomeName({ row, market, outcome, label }: PriceButtonProps): string {
  const { t } = useTranslation('sports');
  const game = row.facts;
  return useMemo(() => {
    const { kind, period, line } = market;
    const said = speak(
      t,
      pickName({
        kind,
        period,
        line,
        sportId: game.sportId,
        homeName: game.home.name,
        awayName: game.away?.name,
        code: outcome.code,
        label: outcome.label,
      }),
    );
    // What is written on the cell must be in its name, word for word.
    const plain = said.replace(/[()]/g, '');
    return label === undefined || plain.includes(label) ? plain : t('price.labelled', { name: plain, label });
  }, [t, market, game, outcome, label]);
}

/** The price of an outcome, or its empty slot. */
export function PriceSlot({
  outcome,
  market,
  ...rest
}: Omit<PriceButtonProps, 'market' | 'outcome'> & {
  readonly market: Market | undefined;
  readonly outcome: Outcome | undefined;
}): ReactNode {
  if (market === undefined || outcome === undefined) return <NoOdds className={rest.className} />;
  return <PriceButton {...rest} market={market} outcome={outcome} />;
}

const NAME_KEYS = {
  open: 'kit:odds.name',
  up: 'kit:odds.name-up',
  down: 'kit:odds.name-down',
  locked: 'kit:odds.name-locked',
  suspended: 'kit:odds.name-suspended',
} as const;
