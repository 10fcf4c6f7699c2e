import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { JackpotTag } from '../jackpots/jackpot-tag.tsx';
import { useCasino } from '../use-casino.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import styles from './catalogue.module.scss';
import { SlotTile } from './slot-tile.tsx';
import { useSeenRows } from './use-seen-rows.ts';

/** All games that were found, of which only those near the window are drawn. */
export const GameGrid = observer(function GameGrid(): ReactNode {
  const { catalogue, favouriteGames } = useCasino();
  const { t } = useCasinoWords();
  const { total } = catalogue;
  const { seen, grid } = useSeenRows(total);
  const first = seen.from * seen.columns;
  const last = Math.min(total, seen.to * seen.columns);
  const reach = useEffectEvent(() => {
    catalogue.reach(first, last - 1);
  });
  useEffect(() => {
    reach();
  }, [first, last, catalogue.isLoaded]);
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-game]')];
    const at = links.findIndex((link) => link === document.activeElement);
    if (at < 0) return;
    if (event.key === 'f' && !event.ctrlKey && !event.metaKey) {
      void favouriteGames.toggle(Number(links[at]?.dataset['game']));
      return;
    }
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = stepOf(event.key, { at, columns: seen.columns, isReversed });
    const target = step === undefined ? undefined : links[at + step];
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows walk among the links in it, which the Tab key reaches as well
    <div ref={grid} className={styles.grid} onKeyDown={walk}>
      <ul className={styles.tiles} aria-label={t('games')}>
        {Array.from({ length: Math.max(0, last - first) }, (_, offset) => {
          const game = catalogue.game(first + offset);
          return (
            <li key={first + offset} className={styles.cell}>
              {game === undefined ? (
                <Skeleton shape="block" className={styles.awaited} />
              ) : (
                <SlotTile game={game} tag={<JackpotTag game={game} />} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
});

/** Arrows go a tile or a row, Home and End to the ends of a row. */
function stepOf(
  key: string,
  { at, columns, isReversed }: { readonly at: number; readonly columns: number; readonly isReversed: boolean },
): number | undefined {
  const ahead = isReversed ? -1 : 1;
  const inRow = at % columns;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: ahead,
    ArrowLeft: -ahead,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -inRow,
    End: columns - 1 - inRow,
  };
  return steps[key];
}
