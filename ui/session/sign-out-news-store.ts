import { occasionNotice } from '../../core/notices/occasion-notice.ts';
import { FAILED_SIGN_OUT } from '../../core/session/sign-out.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';
import type { SharedNotices, SharedSession } from '../page/shared-stores.ts';

export interface SignOutNewsDependencies {
  readonly values: ValueStore;
  readonly notices: SharedNotices;
  readonly session: SharedSession;
}

/** OUT-5 Tells on the page that was loaded again, once, that its player could not be signed out. */
export class SignOutNewsStore {
  readonly #dependencies: SignOutNewsDependencies;

  constructor(dependencies: SignOutNewsDependencies) {
    this.#dependencies = dependencies;
  }

  start(): () => void {
    const { values, notices, session } = this.#dependencies;
    const failedFor = values.read(FAILED_SIGN_OUT);
    if (failedFor !== undefined) values.remove(FAILED_SIGN_OUT);
    const notice = occasionNotice({ kind: 'sign-out-failed' });
    if (failedFor !== undefined && failedFor === session.userId && notice !== undefined) notices.raise(notice);
    return () => undefined;
  }
}

declare module './use-session.ts' {
  interface SessionStores {
    readonly signOutNews: SignOutNewsStore;
  }
}
