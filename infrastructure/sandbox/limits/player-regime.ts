import type { Kysely } from 'kysely';
import { joinedProfile, jurisdictionsOf } from '../../../core/limits/jurisdiction.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';
import { jurisdictionZone, type LimitRegime } from '../jurisdiction-profile.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

/** JP-4 The regime of a player: that of the own country, and the site's where it is stricter. Whoever is in a transaction asks through it. */
export async function playerRegime(
  { jurisdiction, now }: Pick<SandboxParts, 'jurisdiction' | 'now'>,
  database: Kysely<Tables>,
  userId: UserId,
): Promise<LimitRegime> {
  const user = await database.selectFrom('users').select('country_code').where('id', '=', userId).executeTakeFirst();
  return countryRegime({ jurisdiction, now }, user?.country_code);
}

/** JP-4 The same where the player's country is read already. */
export function countryRegime(
  { jurisdiction, now }: Pick<SandboxParts, 'jurisdiction' | 'now'>,
  country: string | undefined,
): LimitRegime {
  const site = jurisdiction();
  const jurisdictions = jurisdictionsOf(country, site);
  const [own = site] = jurisdictions;
  return { now: now(), zone: jurisdictionZone(own), jurisdictions, profile: joinedProfile(jurisdictions) };
}
