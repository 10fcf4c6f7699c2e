import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copiedData } from '../support/browser/data/copied-data.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { BUILT, failedStart, startSiteProcess } from '../support/browser/site-process.ts';

// the last of all files: a core would stand idle while the other one runs it
test.describe.configure({ mode: 'parallel' });

let folder = '';

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-'));
});

test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const POST = { 'content-type': 'application/json', 'x-requested-with': 'app' };
const FORM = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true };

test('says where it is, registers who comes, keeps its data folder to itself, and stops when asked', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const DATA_DIR = path.join(folder, 'new');
  const site = await startSiteProcess({ PORT: '0', DATA_DIR }, BUILT);
  expect(site.output().trim().split('\n')).toHaveLength(1);
  const registered = await request.post(`${site.origin}/web-api/registration/fast`, { headers: POST, data: FORM });
  expect(registered.status(), await registered.text()).toBe(200);

  const other = await failedStart({ PORT: '0', DATA_DIR }, BUILT);
  expect(other.code).toBe(1);
  expect(other.output.trim().split('\n')).toHaveLength(1);
  expect(other.output).toContain(DATA_DIR);
  expect(await site.stop()).toBe(0);
});

test('says in one line that the port is taken', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const PORT = String((server.address() as AddressInfo).port);
  const { code, output } = await failedStart({ PORT, DATA_DIR: copiedData() }, BUILT);
  await new Promise((resolve) => server.close(resolve));
  expect(code).toBe(1);
  expect(output.trim()).toBe(`Port ${PORT} is taken. Choose another one with PORT.`);
});

test('says in one line which setting will not do', async () => {
  const { code, output } = await failedStart({ DATA_DIR: 'memory', PORT: 'http' }, BUILT);
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toContain('PORT');
});

test('has neither debugger nor play money in production', async ({ request }) => {
  test.setTimeout(120_000);
  const site = await startSiteProcess({ PORT: '0', DATA_DIR: copiedData(), SITE_MODE: 'production' }, BUILT);
  expect((await request.get(`${site.origin}/ru/debugger`, { headers: { accept: 'text/html' } })).status()).toBe(404);
  const state = await request.get(`${site.origin}/debugger-api/state`);
  expect(state.status()).toBe(404);
  const config = (await (await request.get(`${site.origin}/bff-api/config/all.json?lang=ru`)).json()) as {
    readonly result: { readonly isDemo: boolean };
  };
  expect(config.result.isDemo).toBe(false);
  const form = await request.post(`${site.origin}/web-api/registration/fast`, { headers: POST, data: FORM });
  expect(form.status()).toBe(403);
  const elsewhere = await request.get(`${site.origin}/ru`, { headers: { host: 'evil.test' } });
  expect(elsewhere.status()).toBe(421);
  expect(await site.stop()).toBe(0);
});
