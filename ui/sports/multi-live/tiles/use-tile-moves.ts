import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { useSports } from '../../use-sports.ts';

/** How tiles are moved by their grips. */
export interface TileMoves {
  /** The tile that is taken by its grip. */
  readonly gripped: number | undefined;
  readonly grip: (id: number | undefined) => void;
  readonly moveTo: (id: number, place: number) => void;
  /** The arrow keys move a tile in the reading direction. */
  readonly press: (event: KeyboardEvent, id: number, place: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Tiles are dragged by their grips, or moved by the arrow keys on them. */
export function useTileMoves(onMoved: (place: number) => void): TileMoves {
  const { multiLive } = useSports();
  const [gripped, grip] = useState<number | undefined>(undefined);
  const moveTo = (id: number, place: number): void => {
    multiLive.move(id, place);
    onMoved(multiLive.choice.games.indexOf(id));
  };
  return {
    gripped,
    grip,
    moveTo,
    press: (event, id, place) => {
      const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
      const sideways = { ArrowLeft: isReversed ? 1 : -1, ArrowRight: isReversed ? -1 : 1 }[event.key];
      const step = sideways ?? STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      moveTo(id, place + step);
    },
  };
}

/** What a tile hears: it is dragged while it is taken by its grip, and another is dropped on it; and whether the focus is in it. */
export function useTileEvents(
  tile: RefObject<HTMLElement | null>,
  { id, place, moves }: { readonly id: number; readonly place: number; readonly moves: TileMoves },
): void {
  const { multiLive } = useSports();
  useEffect(() => {
    const heard = new AbortController();
    const { signal } = heard;
    const { gripped, grip, moveTo } = moves;
    const element = tile.current;
    element?.addEventListener('focusin', () => multiLive.focus(id), { signal });
    element?.addEventListener('focusout', () => multiLive.focus(undefined), { signal });
    if (gripped !== undefined) {
      element?.addEventListener('dragstart', ({ dataTransfer }) => dataTransfer?.setData('text/plain', String(id)), {
        signal,
      });
      element?.addEventListener('dragend', () => grip(undefined), { signal });
      element?.addEventListener('dragover', (event) => event.preventDefault(), { signal });
      element?.addEventListener(
        'drop',
        (event) => {
          event.preventDefault();
          moveTo(gripped, place);
          grip(undefined);
        },
        { signal },
      );
    }
    return () => {
      heard.abort();
    };
  });
}
