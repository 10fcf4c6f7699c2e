import type { Kysely, Transaction } from 'kysely';
import { PROMOTION_CATEGORIES } from '../../../../core/promotions/offers/promotion.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import type { WireReply } from '../../../http/call.ts';
import { CLAIM_PROMOTION, JOIN_PROMOTION, OWN_PROMOTIONS, PROMOTIONS } from '../../../promotions/promotion-calls.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import type { Tables } from '../../database/tables.ts';
import { bestVersion } from '../../information/best-version.ts';
import { DEFAULT_PROFILE, type LimitRegime } from '../../jurisdiction-profile.ts';
import { lockPlayer } from '../../limits/permit-deposit.ts';
import { playerRegime } from '../../limits/player-regime.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { refuse, type Refusal } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { claimPromotion, joinPromotion, ownPromotions } from './own-promotions.ts';
import { promotionKind, termsIn } from './offer-terms.ts';

/** Promotions: what there is, joining, and taking what they give. */
export function servePromotions(
  api: ServedApi,
  parts: Pick<SandboxParts, 'database' | 'random' | 'jurisdiction' | 'now'>,
): void {
  type Step = (transaction: Transaction<Tables>, regime: LimitRegime) => Promise<Refusal | undefined>;
  const step = async (userId: UserId, run: Step) =>
    inTransaction(parts, async (transaction) => {
      await lockPlayer(transaction, userId);
      const regime = await playerRegime(parts, transaction, userId);
      return (await run(transaction, regime)) ?? (await ownPromotions(transaction, userId, regime));
    });
  serveCall(api, PROMOTIONS, async ({ query: { lng, currency } }) =>
    DEFAULT_PROFILE.currencies.includes(currency)
      ? { currency, promotions: await promotionsIn(parts.database, lng, currency) }
      : refuse(400, 'unknown-currency'),
  );
  serveCall(api, OWN_PROMOTIONS, async ({ session: { userId } }) =>
    inTransaction(parts, async (transaction) =>
      ownPromotions(transaction, userId, await playerRegime(parts, transaction, userId)),
    ),
  );
  serveCall(api, JOIN_PROMOTION, async ({ session: { userId }, params: { id }, body: wish }) =>
    step(userId, async (transaction, regime) => joinPromotion(transaction, { ...wish, userId, id }, regime)),
  );
  serveCall(api, CLAIM_PROMOTION, async ({ session: { userId }, params: { id } }) =>
    step(userId, async (transaction, regime) => claimPromotion(transaction, { userId, id }, regime)),
  );
}

/** One without a text is not shown. */
async function promotionsIn(
  database: Kysely<Tables>,
  asked: Language,
  currency: string,
): Promise<WireReply<typeof PROMOTIONS>['promotions']> {
  const rows = await database.selectFrom('promotions').selectAll().orderBy('position').execute();
  const texts = await database
    .selectFrom('promotion_texts')
    .select(['id', 'language', 'title', 'summary'])
    .where('kind', '=', 'promotion')
    .execute();
  return rows.flatMap((row) => {
    const kind = promotionKind(row.kind);
    const category = PROMOTION_CATEGORIES.find((known) => known === row.category);
    const written = bestVersion(
      texts.filter(({ id }) => id === row.id),
      asked,
    );
    if (kind === undefined || category === undefined || written === undefined) return [];
    const { language, title, summary } = written;
    return [{ id: row.id, kind, category, language, title, summary, terms: termsIn(row, currency) }];
  });
}
