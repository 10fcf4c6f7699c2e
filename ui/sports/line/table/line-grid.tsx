import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSports } from '../../use-sports.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import type { StripsLeft } from '../../../../core/sports/line/line-left.ts';
import type { walkGrid } from './grid-keys.ts';
import { CELLS, GRID_ROLE } from './grid-role.ts';
import type { LineBlock, PlacedItem } from './line-blocks.ts';
import styles from './line-grid.module.scss';
import type { LineItem } from './line-items.ts';
import { useVirtualLine } from './use-virtual-line.ts';

export interface LineGridProps {
  readonly items: readonly LineItem[];
  /** Height of an item in rem. */
  readonly remOf: (item: LineItem) => number;
  /** Height of what has not come, in rem. */
  readonly leftRem: number;
  readonly renderItem: (item: LineItem) => ReactNode;
  readonly className?: string | undefined;
}

/** The line as one long table: only what is near the window is drawn, headers stay in sight, arrow keys walk from cell to cell. */
export const LineGrid = observer(function LineGrid(props: LineGridProps): ReactNode {
  const { items, remOf, leftRem, renderItem, className } = props;
  const { line } = useSports();
  const { t } = useTranslation('sports');
  const grid = useRef<HTMLDivElement>(null);
  const walk = useWalk();
  const left = countOf(line.table.left);
  const onReach = (count: number): void => {
    line.reach(line.table.gameCount + count);
  };
  const virtual = useVirtualLine({ items, remOf, left, leftRem, leftGames: line.table.left.games, onReach });
  const { list, isPlaced, height, end, restRem } = virtual;
  useLayoutEffect(() => {
    if (list.current === null || !isPlaced) return;
    list.current.style.blockSize = `${height}px`;
    list.current.dataset['placed'] = '';
  }, [list, isPlaced, height]);
  useLayoutEffect(() => {
    if (grid.current !== null) grid.current.tabIndex = 0;
  }, []);
  const enter = (event: FocusEvent<HTMLElement>): void => {
    if (grid.current === null) return;
    if (event.target === grid.current) {
      grid.current.querySelector<HTMLElement>(CELLS)?.focus();
      return;
    }
    grid.current.tabIndex = -1;
    virtual.keepFocused(items[Number(event.target.closest<HTMLElement>('[data-index]')?.dataset['index'])]?.key);
  };
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (grid.current === null || grid.current.contains(event.relatedTarget)) return;
    grid.current.tabIndex = 0;
    virtual.keepFocused(undefined);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the element is a grid by its role, which walks by keys and is one stop of the Tab key
    <div
      ref={grid}
      className={classNames('panel', styles.grid, className)}
      {...GRID_ROLE.grid}
      aria-label={t('line.name')}
      aria-rowcount={items.length + left}
      onFocus={enter}
      onBlur={leave}
      onKeyDown={(event) => {
        if (grid.current !== null) walk.current?.(event, { grid: grid.current, items, scrollTo: virtual.scrollTo });
      }}
    >
      <div ref={list} className={classNames(styles.list, line.isStale && styles.stale)} {...GRID_ROLE.none}>
        {virtual.blocks.map((block) => (
          <Block key={block.key} block={block} above={0} under={0} isPlaced={isPlaced} renderItem={renderItem} />
        ))}
        {isPlaced || restRem === 0 ? null : <Rest rem={restRem} />}
        {isPlaced && height > end ? <Awaited start={end} size={height - end} /> : null}
      </div>
    </div>
  );
});

/** What walks by keys, once it is fetched: no first picture needs it. */
function useWalk(): RefObject<typeof walkGrid | undefined> {
  const walk = useRef<typeof walkGrid>(undefined);
  useEffect(() => {
    void import('./grid-keys.ts').then(
      (keys) => (walk.current = keys.walkGrid),
      () => undefined,
    );
  }, []);
  return walk;
}

/** Keeps the room of the rows that are not drawn yet; a picture's height needs no style attribute. */
function Rest({ rem }: { readonly rem: number }): ReactNode {
  return <svg className={styles.rest} width="1" height={`${rem}rem`} aria-hidden="true" />;
}

/** In the place of rows that are on their way. */
function Awaited({ start, size }: { readonly start: number; readonly size: number }): ReactNode {
  const box = usePlace(true, start, size);
  return <div ref={box} className={styles.awaited} {...GRID_ROLE.none} />;
}

interface BlockProps {
  readonly block: LineBlock;
  /** How far the block around this one begins below the top of the list. */
  readonly above: number;
  /** How high the header is that its own one stands under. */
  readonly under: number;
  readonly isPlaced: boolean;
  readonly renderItem: (item: LineItem) => ReactNode;
}

function Block({ block, above, under, isPlaced, renderItem }: BlockProps): ReactNode {
  const box = usePlace(isPlaced, block.start, block.size);
  const header = useRef<HTMLDivElement>(null);
  const isSport = block.header.item.kind === 'sport';
  const top = above + block.start;
  useLayoutEffect(() => {
    if (header.current === null || !isPlaced) return;
    // Sticking knows nothing of the moves that put the block in its place: they are taken off again.
    header.current.style.insetBlockStart = `${under - top}px`;
  }, [isPlaced, under, top]);
  return (
    <div ref={box} className={styles.block} {...(isSport ? GRID_ROLE.none : GRID_ROLE.group)}>
      <div ref={header} className={isSport ? styles.sportPlace : styles.champPlace} {...rowProps(block.header)}>
        {renderItem(block.header.item)}
      </div>
      {block.blocks.map((inner) => (
        <Block
          key={inner.key}
          block={inner}
          above={top}
          under={block.header.size}
          isPlaced={isPlaced}
          renderItem={renderItem}
        />
      ))}
      {block.rows.map((placed) => (
        <Row key={placed.item.key} placed={placed} isPlaced={isPlaced} renderItem={renderItem} />
      ))}
    </div>
  );
}

function countOf({ sports, champs, games }: StripsLeft): number {
  return sports + champs + games;
}

interface RowProps {
  readonly placed: PlacedItem;
  readonly isPlaced: boolean;
  readonly renderItem: (item: LineItem) => ReactNode;
}

function Row({ placed, isPlaced, renderItem }: RowProps): ReactNode {
  const box = usePlace(isPlaced, placed.start);
  return (
    <div ref={box} className={styles.place} {...rowProps(placed)}>
      {renderItem(placed.item)}
    </div>
  );
}

function rowProps({ index, item }: PlacedItem): Readonly<Record<string, string | number>> {
  return { ...GRID_ROLE.row, 'aria-rowindex': index + 1, 'data-index': index, 'data-kind': item.kind };
}

/** Puts an element at its offset by moving it, which shifts nothing else. */
function usePlace(isPlaced: boolean, start: number, size?: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current === null || !isPlaced) return;
    box.current.style.transform = `translateY(${start}px)`;
    if (size !== undefined) box.current.style.blockSize = `${size}px`;
  }, [isPlaced, start, size]);
  return box;
}
