import { makeAutoObservable, runInAction } from 'mobx';
import { EDITED_FIELDS, type ProfileChange } from '../../../core/player/profile/profile-edit.ts';
import type { ProfileGateway } from '../../../core/player/profile/profile-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { ok, type Result } from '../../../core/shared/result.ts';
import type { SharedNotices, SharedSession } from '../../page/shared-stores.ts';

export interface ProfileEditNeeds {
  readonly session: Pick<SharedSession, 'epoch' | 'isCurrent'>;
  readonly player: { readonly load: () => Promise<void> };
  readonly notices: Pick<SharedNotices, 'raise'>;
}

/** PR-48 Keeps what a player changes of who they are on paper; PR-51 nothing of it stays here. */
export class ProfileEditStore {
  /** Grows with each change that was kept: the form begins anew with what is known then. */
  kept = 0;
  readonly #gateway: ProfileGateway;
  readonly #needs: ProfileEditNeeds;

  constructor(gateway: ProfileGateway, needs: ProfileEditNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** PR-49 Nothing is sent where nothing changes. */
  async save(change: ProfileChange): Promise<Result<unknown, RequestFailure>> {
    const { session, player, notices } = this.#needs;
    if (EDITED_FIELDS.every((field) => change[field] === undefined)) return ok(undefined);
    const { epoch } = session;
    const reply = await this.#gateway.save(change);
    if (!reply.ok || !session.isCurrent(epoch)) return reply;
    await player.load();
    notices.raise({ status: 'success', title: 'main_save_success' });
    runInAction(() => {
      this.kept += 1;
    });
    return reply;
  }
}

declare module '../use-player.ts' {
  interface PlayerStores {
    readonly profileEdit: ProfileEditStore;
  }
}
