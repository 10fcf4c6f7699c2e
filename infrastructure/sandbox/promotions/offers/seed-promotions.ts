import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PromotionCategory, PromotionKind } from '../../../../core/promotions/offers/promotion.ts';
import { readMeta, writeMeta } from '../../database/meta-values.ts';
import type { Database } from '../../database/open-database.ts';
import { inTransaction, UNIQUE_VIOLATION } from '../../database/retried-transaction.ts';
import type { Tables } from '../../database/tables.ts';
import { nodeRandom } from '../../server/node-random.ts';
import type { JoinedTerms } from './offer-terms.ts';

interface SeededPromotion {
  readonly id: string;
  readonly kind: PromotionKind;
  readonly category: PromotionCategory;
  readonly terms?: JoinedTerms;
  readonly texts: Readonly<Record<'ru' | 'en', { readonly title: string; readonly summary: string }>>;
}

const PROMOTIONS: readonly SeededPromotion[] = [
  {
    id: 'first-deposit',
    kind: 'first-deposit',
    category: 'sport',
    texts: {
      ru: {
        title: 'Первый депозит вдвое больше',
        summary: 'Прибавим к первому пополнению столько же — на бонусный счёт.',
      },
      en: { title: 'Your first deposit doubled', summary: 'We match your first deposit in the bonus account.' },
    },
  },
  {
    id: 'express-week',
    kind: 'expresses',
    category: 'sport',
    terms: { rewardAmounts: 3, count: 5, leastBets: 3, leastOdds: 1400, leastStakeAmounts: 1, days: 7, wager: 3 },
    texts: {
      ru: { title: 'Неделя экспрессов', summary: 'Рассчитайте пять экспрессов за неделю и заберите бонус.' },
      en: { title: 'Accumulator week', summary: 'Settle five accumulators in a week and take a bonus.' },
    },
  },
  {
    id: 'slots-week',
    kind: 'slots',
    category: 'casino',
    terms: { rewardAmounts: 2, targetAmounts: 100, days: 7 },
    texts: {
      ru: { title: 'Неделя слотов', summary: 'Часть поставленного в слотах вернётся деньгами, без отыгрыша.' },
      en: { title: 'Slots week', summary: 'A part of what you stake in slots comes back as money, without wagering.' },
    },
  },
  {
    id: 'slot-first-deposit',
    kind: 'first-deposit',
    category: 'casino',
    texts: {
      ru: {
        title: 'Первый депозит для казино',
        summary: 'Прибавим к первому пополнению половину — на бонусный счёт для слотов и игр.',
      },
      en: {
        title: 'Your first deposit for the casino',
        summary: 'We add half of your first deposit to the bonus account, for slots and games.',
      },
    },
  },
  {
    id: 'slots-start',
    kind: 'slots',
    category: 'casino',
    terms: { rewardAmounts: 1, targetAmounts: 30, days: 30, needsDeposit: true },
    texts: {
      ru: {
        title: 'Старт в слотах',
        summary: 'Для тех, кто пополнил счёт: первый месяц в слотах с возвратом деньгами.',
      },
      en: {
        title: 'A start in slots',
        summary: 'For whoever has made a deposit: a first month in slots with money back.',
      },
    },
  },
  {
    id: 'fastgames-daily-tournament',
    kind: 'tournament',
    category: 'casino',
    texts: {
      ru: { title: 'Ежедневный турнир', summary: 'Каждый день — новая таблица и призы деньгами. Участие бесплатное.' },
      en: { title: 'Daily tournament', summary: 'A new table and prizes in money every day. Taking part is free.' },
    },
  },
  {
    id: 'weekly-cashback',
    kind: 'cashback',
    category: 'sport',
    texts: {
      ru: {
        title: 'Возврат за неделю',
        summary: 'Часть проигранного на спорте за неделю возвращается баллами или деньгами.',
      },
      en: {
        title: 'A part of the week back',
        summary: 'A part of what a week of sports lost comes back as points or money.',
      },
    },
  },
  {
    id: 'premium',
    kind: 'premium-cashback',
    category: 'sport',
    texts: {
      ru: { title: 'Премиум-неделя', summary: 'Прибавка к кешбэку для тех, кто много ставил четыре недели подряд.' },
      en: { title: 'Premium week', summary: 'More cashback for whoever has staked much for four weeks.' },
    },
  },
  {
    id: 'points-store',
    kind: 'points',
    category: 'all',
    texts: {
      ru: { title: 'Баллы за ставки', summary: 'Баллы приходят за рассчитанные ставки и меняются на промокоды.' },
      en: { title: 'Points for bets', summary: 'Settled bets earn points, and points buy promo codes.' },
    },
  },
  {
    id: 'friends',
    kind: 'friends',
    category: 'all',
    texts: {
      ru: { title: 'Вместе с другом', summary: 'Часть поставленного другом каждую неделю приходит вам.' },
      en: { title: 'Together with a friend', summary: 'A part of what a friend stakes comes to you each week.' },
    },
  },
];

/** Writes the promotions and their texts, once for each edition of them. */
export async function seedPromotions(database: Database): Promise<void> {
  const rows = PROMOTIONS.map(({ id, kind, category, terms }, position) => ({
    id,
    kind,
    category,
    terms: terms === undefined ? null : JSON.stringify(terms),
    position,
  }));
  const texts = PROMOTIONS.flatMap(({ id, texts: written }) =>
    (['ru', 'en'] as const).map((language) => ({ kind: 'promotion' as const, id, language, ...written[language] })),
  );
  const edition = createHash('sha256')
    .update(JSON.stringify([rows, texts]))
    .digest('hex');
  if ((await readMeta(database, 'promotion-edition')) === edition) return;
  const seed = async (transaction: Transaction<Tables>): Promise<void> => {
    for (const row of rows) {
      await transaction
        .insertInto('promotions')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    }
    await transaction.deleteFrom('promotion_texts').where('kind', '=', 'promotion').execute();
    await transaction.insertInto('promotion_texts').values(texts).execute();
  };
  // processes that start at once write the same
  await inTransaction({ database, random: nodeRandom }, seed, [UNIQUE_VIOLATION]);
  await writeMeta(database, 'promotion-edition', edition);
}
