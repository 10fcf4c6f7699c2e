import { sql } from 'kysely';
import { GAME_THEMES, type GameTheme } from '../../../core/casino/catalogue/catalogue-game.ts';
import { gameSlug } from '../../../core/casino/casino-game.ts';
import type { SlotMachineId } from '../../../core/casino/rounds/slot-machine.ts';
import type { Database } from '../database/open-database.ts';

const PLAIN_MACHINES = ['calm', 'steady', 'bold'] as const;
const GAME_COUNT = 1500;
const PROVIDER_COUNT = 60;
/** PRM-32 The house that has a page of its own. */
const BRAND = 'northforge';
/** One game in so many is new. */
const NEW_EVERY = 17;

const FIRST_OF_HOUSES = ['North', 'Red', 'Lumen', 'Kite', 'Polar', 'Ox', 'Nine', 'Tidal', 'Copper', 'Velvet'];
const LAST_OF_HOUSES = ['forge', 'tail', ' Works', ' Reel', 'bow', ' Play'];

const FIRST_WORDS = (
  'Amber Ancient Arctic Blazing Bold Brass Bright Burning Cobalt Copper Coral Crimson Crystal Dancing Daring Desert ' +
  'Diamond Dragon Ember Emerald Endless Fabled Fiery Flying Frozen Gilded Golden Grand Hidden Icy Iron Jade Jolly ' +
  'Laughing Lucky Lunar Magic Marble Mystic Neon Northern Opal Pearl Quiet Rapid Roaming Royal Ruby Rustic Sapphire ' +
  'Secret Silent Silver Solar Sparkling Stormy Sugar Thunder Velvet Wild'
).split(' ');

/** The second words of names, by what a game with one of them is about. */
const LAST_WORDS: Readonly<Record<GameTheme, readonly string[]>> = {
  fruits: ['Orchard', 'Cherries', 'Melon', 'Lemons', 'Harvest', 'Basket'],
  gems: ['Quarry', 'Jewels', 'Prism', 'Facets', 'Mine', 'Crown'],
  myths: ['Temple', 'Oracle', 'Phoenix', 'Pharaoh', 'Titan', 'Runes'],
  sea: ['Reef', 'Harbour', 'Tides', 'Anchor', 'Lagoon', 'Voyage'],
  space: ['Orbit', 'Comet', 'Nebula', 'Rocket', 'Galaxy', 'Eclipse'],
  forest: ['Owl', 'Fox', 'Grove', 'Meadow', 'Bear', 'Mushrooms'],
  treasure: ['Ledger', 'Vault', 'Chest', 'Fortune', 'Hoard', 'Ransom'],
  night: ['Lantern', 'Masquerade', 'Moon', 'Cabaret', 'Shadows', 'Midnight'],
};

/** CTL-6 The games of the invented providers, the same each time: no two have one name. @internal */
export function inventedGames() {
  const providers = FIRST_OF_HOUSES.flatMap((first) => LAST_OF_HOUSES.map((last) => `${first}${last}`))
    .slice(0, PROVIDER_COUNT)
    .map((name) => ({ id: gameSlug(name), name }));
  const ends = GAME_THEMES.flatMap((theme) => LAST_WORDS[theme].map((word) => ({ theme, word })));
  const names = Array.from({ length: GAME_COUNT }, (_, index) => {
    // 60 and 48 have 240 in common: the step moves on by one row after each of them
    const end = ends[(index + Math.floor(index / 240)) % ends.length]!;
    return { name: `${FIRST_WORDS[(index * 7) % FIRST_WORDS.length]!} ${end.word}`, theme: end.theme };
  });
  const games = names.map(({ name, theme }, index) => ({
    id: index + 1,
    name,
    theme,
    // the smaller of two: some providers have more games than others
    provider_id: providers[Math.min(mixed(index, 8), mixed(index + GAME_COUNT, 8) + 20) % PROVIDER_COUNT]!.id,
    machine: machineOf(theme, mixed(index, 20)),
    is_new: index % NEW_EVERY === 0,
    rank: (index * 613) % GAME_COUNT,
  }));
  const used = new Set(games.map((game) => game.provider_id));
  return { providers: providers.filter(({ id }) => used.has(id)), games };
}

/** JKP-1 The boldest games about treasure are those with jackpots. */
function machineOf(theme: GameTheme, number: number): SlotMachineId {
  const machine = PLAIN_MACHINES[number % PLAIN_MACHINES.length]!;
  return theme === 'treasure' && machine === 'bold' ? 'royal' : machine;
}

/** Spreads neighbouring numbers (Knuth's multiplicative hash). */
function mixed(index: number, bits: number): number {
  return (Math.imul(index + 1, 2_654_435_761) >>> bits) % PROVIDER_COUNT;
}

/** Writes the catalogue where there is none. */
export async function seedGames(database: Database): Promise<void> {
  const one = await database.selectFrom('casino_games').select('id').limit(1).executeTakeFirst();
  if (one !== undefined) return;
  const { providers, games } = inventedGames();
  await database.transaction().execute(async (transaction) => {
    await sql`insert into casino_providers (id, name, is_brand)
      select id, name, id = ${BRAND} from json_to_recordset(${JSON.stringify(providers)}::json) as given (id text, name text)
      on conflict do nothing`.execute(transaction);
    await sql`insert into casino_games (id, name, provider_id, theme, machine, is_new, rank)
      select id, name, provider_id, theme, machine, is_new, rank
      from json_to_recordset(${JSON.stringify(games)}::json)
        as given (id integer, name text, provider_id text, theme text, machine text, is_new boolean, rank integer)
      on conflict do nothing`.execute(transaction);
  });
}
