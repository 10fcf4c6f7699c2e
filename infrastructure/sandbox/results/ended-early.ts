import type { EpochMillis } from '../../../core/shared/time.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

type EarlyParts = Pick<SandboxParts, 'world' | 'overrides' | 'now'>;

/** SP-31 A game that was ended by hand before its start, and when. */
interface EarlyEnd {
  readonly id: number;
  readonly champId: number;
  readonly sides: readonly (number | undefined)[];
  readonly at: EpochMillis;
}

/** SP-31 The games that are over though their start is still to come, the last first: no list of games that have begun has them. */
export function endedEarly({ world, overrides, now }: EarlyParts): readonly EarlyEnd[] {
  const early = overrides.ids().flatMap((id): readonly EarlyEnd[] => {
    const at = world.end(id, overrides.of(id));
    const card = world.card(id, 'en');
    if (at === undefined || card === undefined || at > now() || card.startsAt <= now()) return [];
    return [{ id, champId: card.champId, sides: [card.home.id, card.away?.id], at }];
  });
  return early.toSorted((one, other) => other.at - one.at || one.id - other.id);
}

/** SP-31 Those of a champ. */
export function endedEarlyOf(parts: EarlyParts, champId: number): readonly number[] {
  return endedEarly(parts).flatMap((game) => (game.champId === champId ? [game.id] : []));
}
