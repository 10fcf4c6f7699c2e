import type { BonusGateway } from '../../../core/registration/bonus/bonus-gateway.ts';
import { promoCodeProblem, sentPromoCode } from '../../../core/registration/bonus/promo-code-problem.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { ok, type Result } from '../../../core/shared/result.ts';

export interface PromoCheckNeeds {
  readonly player: { readonly player: { readonly countryCode?: string | undefined } | undefined };
  readonly accounts: { readonly currency: string };
}

/** Asks whether a promo code holds for the player. */
export class PromoCheckStore {
  readonly #gateway: Pick<BonusGateway, 'checkPromoCode'>;
  readonly #needs: PromoCheckNeeds;

  constructor(gateway: Pick<BonusGateway, 'checkPromoCode'>, needs: PromoCheckNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
  }

  /** The code as it is sent; undefined where what was typed is none. */
  read(typed: string): string | undefined {
    const code = sentPromoCode(typed);
    return code === '' || promoCodeProblem(typed) !== undefined ? undefined : code;
  }

  async check(promoCode: string): Promise<Result<boolean, RequestFailure>> {
    const { player, accounts } = this.#needs;
    const countryCode = player.player?.countryCode ?? '';
    const reply = await this.#gateway.checkPromoCode({ promoCode, countryCode, currency: accounts.currency });
    return reply.ok ? ok(reply.value.isValid) : reply;
  }
}

declare module '../use-settings.ts' {
  interface SettingsStores {
    readonly promoCheck: PromoCheckStore;
  }
}
