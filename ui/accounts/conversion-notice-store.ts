import { reaction } from 'mobx';
import {
  conversionNotice,
  NOTIFIED_OF_CONVERSION,
  withNotified,
  type ConversionLevel,
} from '../../core/accounts/account-conversion.ts';
import type { Account } from '../../core/accounts/account.ts';
import type { Notice } from '../../core/notices/notice.ts';
import { occasionNotice } from '../../core/notices/occasion-notice.ts';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';
import type { SharedNotices, SharedSession } from '../page/shared-stores.ts';

export interface ConversionDependencies {
  readonly session: Pick<SharedSession, 'userId'>;
  readonly player: { readonly player: { readonly conversion: ConversionLevel } | undefined };
  readonly accounts: { readonly active: Account | undefined };
  readonly values: ValueStore;
  readonly notices: Pick<SharedNotices, 'raise' | 'taken'>;
  readonly pageExit: { readonly goTo: (address: string) => void };
  readonly language: Language;
}

/** CNV-2 Tells a player who may convert an account so, once per browser session; CNV-4 from there a press leads to the page where an account is converted. */
export class ConversionNoticeStore {
  readonly #dependencies: ConversionDependencies;
  #told: Notice | undefined;

  constructor(dependencies: ConversionDependencies) {
    this.#dependencies = dependencies;
  }

  start(): () => void {
    const { session, player, accounts, notices, pageExit, language } = this.#dependencies;
    const stopLeading = reaction(
      () => notices.taken,
      (taken) => {
        if (taken === undefined || taken.notice !== this.#told) return;
        pageExit.goTo(addressInLanguage(routePath('convert-account', {}), language));
      },
    );
    const stopTelling = reaction(
      () => ({
        userId: session.userId,
        level: player.player?.conversion ?? ('not-allowed' as const),
        currency: accounts.active?.currency,
      }),
      ({ userId, level, currency }) => {
        if (userId !== undefined && currency !== undefined) this.#tell(level, { userId, currency });
      },
      { fireImmediately: true },
    );
    return () => {
      stopLeading();
      stopTelling();
    };
  }

  #tell(level: ConversionLevel, player: { readonly userId: number; readonly currency: string }): void {
    const { values, notices } = this.#dependencies;
    const kept = values.read(NOTIFIED_OF_CONVERSION);
    const notified = kept === undefined ? [] : kept;
    const conversion = conversionNotice(level, player, notified);
    if (conversion === undefined) return;
    values.write(NOTIFIED_OF_CONVERSION, withNotified(notified, player.userId));
    const notice = occasionNotice({ kind: 'conversion-allowed', conversion });
    if (notice === undefined) return;
    this.#told = notice;
    notices.raise(notice, notice.actions);
  }
}

declare module './use-accounts.ts' {
  interface AccountsStores {
    readonly conversionNotice: ConversionNoticeStore;
  }
}
