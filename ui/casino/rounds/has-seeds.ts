import type { RoundsGateway } from '../../../core/casino/rounds/rounds-gateway.ts';
import type { Random } from '../../../core/shared/random.ts';
import type { SharedNotices } from '../../page/shared-stores.ts';

interface Needs {
  readonly random: Random;
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
}

/** RND-7 Whether a round may be drawn: the first round of a player needs a seed of theirs. */
export async function hasSeeds(
  gateway: Pick<RoundsGateway, 'seeds' | 'changeSeeds'>,
  { random, notices }: Needs,
): Promise<boolean> {
  const known = await gateway.seeds();
  const seeds = known.ok && known.value.current === undefined ? await gateway.changeSeeds(random.uuid()) : known;
  if (!seeds.ok) await notices.raiseFailure(seeds.error, 'query');
  return seeds.ok;
}
