import zlib from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PART_SIZES } from '../../../core/sports/line/line-filter.ts';
import { callUrl } from '../../../infrastructure/http/call-url.ts';
import { GAME_CHANGES } from '../../../infrastructure/sports/game-calls.ts';
import { LINE_CHANGES } from '../../../infrastructure/sports/line-changes-calls.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const LIVE = { lng: 'ru', section: 'live', time: 0, hours: 0 } as const;
/** What a poll of the whole live line may weigh after two seconds: the median of several. */
const MOST_BYTES = 6000;
const POLLS = 11;

describe('the feed of the live line', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  beforeEach(() => fixture.move(1000));
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(() => fixture.close());

  const ask = (url: string, encoding?: string) =>
    fixture.app.inject({
      url,
      headers: { host: 'localhost:3000', ...(encoding === undefined ? {} : { 'accept-encoding': encoding }) },
    });
  const whole = async (lng: 'ru' | 'en' = 'ru') =>
    (await ask(callUrl(LINE.path, undefined, { ...LIVE, lng }))).json<{ version: number; games: unknown[] }>();
  const since = (version: number, lng: 'ru' | 'en' = 'ru') =>
    callUrl(LINE_CHANGES.path, undefined, { ...LIVE, lng, since: version });

  it('weighs at most 6 kB a poll of all its games, two seconds apart [LN-62]', async () => {
    let { version, games } = await whole();
    expect(games.length).toBeGreaterThanOrEqual(120);
    const sizes: number[] = [];
    for (let poll = 0; poll < POLLS; poll += 1) {
      await fixture.move(1000);
      await fixture.move(1000);
      const reply = await ask(since(version), 'gzip, deflate, br');
      expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
      const text = zlib.gunzipSync(reply.rawPayload).toString();
      const changes = JSON.parse(text) as { version: number; isWhole: boolean; changed: { i: unknown[] } };
      expect([changes.isWhole, changes.changed.i.length > 20]).toEqual([false, true]);
      sizes.push(reply.rawPayload.length);
      version = changes.version;
    }
    const median = sizes.toSorted((one, other) => one - other)[(POLLS - 1) / 2]!;
    expect(median).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('has no body where nothing changed, however often it is asked [LN-61]', async () => {
    const { version } = await whole();
    for (const encoding of [undefined, 'gzip']) {
      const reply = await ask(since(version), encoding);
      expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([204, '', 'public, no-cache']);
    }
  });

  it('is for every cache that asks again, with the parts that a scroll asks for, under the version that it has', async () => {
    const { version } = await whole();
    for (const most of [60, 240]) {
      const url = callUrl(LINE.path, undefined, { ...LIVE, most, order: 0 });
      const [first, again] = [await ask(url, 'gzip'), await ask(url, 'gzip')];
      for (const { headers, rawPayload } of [first, again]) {
        expect(headers).toMatchObject({
          'cache-control': 'public, no-cache',
          'content-encoding': 'gzip',
          vary: 'accept-encoding',
        });
        expect(headers['set-cookie']).toBeUndefined();
        expect(JSON.parse(zlib.gunzipSync(rawPayload).toString())).toMatchObject({ version });
      }
      expect(again.headers.etag).toMatch(/^(?:W\/)?"/);
    }
    const refused = await ask(callUrl(LINE.path, undefined, { ...LIVE, section: 'none' }));
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([400, 'no-cache']);
  });

  it.each([
    ['home', { section: 'all' }],
    ['live', {}],
    ['a sport', { section: 'line', sport: 1 }],
  ] as const)(
    'goes on with the missing games alone, in half the bytes of the whole beginnings: %s [LN-59]',
    async (_, filter) => {
      const asked = async <Reply>(path: string, query: object) => {
        const { rawPayload } = await ask(callUrl(path, undefined, { ...LIVE, ...filter, order: 1, ...query }), 'gzip');
        return { size: rawPayload.length, reply: JSON.parse(zlib.gunzipSync(rawPayload).toString()) as Reply };
      };
      type Step = {
        readonly games: readonly { readonly id: number }[];
        readonly version: number;
        readonly rest?: object;
      };
      const first = (await asked<Step>(LINE.path, { most: PART_SIZES[0] })).reply;
      const known = new Set(first.games.map(({ id }) => id));
      let [since, missing, whole] = [first.version, 0, 0];
      for (const [place, most] of PART_SIZES.slice(1).entries()) {
        await fixture.move(1000);
        const line = await asked<Step>(LINE.path, { most });
        const step = await asked<Step>(LINE_CHANGES.path, { most, from: PART_SIZES[place], since });
        expect([step.reply.version, step.reply.games.filter(({ id }) => known.has(id))]).toEqual([
          line.reply.version,
          [],
        ]);
        for (const { id } of step.reply.games) known.add(id);
        [since, missing, whole] = [step.reply.version, missing + step.size, whole + line.size];
        if (line.reply.rest === undefined) break;
      }
      expect(missing).toBeLessThan(0.6 * whole);
    },
    30_000,
  );

  it('goes on from a version that the longer beginning has not had, for it stood still since [LN-59]', async () => {
    const quiet = { ...LIVE, section: 'line', sport: 1, order: 0 } as const;
    const asked = async (path: string, query: object) =>
      (await ask(callUrl(path, undefined, { ...quiet, ...query }))).json<{ version: number; base: number }>();
    const longer = await asked(LINE.path, { most: 60 });
    await fixture.move(10);
    const { version } = await asked(LINE.path, { most: 20 });
    expect(version).toBeGreaterThan(longer.version);
    const step = await asked(LINE_CHANGES.path, { most: 60, from: 20, since: version });
    expect([step.base, step.version]).toEqual([version, version]);
    const url = callUrl(LINE_CHANGES.path, undefined, { ...quiet, most: 60, since: version });
    expect((await ask(url)).statusCode).toBe(204);
  });

  it('is answered without a body while the book moves on and nothing under the filter does [LN-61]', async () => {
    const quiet = { ...LIVE, section: 'line', sport: 85 } as const;
    const { version } = (await ask(callUrl(LINE.path, undefined, quiet))).json<{ version: number }>();
    for (let tick = 0; tick < 70; tick += 1) await fixture.move(10);
    const reply = await ask(callUrl(LINE_CHANGES.path, undefined, { ...quiet, since: version }));
    expect(reply.statusCode).toBe(204);
  });

  it('is made and compressed once for a hundred who ask at once, and once more in another language [LN-61]', async () => {
    const [{ version }, english] = [await whole(), await whole('en')];
    await fixture.move(1000);
    const texts = vi.spyOn(JSON, 'stringify');
    const compressed = vi.spyOn(zlib, 'gzip');
    const madeTexts = () =>
      texts.mock.calls.filter(([value]) => typeof value === 'object' && value !== null && 'changed' in value).length;
    const replies = await Promise.all(Array.from({ length: 100 }, () => ask(since(version), 'gzip')));
    expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect([madeTexts(), compressed.mock.calls.length]).toEqual([1, 1]);
    await Promise.all(Array.from({ length: 20 }, () => ask(since(english.version, 'en'), 'gzip')));
    expect([madeTexts(), compressed.mock.calls.length]).toEqual([2, 2]);
  });

  it('compresses the whole line once, too [LN-61]', async () => {
    const compressed = vi.spyOn(zlib, 'gzip');
    const url = callUrl(LINE.path, undefined, LIVE);
    const replies = await Promise.all(Array.from({ length: 30 }, () => ask(url, 'gzip')));
    expect(compressed.mock.calls).toHaveLength(1);
    const plain = await ask(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(zlib.gunzipSync(replies[0]!.rawPayload).toString()).toBe(plain.body);
  });

  it('compresses once what is the same by other words: a part that comes whole, and favourites in any order [LN-61]', async () => {
    const football = { ...LIVE, section: 'line', sport: 1 } as const;
    const asked = (query: object) => ask(callUrl(LINE.path, undefined, { ...football, ...query }), 'gzip');
    const line = JSON.parse(zlib.gunzipSync((await asked({})).rawPayload).toString()) as {
      games: { champId: number }[];
    };
    const champs = [...new Set(line.games.map(({ champId }) => champId))];
    const [one, other] = [champs[0]!, champs.at(-1)!];
    const compressed = vi.spyOn(zlib, 'gzip');
    const same = [{}, ...[1001, 1002, 1003].map((id) => ({ most: 7680, first: `${String(id)},${String(one)}` }))];
    const none = [{ most: 20 }, { most: 20, first: '99000001' }, { most: 20, first: '99000002,99000003' }];
    const two = [
      [one, other],
      [other, one],
      [other, 99_000_001, one, one],
    ].map((ids) => ({
      most: 20,
      first: ids.join(','),
    }));
    for (const [queries, made] of [
      [same, 0],
      [none, 1],
      [two, 2],
    ] as const) {
      const replies = [];
      for (const query of queries) replies.push((await asked(query)).rawPayload.toString('base64'));
      expect([new Set(replies).size, compressed.mock.calls.length]).toEqual([1, made]);
    }
  });

  it('is still there for all after the many lines of other favourites [LN-61]', async () => {
    const football = { ...LIVE, section: 'all', sport: 1, most: 480 } as const;
    const asked = (query: object) => ask(callUrl(LINE.path, undefined, { ...football, ...query }));
    const { games } = (await asked({})).json<{ games: { champId: number }[] }>();
    const champs = [...new Set(games.map(({ champId }) => champId))];
    expect(champs.length).toBeGreaterThan(4);
    await ask(callUrl(LINE.path, undefined, football), 'gzip');
    let characters = 0;
    for (let subset = 1; characters < 16_000_000; subset += 1) {
      const first = champs.filter((_, place) => Math.floor(subset / 2 ** place) % 2 === 1).join(',');
      characters += (await asked({ first })).body.length;
    }
    const compressed = vi.spyOn(zlib, 'gzip');
    await ask(callUrl(LINE.path, undefined, football), 'gzip');
    expect(compressed).not.toHaveBeenCalled();
  }, 60_000);

  it('is made and compressed once for all who watch one game, too [LN-61]', async () => {
    const { games } = await whole();
    const [game] = games as readonly { readonly id: number }[];
    const texts = vi.spyOn(JSON, 'stringify');
    const compressed = vi.spyOn(zlib, 'gzip');
    const url = callUrl(GAME_CHANGES.path, { id: game!.id }, { lng: 'ru', since: 1 });
    const replies = await Promise.all(Array.from({ length: 50 }, () => ask(url, 'gzip')));
    const made = texts.mock.calls.filter(
      ([value]) => typeof value === 'object' && value !== null && 'details' in value,
    );
    expect([made.length, compressed.mock.calls.length]).toEqual([1, 1]);
    expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  });

  it.each([
    ['identity', undefined],
    ['gzip;q=0', undefined],
    ['br', 'br'],
    ['gzip; q=0.0, br', 'br'],
  ])('is not sent as gzip to who does not take it: %s', async (accepted, sent) => {
    const reply = await ask(callUrl(LINE.path, undefined, LIVE), accepted);
    expect([reply.headers['content-encoding'], reply.headers.vary]).toEqual([sent, 'accept-encoding']);
    const text = sent === undefined ? reply.body : zlib.brotliDecompressSync(reply.rawPayload).toString();
    expect((JSON.parse(text) as { games: unknown[] }).games.length).toBeGreaterThan(100);
  });
});
