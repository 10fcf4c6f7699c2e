import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../../../core/sports/game/game.ts';
import { PART_SIZES, type LineWish, type PartSize } from '../../../../core/sports/line/line-filter.ts';
import { lineParts } from '../../../../core/sports/line/line-part.ts';
import type { LineDelta, LineSnapshot } from '../../../../core/sports/line/line-reply.ts';
import { ok } from '../../../../core/shared/result.ts';
import { lineDifference } from '../../../../infrastructure/sandbox/line/line-difference.ts';
import { WHOLE_VIEW, type LineView } from '#ui/sports/line/line-source.ts';
import type { LineStore } from '#ui/sports/line/line-store.ts';
import { sampleChamp, sampleGame, sampleSnapshot } from '../../../support/examples/sample-line.ts';
import { linePage } from '../../../support/views/line-page.tsx';

const LIVE: LineView = { ...WHOLE_VIEW, filter: { ...WHOLE_VIEW.filter, section: 'live' } };
const CHAMPS = new Map([[10, sampleChamp(10)]]);
const MANY = Array.from({ length: 150 }, (_, place) => sampleGame(place + 1, { startsAt: 1_000_000 + place }));

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server that remembers all it was: what each step of a line brings is made as the sandbox makes it. */
function server() {
  const versions: (readonly Game[])[] = [[], MANY];
  const pictureOf = (version: number, { part }: LineWish, most = part?.most): LineSnapshot => {
    const games = versions[version] ?? [];
    const cut = part && most && lineParts(games, CHAMPS, part)({ ...part, most });
    return sampleSnapshot(cut?.games ?? games, { version, rest: cut?.rest });
  };
  const now = (): number => versions.length - 1;
  const missing = (wish: LineWish, since: number, from?: PartSize): LineDelta => {
    const told = lineDifference(pictureOf(since, wish, from), pictureOf(now(), wish), (game) => game);
    return { ...told, isWhole: false, serverTime: 0 };
  };
  return {
    whole: (wish: LineWish) => pictureOf(now(), wish),
    missing,
    become: (games: readonly Game[]) => versions.push(games),
  };
}

async function drawn() {
  const page = linePage(MANY);
  const line: LineStore = page.stores.line;
  const { whole, missing, become } = server();
  const deltas: LineDelta[] = [];
  page.gateway.answers.line = (wish) => ok(whole(wish));
  page.gateway.answers.changes = (since, wish, from) => {
    const told = missing(wish, since, from);
    deltas.push(told);
    return ok(told);
  };
  await line.open(LIVE, PART_SIZES[0]);
  stops.push(page.stores.clock.start(), line.start(), line.watch());
  await vi.dynamicImportSettled();
  const shown = (): readonly number[] => line.table.items.flatMap((item) => (item.kind === 'game' ? item.id : []));
  return { ...page, line, become, deltas, shown };
}

const idsTo = (last: number): readonly number[] => MANY.slice(0, last).map(({ id }) => id);

describe('a line that goes on', () => {
  it('asks for what is missing alone, step by step, until it is whole [LN-59]', async () => {
    const { line, gateway, deltas, shown, pass } = await drawn();
    for (const games of [25, 70, 150]) {
      line.reach(games);
      await pass(100);
    }
    expect(gateway.asked.slice(1)).toEqual([
      'changes 1 from 20 to 60',
      'changes 1 from 60 to 120',
      'changes 1 from 120 to 240',
    ]);
    expect(deltas.map(({ games }) => games.length)).toEqual([40, 60, 30]);
    expect([shown(), line.waiting, line.table.left.games]).toEqual([idsTo(150), [], 0]);
    await pass(3000);
    expect(gateway.asked.at(-1)).toBe('changes 1');
  });

  it('goes on from there once it moved: nothing twice, nothing missing, what is new above waits [LN-59, LN-68]', async () => {
    const { line, gateway, become, shown, pass } = await drawn();
    become([sampleGame(999, { startsAt: 0 }), ...MANY.filter(({ id }) => id !== 5 && id !== 40)]);
    line.reach(25);
    await pass(100);
    const expected = idsTo(61).filter((id) => id !== 40);
    expect([shown(), line.row(5)?.isLeaving, line.waiting]).toEqual([expected, true, [999]]);
    become(MANY.filter(({ id }) => id !== 20));
    line.reach(100);
    await pass(100);
    expect(gateway.asked.slice(1)).toEqual(['changes 1 from 20 to 60', 'changes 2 from 60 to 120']);
    await pass(6000);
    expect(shown().toSorted((one, other) => one - other)).toEqual(
      idsTo(121).filter((id) => id !== 20 && !line.waiting.includes(id)),
    );
    expect(new Set(shown()).size).toBe(shown().length);
  });

  it('comes whole where it moved on while the missing games were on their way [LN-59, LN-63]', async () => {
    const { line, gateway, shown, pass } = await drawn();
    const { missing } = server();
    gateway.answers.changes = (_, wish) => ok({ ...missing(wish, 1, 20), base: 0 });
    line.reach(25);
    await pass(100);
    expect(gateway.asked.slice(1)).toEqual(['changes 1 from 20 to 60', 'line live to 60']);
    expect(shown()).toEqual(idsTo(60));
  });

  it('takes the whole line from a server that does not remember [LN-58]', async () => {
    const { line, gateway, shown, pass } = await drawn();
    gateway.answers.changes = (_, wish) => ok({ ...server().whole(wish), isWhole: true });
    line.reach(25);
    await pass(100);
    expect([gateway.asked.length, shown(), line.waiting]).toEqual([2, idsTo(60), []]);
  });

  it('asks again where the server is behind or fails [LN-59]', async () => {
    const { line, gateway, shown, pass } = await drawn();
    const { answers } = gateway;
    const told = answers.changes;
    answers.changes = () => ok(undefined);
    line.reach(25);
    await pass(100);
    answers.changes = () => ({ ok: false, error: { kind: 'network' } });
    await pass(3000);
    expect([line.phase, shown().length]).toEqual(['ready', 20]);
    answers.changes = told;
    await pass(3000);
    expect(gateway.asked.slice(1)).toEqual(Array.from({ length: 3 }, () => 'changes 1 from 20 to 60'));
    expect(shown()).toEqual(idsTo(60));
  });

  it('comes anew where the player has it in another order by then [LN-59]', async () => {
    const { line, stores, gateway, pass } = await drawn();
    stores.favourites.toggleChamp(10);
    line.reach(25);
    await pass(100);
    expect(gateway.asked.slice(1)).toEqual(['line live to 60']);
  });
});
