import type { ChampRecord } from './champ-table.ts';
import type { Fixture } from './calendar.ts';
import { fraction, mix } from './mix.ts';
import { keyFor, keystreamTable } from './keystream.ts';
import type { Matchup } from './plays/play.ts';
import { membersOf, poolsOf } from './seasons/pools.ts';
import type { Contestant } from './rosters.ts';
import { isContest } from './rosters.ts';
import { hasSquads } from './squads/squads.ts';

export interface Pairing {
  readonly home: Contestant;
  readonly away?: Contestant;
  readonly matchup: Matchup;
}

function shuffled(members: readonly Contestant[], key: number): readonly Contestant[] {
  return members
    .map((member, index) => ({ member, order: mix(key, index, 11) }))
    .toSorted((first, second) => first.order - second.order)
    .map(({ member }) => member);
}

/** Who meets whom: everyone meets everyone in turn (the circle method), so nobody plays twice in a round, which is a day where games are known ahead. */
function drawPair(
  members: readonly Contestant[],
  { slot, matchday }: Pick<Fixture, 'slot' | 'matchday'>,
): readonly [Contestant, Contestant] | undefined {
  const size = members.length - (members.length % 2);
  const perRound = size / 2;
  const around = size - 1;
  const round = (matchday?.number ?? Math.floor(slot / perRound)) % around;
  const table = (matchday === undefined ? slot : matchday.game + matchday.number) % perRound;
  const first = members[(round + table) % around];
  const second = table === 0 ? members[around] : members[(round - table + around) % around];
  return first === undefined || second === undefined ? undefined : [first, second];
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}

export type PairUp = (fixture: Fixture) => Pairing;

export function createPairings(fixturesKey: Buffer): PairUp {
  const orders = keystreamTable(keyFor(fixturesKey, 'members'));
  const membersByStream = new Map<string, readonly Contestant[]>();
  const members = (champ: ChampRecord, isShortNotice: boolean): readonly Contestant[] => {
    const name = `${String(champ.id)} ${String(isShortNotice)}`;
    const known = membersByStream.get(name);
    if (known !== undefined) return known;
    const drawn = shuffled(membersOf(champ), orders.word(champ.id, 0));
    const { league } = poolsOf(champ);
    const group = isShortNotice ? drawn.slice(league) : drawn.slice(0, league);
    membersByStream.set(name, group);
    return group;
  };
  return (fixture) => {
    const { champ, slot, key } = fixture;
    const group = members(champ, fixture.isShortNotice);
    const common = { key, sport: champ.sport, champId: champ.id, coverage: champ.coverage };
    const tempo = clamp(fraction(key, 21) + fraction(key, 22) - 1);
    const asked = isContest(champ.sport) ? undefined : group[slot % group.length];
    const pair = asked === undefined ? drawPair(group, fixture) : undefined;
    if (pair === undefined) {
      const home = asked ?? group[0];
      if (home === undefined) throw new TypeError(`The roster ${champ.roster} is empty.`);
      return { home, matchup: { ...common, tempo, edge: 0, answerCount: home.answers?.length ?? 0 } };
    }
    const isTurned = fraction(key, 23) < 0.5;
    const [home, away] = isTurned ? [pair[1], pair[0]] : pair;
    const ground = home.country === undefined ? 0.1 : 0;
    const edge = clamp((home.strength - away.strength) * 0.8 + ground + (fraction(key, 24) - 0.5) * 0.3);
    const squads = hasSquads(champ) ? { squads: { home: home.id, away: away.id } } : {};
    return { home, away, matchup: { ...common, tempo, edge, answerCount: 0, ...squads } };
  };
}
