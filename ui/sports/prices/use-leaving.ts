import { useEffect, type RefObject } from 'react';
import { useSports } from '../use-sports.ts';

/** Time to move the pointer from the price to what is said of it. */
const CROSSING = 200;

/** Ends the look at a price: with Escape, when the page moves under it, with the focus or a press, and when the pointer has left it and the popover. */
export function useLeaving(popover: RefObject<HTMLElement | null>, anchor: HTMLElement): void {
  const { priceHistory } = useSports();
  useEffect(() => {
    const leave = (): void => {
      priceHistory.leave();
    };
    priceHistory.handOver();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stay = (): void => clearTimeout(timer);
    const leaveSoon = (): void => {
      stay();
      timer = setTimeout(leave, CROSSING);
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      leave();
    };
    const shown = popover.current;
    const listeners = [
      listen([document, 'capture'], 'keydown', press as EventListener),
      listen([document, 'capture'], 'scroll', leave),
      listen([window], 'resize', leave),
      listen([anchor], 'blur', leave),
      listen([anchor], 'click', leave),
      listen([anchor], 'pointerleave', leaveSoon),
      listen([anchor], 'pointerenter', stay),
      ...(shown === null ? [] : [listen([shown], 'pointerenter', stay), listen([shown], 'pointerleave', leaveSoon)]),
    ];
    return () => {
      stay();
      for (const stop of listeners) stop();
    };
  }, [priceHistory, popover, anchor]);
}

function listen([target, phase]: readonly [EventTarget, 'capture'?], kind: string, hear: EventListener): () => void {
  const isCapture = phase === 'capture';
  target.addEventListener(kind, hear, isCapture);
  return () => {
    target.removeEventListener(kind, hear, isCapture);
  };
}
