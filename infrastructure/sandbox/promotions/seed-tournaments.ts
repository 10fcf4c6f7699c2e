import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PrizeStep } from '../../../core/promotions/tournaments/tournament-table.ts';
import { days, hours } from '../../../core/shared/time.ts';
import { readMeta, writeMeta } from '../database/meta-values.ts';
import type { Database } from '../database/open-database.ts';
import type { TournamentSeriesRow } from '../database/promotions/promotion-tables.ts';
import { inTransaction, UNIQUE_VIOLATION } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { nodeRandom } from '../server/node-random.ts';

interface SeededSeries extends Omit<TournamentSeriesRow, 'prizes' | 'position'> {
  readonly prizes: readonly PrizeStep[];
  readonly texts: Readonly<Record<'ru' | 'en', { readonly title: string; readonly summary: string }>>;
}

/** A Monday. */
const FIRST_MONDAY = Date.UTC(2026, 0, 5);

const SERIES: readonly SeededSeries[] = [
  {
    id: 'sea-week',
    theme: 'sea',
    first_at: FIRST_MONDAY,
    period: days(7),
    length: days(7),
    best_rounds: 20,
    prizes: [
      { from: 1, to: 1, times: 200 },
      { from: 2, to: 2, times: 100 },
      { from: 3, to: 3, times: 60 },
      { from: 4, to: 5, times: 30 },
      { from: 6, to: 10, times: 15 },
      { from: 11, to: 25, times: 5 },
    ],
    texts: {
      ru: { title: 'Морская неделя', summary: 'Неделя слотов о море: в зачёт идут 20 лучших раундов.' },
      en: { title: 'Week at Sea', summary: 'A week of slots about the sea: your 20 best rounds count.' },
    },
  },
  {
    id: 'fruit-day',
    theme: 'fruits',
    first_at: FIRST_MONDAY,
    period: days(1),
    length: days(1),
    best_rounds: 10,
    prizes: [
      { from: 1, to: 1, times: 40 },
      { from: 2, to: 2, times: 20 },
      { from: 3, to: 3, times: 10 },
      { from: 4, to: 10, times: 3 },
    ],
    texts: {
      ru: { title: 'Фруктовый день', summary: 'Классические слоты с фруктами, новый турнир каждый день.' },
      en: { title: 'Fruit Day', summary: 'Classic fruit slots, with a new tournament every day.' },
    },
  },
  {
    id: 'night-weekend',
    theme: 'night',
    first_at: FIRST_MONDAY + days(4) + hours(18),
    period: days(7),
    length: days(2) + hours(6),
    best_rounds: 15,
    prizes: [
      { from: 1, to: 1, times: 100 },
      { from: 2, to: 2, times: 50 },
      { from: 3, to: 3, times: 30 },
      { from: 4, to: 10, times: 8 },
    ],
    texts: {
      ru: { title: 'Ночь выходных', summary: 'С вечера пятницы до конца воскресенья: 15 лучших раундов.' },
      en: { title: 'Weekend Night', summary: 'From Friday evening to the end of Sunday: your 15 best rounds.' },
    },
  },
];

/** Writes the series of tournaments and their texts, once for each edition of them. */
export async function seedTournaments(database: Database): Promise<void> {
  const series = SERIES.map(({ prizes, ...row }, position) => ({
    id: row.id,
    theme: row.theme,
    first_at: row.first_at,
    period: row.period,
    length: row.length,
    best_rounds: row.best_rounds,
    prizes: JSON.stringify(prizes),
    position,
  }));
  const texts = SERIES.flatMap(({ id, texts: written }) =>
    (['ru', 'en'] as const).map((language) => ({ kind: 'tournament' as const, id, language, ...written[language] })),
  );
  const edition = createHash('sha256')
    .update(JSON.stringify([series, texts]))
    .digest('hex');
  if ((await readMeta(database, 'tournament-edition')) === edition) return;
  const seed = async (transaction: Transaction<Tables>): Promise<void> => {
    await transaction.deleteFrom('tournament_series').execute();
    await transaction.deleteFrom('promotion_texts').where('kind', '=', 'tournament').execute();
    await transaction.insertInto('tournament_series').values(series).execute();
    await transaction.insertInto('promotion_texts').values(texts).execute();
  };
  // processes that start at once write the same
  await inTransaction({ database, random: nodeRandom }, seed, [UNIQUE_VIOLATION]);
  await writeMeta(database, 'tournament-edition', edition);
}
