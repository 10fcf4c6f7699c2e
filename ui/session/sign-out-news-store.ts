import { reaction } from 'mobx';
import { occasionNotice } from '../../core/notices/occasion-notice.ts';
import type { Notice } from '../../core/notices/notice.ts';
import { SIGNED_OUT_NOTICE, type SignedOutFor } from '../../core/session/signed-out-notice.ts';
import { FAILED_SIGN_OUT } from '../../core/session/sign-out.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';
import type { DialogsStore } from '../page/dialogs-store.ts';
import type { SharedNotices, SharedSession } from '../page/shared-stores.ts';

interface NoticesInSight {
  readonly shown: { readonly notice: Notice } | undefined;
  readonly waiting: readonly { readonly notice: Notice }[] | undefined;
}

const OCCASIONS = {
  'own-wish': 'signed-out',
  inactivity: 'signed-out-idle',
  'long-session': 'signed-out-long',
  ended: 'session-ended',
  excluded: 'signed-out-excluded',
} as const satisfies Readonly<Record<SignedOutFor, string>>;

export interface SignOutNewsDependencies {
  readonly values: ValueStore;
  readonly notices: SharedNotices & NoticesInSight;
  readonly session: SharedSession & { readonly hasEnded: boolean };
  readonly dialogs: Pick<DialogsStore, 'show'>;
  /** The page begins at the sign-in. */
  readonly focusAccount: () => void;
}

/** OUT-5, OUT-8, IDL-6 Tells on the page that was loaded again that its player could not be signed out, or was and why. */
export class SignOutNewsStore {
  readonly #dependencies: SignOutNewsDependencies;

  constructor(dependencies: SignOutNewsDependencies) {
    this.#dependencies = dependencies;
  }

  start(): () => void {
    const { values, notices, session } = this.#dependencies;
    const failed = values.read(FAILED_SIGN_OUT);
    if (failed !== undefined) values.remove(FAILED_SIGN_OUT);
    const notice = failed && occasionNotice({ kind: 'sign-out-failed', ...failed });
    if (failed?.userId === session.userId && notice !== undefined) notices.raise(notice);
    const stops = [this.#tellWhy(), this.#keepEnd()];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** SI-10 This page says itself that the server ended the session; those that follow do until that is closed. */
  #keepEnd(): () => void {
    const { values, session } = this.#dependencies;
    const keep = (hasEnded: boolean): void => {
      const kept = values.read(SIGNED_OUT_NOTICE);
      if (hasEnded && kept === undefined) values.write(SIGNED_OUT_NOTICE, 'ended');
      if (!hasEnded && kept === 'ended') values.remove(SIGNED_OUT_NOTICE);
    };
    if (session.hasEnded) keep(true);
    return reaction(() => session.hasEnded, keep);
  }

  /** Why nobody is signed in any more; from what the site did a press leads to the sign-in. */
  #tellWhy(): () => void {
    const { values, notices, session, focusAccount } = this.#dependencies;
    const reason = values.read(SIGNED_OUT_NOTICE);
    // a reason that is kept while somebody is signed in would be told of their own sign-out later
    if (reason === 'own-wish' || session.isSignedIn) values.remove(SIGNED_OUT_NOTICE);
    if (reason === undefined || session.isSignedIn) return () => undefined;
    const notice = occasionNotice({ kind: OCCASIONS[reason] });
    if (notice === undefined) return () => undefined;
    focusAccount();
    notices.raise(notice, ['sign-in']);
    return reason === 'own-wish' ? () => undefined : this.#keepUntilRead(notice);
  }

  /** The pages that follow tell it as well, until it is closed or somebody signs in. */
  #keepUntilRead(notice: Notice): () => void {
    const { values, notices, session, dialogs } = this.#dependencies;
    const isNotice = (one: { readonly notice: Notice } | undefined): boolean => one?.notice === notice;
    const forget = (isOver: boolean): void => {
      if (isOver) values.remove(SIGNED_OUT_NOTICE);
    };
    const stops = [
      reaction(() => !isNotice(notices.shown) && notices.waiting?.some(isNotice) !== true, forget),
      reaction(() => session.isSignedIn, forget),
      reaction(
        () => notices.taken,
        (taken) => {
          if (taken?.notice === notice) dialogs.show('sign-in');
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}

declare module './use-session.ts' {
  interface SessionStores {
    readonly signOutNews: SignOutNewsStore;
  }
}
