import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CatalogueGame } from '../../../core/casino/catalogue/catalogue-game.ts';
import { SLOT_MACHINES } from '../../../core/casino/rounds/slot-machines.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useCasino } from '../use-casino.ts';
import styles from './jackpots.module.scss';

/** JKP-9 The largest jackpot that a game may bring, on its tile. */
export const JackpotTag = observer(function JackpotTag({
  game,
}: {
  readonly game: Pick<CatalogueGame, 'machine'>;
}): ReactNode {
  const { jackpots } = useCasino();
  const { t, money } = useCasinoWords();
  const { board } = jackpots;
  const grand = board?.pools.find(({ level }) => level === 'grand');
  if (SLOT_MACHINES[game.machine].hasJackpots !== true || board === undefined || grand === undefined) return null;
  return (
    <span className={styles.tag}>
      {t('jackpot')} <b className="num">{money(grand.amount, board.currency)}</b>
    </span>
  );
});
