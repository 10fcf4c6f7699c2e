import type { Database } from '../../database/open-database.ts';
import { TERMINAL_CITIES } from '../pages/terminal-places.ts';

/** Fills the list of the cash terminals once. */
export async function seedTerminals(database: Database): Promise<void> {
  const places = TERMINAL_CITIES.flatMap(({ places: inCity, ...city }) => inCity.map((place) => ({ city, place })));
  const rows = places.flatMap(({ city, place: { opens, closes, ...place } }, index) =>
    (['ru', 'en'] as const).map((language) => ({
      id: index + 1,
      language,
      city: city[language],
      address: place[language],
      latitude: city.latitude,
      longitude: city.longitude,
      opens,
      closes,
    })),
  );
  const { count } = await database
    .selectFrom('cash_terminals')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > 0) return;
  // processes that start at once write the same
  await database
    .insertInto('cash_terminals')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
