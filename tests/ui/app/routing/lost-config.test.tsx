import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageClient } from '../../../../composition/client/page-client.ts';
import { siteStores } from '../../../../composition/site-stores.ts';
import { textsSource } from '../../../../composition/texts-source.ts';
import { splitLanguage } from '../../../../core/navigation/language-path.ts';
import { SITE_CONFIG } from '../../../../infrastructure/site/site-calls.ts';
import type { WireAnswer } from '../../../../infrastructure/http/transport.ts';
import { App } from '../../../../ui/app/app.tsx';
import { openPage } from '../../../../ui/app/routing/open-page.ts';
import { prepareSite } from '../../../../ui/app/routing/prepare-site.ts';
import { startStores } from '../../../../ui/app/start-stores.ts';
import type { Stores } from '../../../../ui/app/stores.ts';
import { sampledReplies } from '../../../support/fakes/sampled-replies.ts';
import { replySamples } from '../../../support/reply-samples.ts';
import { pageEnvironment } from '../../../support/views/page-environment.ts';
import { teachDialogs } from '../../../support/views/player-page.tsx';

const { result: RESULT } = replySamples()['siteConfig'] as { readonly result: object };
const ADDRESS = '/en/live';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});
afterEach(cleanup);

/** A page whose configuration is answered so, as the server has drawn it and the browser goes on with it. */
async function pageWith(broken: WireAnswer | 'network') {
  teachDialogs();
  const answers = await sampledReplies({ termsStatus: { result: false } });
  const service: { answer: WireAnswer | 'network' | undefined; asked: number } = { answer: broken, asked: 0 };
  const page = pageEnvironment(1_792_173_660_000, { textsSource });
  const http = pageClient({
    transport: async ({ method, url }) => {
      const { call, answer } = answers({ method, url });
      if (call !== SITE_CONFIG) return Promise.resolve(answer);
      service.asked += 1;
      return Promise.resolve(service.answer ?? answer);
    },
    timers: page.timers,
    random: page.environment.random,
    csrfToken: () => 'token',
    log: () => undefined,
    stores: () => stores,
  });
  const stores: Stores = siteStores({ ...page.environment, http });
  const { rest } = splitLanguage(ADDRESS);
  await Promise.all([prepareSite(stores, rest), stores.page.learnRoutes()]);
  await openPage(stores, { path: rest, search: '' });
  render(
    <MemoryRouter initialEntries={[ADDRESS]}>
      <App stores={stores} start={() => startStores(stores)} />
    </MemoryRouter>,
  );
  const pass = async (by: number) =>
    act(async () => {
      await page.timers.advance(by);
      for (let turn = 0; turn < 5; turn += 1) {
        await page.timers.advance(0);
        page.frames.draw();
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    });
  await pass(0);
  return { stores, service, pass };
}

const lost = () => screen.queryByRole('heading', { name: 'The site’s settings couldn’t be loaded' });

describe('a page without its configuration', () => {
  it.each([
    ['is not reached', 'network'],
    ['fails', { status: 503, body: undefined }],
    ['answers {}', { status: 200, body: {} }],
    ['has no result', { status: 200, body: { result: null } }],
    ['answers a page', { status: 200, body: '<html></html>' }],
    ['answers half a text', { status: 200, body: '{"result":{"ref_id":1,' }],
    ['answers other types', { status: 200, body: { result: { ...RESULT, minAge: 'eighteen' } } }],
  ] as const)(
    'is the frame with the reason and another try, not a white one, where its service %s [CL-2, REL-30]',
    async (_what, broken) => {
      const { stores, service, pass } = await pageWith(broken);
      expect([stores.page.status, service.asked]).toEqual([503, 1]);
      await pass(60_000);
      expect(service.asked).toBe(6);
      expect(screen.getByRole('banner')).toBeDefined();
      expect(lost()).not.toBeNull();
      expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
      // no price that could be bet on is shown meanwhile
      expect(document.querySelector('button[data-odds]')).toBeNull();
      service.answer = undefined;
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await pass(0);
      await pass(0);
      expect([lost(), stores.page.isFailed]).toEqual([null, false]);
    },
  );

  it('opens by itself as soon as one of its five repeats brings it [CL-2, REL-30]', async () => {
    const { stores, service, pass } = await pageWith('network');
    await pass(2000);
    expect(lost()).not.toBeNull();
    service.answer = undefined;
    await pass(2000);
    await pass(0);
    expect([lost(), stores.page.isFailed, stores.site.config === undefined]).toEqual([null, false, false]);
  });
});
