import { when } from 'mobx';
import { occasionNotice } from '../../core/notices/occasion-notice.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';
import { AD_BLOCKER_CLOSED, isBaitTaken, tellsOfAdBlocker, type BaitLook } from '../../core/site/browser/ad-blocker.ts';
import type { NoticesStores } from './use-notices.ts';
import type { PageStores } from '../page/use-page.ts';

export interface AdBlockerNeeds {
  readonly stores: Pick<NoticesStores & PageStores, 'notices' | 'texts'>;
  readonly values: ValueStore;
  readonly layBait: () => Promise<BaitLook>;
}

/** Looks for an ad blocker and asks to switch it off, beside the page; who closes that is not asked again. Returns what stops it. */
export function startAdBlockerNotice({ stores, values, layBait }: AdBlockerNeeds): () => void {
  const { notices, texts } = stores;
  const stops: (() => void)[] = [];
  let isStopped = false;
  const look = async (): Promise<void> => {
    const wasClosed = values.read(AD_BLOCKER_CLOSED);
    if (wasClosed === true) return;
    const isFound = isBaitTaken(await layBait());
    const notice = occasionNotice({ kind: 'ad-blocker-found' });
    if (notice === undefined || !tellsOfAdBlocker(isFound, wasClosed)) return;
    await texts.ensure(['notice-catalogue']);
    if (isStopped) return;
    notices.raise(notice);
    const isShown = (): boolean => notices.shown?.notice === notice;
    stops.push(
      when(isShown, () => {
        // it goes when somebody closes it, and not before
        stops.push(
          when(
            () => !isShown(),
            () => {
              values.write(AD_BLOCKER_CLOSED, true);
            },
          ),
        );
      }),
    );
  };
  // a page that is not told is as good as before
  look().catch(() => undefined);
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
