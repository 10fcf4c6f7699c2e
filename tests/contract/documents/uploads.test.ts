import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LARGEST_ATTACHMENT, UPLOAD_PREFIX } from '../../../core/support/attached-file.ts';
import { days } from '../../../core/shared/time.ts';
import { SEND_FILE } from '../../../infrastructure/support/upload-calls.ts';
import { attachUploads, deleteUploads, uploadsOf } from '../../../infrastructure/sandbox/uploads/kept-uploads.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { jpegOf, pdfOf, PLACE, pngOf } from '../../support/examples/picture-files.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

describe('a file that a player sends', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  const send = (player: Visitor, file = pngOf(), name = 'page.png') =>
    player.send(SEND_FILE, { query: { purpose: 'document', name }, file });
  const read = ({ cookies }: Visitor, id: string) =>
    fixture.app.inject({
      url: `${UPLOAD_PREFIX}${id}`,
      headers: { host: 'localhost:3000', cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
  const rows = () => fixture.sandbox.database.selectFrom('uploads').selectAll();

  it('is kept cleaned, and read by its player as a download that runs nothing [UPL-4] [UPL-6]', async () => {
    const player = await fixture.player();
    const sent = (await send(player, pngOf({ extra: { tEXt: PLACE } }), '../a/паспорт.html')).read();
    expect(sent).toEqual({ id: sent.id, name: 'паспорт.png', type: 'png', size: pngOf().length });
    const reply = await read(player, sent.id);
    expect(reply.rawPayload).toEqual(Buffer.from(pngOf()));
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('паспорт.png')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(reply.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  });

  it('opens for nobody else, as if there were none [SEC-43] [UPL-6]', async () => {
    const owner = await fixture.player();
    const { id } = (await send(owner)).read();
    const other = await fixture.player();
    const [foreign, missing, visitor] = [
      await read(other, id),
      await read(other, '00000000-0000-4000-8000-000000000000'),
      await read(fixture.visitor(), id),
    ];
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(missing.body);
    expect(visitor.statusCode).toBe(401);
    expect((await read(owner, `${id}'--`)).statusCode).toBe(404);
    expect((await read(owner, '..%2f..%2fetc%2fpasswd')).statusCode).toBe(404);
    expect((await read(owner, id)).statusCode).toBe(200);
  });

  it('lies in the database encrypted, for its row and its player alone [UPL-8]', async () => {
    const owner = await fixture.player();
    const thief = await fixture.player();
    const { id } = (await send(owner, pdfOf({ page: '/Title (Ann Example)' }), 'a.pdf')).read();
    const row = await rows().where('id', '=', id).executeTakeFirstOrThrow();
    expect(Buffer.from(row.bytes).toString('latin1')).not.toContain('Ann Example');
    expect(row.sealed_key).toMatch(/^k0\.[\w-]{80,}$/);
    const move = (to: typeof owner) =>
      fixture.sandbox.database.updateTable('uploads').set({ user_id: to.userId }).where('id', '=', id).execute();
    await move(thief);
    expect((await read(thief, id)).statusCode).toBe(500);
    await move(owner);
    expect((await read(owner, id)).statusCode).toBe(200);
    expect(fixture.failures).toHaveLength(1);
    (fixture.failures as unknown[]).pop();
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, 'type'],
    ['a page', Buffer.from('<!DOCTYPE html><script>1</script>'), 422, 'type'],
    ['nothing', Buffer.alloc(0), 422, 'empty'],
    ['a photo that breaks off', Buffer.from(jpegOf()).subarray(0, -4), 422, 'broken'],
    ['a PNG that unpacks to 4 GB', Buffer.from(pngOf({ width: 65_535, height: 65_535 })), 422, 'broken'],
    [
      'a PDF that runs a script',
      Buffer.from(pdfOf({ root: '/OpenAction << /S /JavaScript /JS (1) >>' })),
      422,
      'broken',
    ],
  ])('is not taken where it is %s [UPL-1] [UPL-4] [UPL-5]', async (_, file, status, code) => {
    const player = await fixture.player();
    expect(await send(player, new Uint8Array(file), 'photo.jpg')).toMatchObject({ status, code });
    expect(await rows().where('user_id', '=', player.userId).execute()).toEqual([]);
  });

  it('is not taken where it is too large, comes as something else, or from nobody [UPL-2]', async () => {
    const player = await fixture.player();
    const large = new Uint8Array(LARGEST_ATTACHMENT + 1);
    large.set(pngOf());
    expect((await send(player, large)).status).toBe(413);
    const input = { query: { purpose: 'document', name: 'a.png' }, file: pngOf() } as const;
    const asJson = await player.send(SEND_FILE, input, { 'content-type': 'application/json' });
    expect(asJson.status).toBe(400);
    expect((await player.send(SEND_FILE, input, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await player.send(SEND_FILE, input, { 'sec-fetch-site': 'cross-site' })).code).toBe('csrf');
    expect(await send(fixture.visitor(), large)).toMatchObject({ status: 401, code: 'signed-out' });
  });

  it('is one of 60 at most, also of those sent at once and 100 MiB of them [UPL-7]', async () => {
    const player = await fixture.player();
    const { database } = fixture.sandbox;
    const { id } = (await send(player)).read();
    const row = await rows().where('id', '=', id).executeTakeFirstOrThrow();
    const more = Array.from({ length: 58 }, () => ({ ...row, id: crypto.randomUUID() }));
    await database.insertInto('uploads').values(more).execute();
    const answers = await Promise.all([send(player), send(player), send(player)]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await database.deleteFrom('uploads').where('user_id', '=', player.userId).execute();
    await database
      .insertInto('uploads')
      .values({ ...row, size: 20 * LARGEST_ATTACHMENT })
      .execute();
    expect((await send(player)).code).toBe('too-many-files');
  });

  it('goes after a day where it belongs to nothing, else with that [UPL-7]', async () => {
    const player = await fixture.player();
    const { database } = fixture.sandbox;
    const [kept, left] = [(await send(player)).read(), (await send(player)).read()];
    const given = { userId: player.userId, purpose: 'document', ids: [kept.id], keptFor: 'thread:1' } as const;
    const other = (await fixture.player()).userId;
    expect(await attachUploads(database, { ...given, userId: other })).toBe(false);
    expect(await attachUploads(database, { ...given, purpose: 'support' })).toBe(false);
    expect(await attachUploads(database, given)).toBe(true);
    expect(await attachUploads(database, { ...given, keptFor: 'thread:2' })).toBe(false);
    await fixture.move(days(1));
    const stay = await rows().where('user_id', '=', player.userId).execute();
    expect(stay.map(({ id }) => id)).toEqual([kept.id]);
    expect(left.id).not.toBe(kept.id);
    expect((await uploadsOf(database, ['thread:1', 'thread:2'])).get('thread:1')).toEqual([kept]);
    await deleteUploads(database, 'thread:1');
    expect((await read(player, kept.id)).statusCode).toBe(404);
  });
});
