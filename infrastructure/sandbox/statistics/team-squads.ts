import { NOTHING_PLAYED } from '../../../core/sports/statistics/players-duel.ts';
import { TEAM_SQUAD } from '../../sports/team-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { nameIn } from '../world/naming/written-name.ts';
import { squadOf } from '../world/squads/squads.ts';
import type { DuelBook } from './duel-book.ts';

/** SP-38 The players of a team, with the figures that a duel of them would have. */
export function serveTeamSquads(api: ServedApi, { world }: Pick<SandboxParts, 'world'>, book: DuelBook): void {
  serveCall(api, TEAM_SQUAD, async ({ params: { id }, query: { lng: language }, address: by }) => {
    const champId = world.team(id, language)?.champId;
    const squad = squadOf(id);
    if (champId === undefined || squad.length === 0) return refuse(404, 'squad');
    const played = await book(champId, { language, by });
    if (played === undefined) return refuse(503, 'busy', 2);
    const records = played.shirts.get(id);
    return {
      champId,
      since: played.since,
      players: squad.map((player) => {
        const { matches, minutes, goals, assists, yellowCards } = records?.get(player.number) ?? NOTHING_PLAYED;
        const { number, position } = player;
        return { number, position, name: nameIn(player, language), matches, minutes, goals, assists, yellowCards };
      }),
    };
  });
}
