import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { topOfSpot, type LiveSpot } from '../../../core/casino/live/live-table.ts';
import { NO_MONEY } from '../../../core/shared/money.ts';
import { rouletteColour } from '../../../core/casino/live/roulette.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { usePage } from '../../page/use-page.ts';
import { useGameWords } from '../games/use-game-words.ts';
import { useCasino } from '../use-casino.ts';
import styles from './live-felt.module.scss';
import { useLiveWords } from './use-live-words.ts';
import { usePhase } from './use-phase.ts';

/** The numbers of roulette lie in three rows of twelve, the highest on top. */
const ROULETTE_ROWS = [3, 2, 1];

/** The spots in the order in which they lie on the felt. */
function laidOut(spots: readonly LiveSpot[], isRoulette: boolean): readonly LiveSpot[] {
  if (!isRoulette) return spots;
  const named = new Map(spots.map((spot) => [spot.name, spot]));
  const rows = ROULETTE_ROWS.flatMap((row) => [
    ...Array.from({ length: 12 }, (_, place) => String(place * 3 + row)),
    `column-${row}`,
  ]);
  const others = ['dozen-1', 'dozen-2', 'dozen-3', 'low', 'even', 'red', 'black', 'odd', 'high'];
  return ['0', ...rows, ...others].flatMap((name) => named.get(name) ?? []);
}

/** LCT-15 The felt: a press lays the chosen chip on a spot. */
export const LiveFelt = observer(function LiveFelt(): ReactNode {
  const { liveTables: live } = useCasino();
  const { t } = useLiveWords();
  const { rules, tableId } = live;
  return (
    <div className={styles.around}>
      <fieldset className={styles.felt} data-table={tableId} aria-label={t('felt')}>
        {laidOut(rules.spots, tableId === 'roulette').map((spot) => (
          <SpotButton key={spot.name} spot={spot} />
        ))}
      </fieldset>
    </div>
  );
});

const SpotButton = observer(function SpotButton({ spot }: { readonly spot: LiveSpot }): ReactNode {
  const { liveTables: live } = useCasino();
  const { t, spot: nameOf } = useLiveWords();
  const { pay } = useGameWords();
  const { language } = usePage();
  const { name: phase } = usePhase();
  const { currency, onSpots, table, tableId } = live;
  const { name } = spot;
  const on = onSpots.get(name);
  const laid = on?.laid ?? NO_MONEY;
  const placed = on?.placed ?? NO_MONEY;
  const sum = (laid + placed) as typeof laid;
  const pays = pay(topOfSpot(spot));
  const isNumber = tableId === 'roulette' && /^\d+$/.test(name);
  const chips =
    sum === NO_MONEY || currency === undefined ? undefined : formatMoney(sum, currency, { language, isShort: true });
  const said = t('spot-about', { spot: nameOf(name), pays });
  const isHit = phase === 'rest' && table?.drawn !== undefined && spot.pays(table.drawn) > 100;
  return (
    <button
      type="button"
      className={styles.spot}
      data-spot={name}
      data-colour={isNumber ? rouletteColour(Number(name)) : undefined}
      data-hit={isHit || undefined}
      // what is seen comes first and in the same order, for those who press it by saying it
      aria-label={chips === undefined ? said : t('spot-laid', { spot: isNumber ? nameOf(name) : said, sum: chips })}
      onClick={() => {
        live.lay(name);
      }}
    >
      <span>{nameOf(name)}</span>
      {isNumber ? null : <span className={`num ltr ${styles.pays}`}>{pays}</span>}
      {chips === undefined ? null : (
        <b className={`num ${styles.chip}`} data-placed={laid === NO_MONEY}>
          {chips}
        </b>
      )}
    </button>
  );
});
