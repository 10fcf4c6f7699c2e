import { reaction } from 'mobx';
import { occasionNotice } from '../../core/notices/occasion-notice.ts';
import { SIGNED_OUT_NOTICE } from '../../core/session/signed-out-notice.ts';
import { FAILED_SIGN_OUT } from '../../core/session/sign-out.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';
import type { DialogsStore } from '../page/dialogs-store.ts';
import type { SharedNotices, SharedSession } from '../page/shared-stores.ts';

export interface SignOutNewsDependencies {
  readonly values: ValueStore;
  readonly notices: SharedNotices;
  readonly session: SharedSession;
  readonly dialogs: Pick<DialogsStore, 'show'>;
}

/** OUT-5, IDL-6 Tells on the page that was loaded again, once, that its player could not be signed out, or why somebody was. */
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
    return this.#tellWhy();
  }

  /** Why the site signed the player out; from there a press leads to the sign-in. */
  #tellWhy(): () => void {
    const { values, notices, session, dialogs } = this.#dependencies;
    const reason = values.read(SIGNED_OUT_NOTICE);
    // a reason that is kept while somebody is signed in would be told of their own sign-out later
    if (reason !== undefined) values.remove(SIGNED_OUT_NOTICE);
    if (reason === undefined || session.isSignedIn) return () => undefined;
    const notice = occasionNotice({ kind: reason === 'inactivity' ? 'signed-out-idle' : 'signed-out-long' });
    if (notice === undefined) return () => undefined;
    notices.raise(notice, ['sign-in']);
    return reaction(
      () => notices.taken,
      (taken) => {
        if (taken?.notice === notice) dialogs.show('sign-in');
      },
    );
  }
}

declare module './use-session.ts' {
  interface SessionStores {
    readonly signOutNews: SignOutNewsStore;
  }
}
