import { render, cleanup } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageClient } from '../../../composition/client/page-client.ts';
import { siteStores } from '../../../composition/site-stores.ts';
import { textsSource } from '../../../composition/texts-source.ts';
import { minutes, seconds } from '../../../core/shared/time.ts';
import type { WireAnswer } from '../../../infrastructure/http/transport.ts';
import { ToastArea } from '#ui/notices/toast-area.tsx';
import type { Stores } from '../../../ui/app/stores.ts';
import { startStores } from '../../../ui/app/start-stores.ts';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { NOTICE_QUEUE } from '../../../core/notices/notice-queue.ts';
import { sampledReplies } from '../../support/fakes/sampled-replies.ts';
import { pageEnvironment } from '../../support/views/page-environment.ts';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const NOW = 1_792_173_660_000;

/** The stores of the site, as a browser has them, with answers of the sandbox or those given by call. */
async function openSite(given: Readonly<Record<string, WireAnswer | 'network'>> = {}) {
  const log: string[] = [];
  const sent: string[] = [];
  const replies = await sampledReplies();
  const page = pageEnvironment(NOW, { textsSource, log: (line) => void log.push(line) });
  const began = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => began + page.clock.now() - NOW);
  const http = pageClient({
    transport: async (request) => {
      const { call, answer } = replies(request);
      sent.push(call?.name ?? request.url);
      return Promise.resolve(given[call?.name ?? ''] ?? answer);
    },
    timers: page.timers,
    random: page.environment.random,
    csrfToken: () => 'token',
    log: (line) => void log.push(line),
    stores: () => stores,
  });
  const stores: Stores = siteStores({ ...page.environment, http });
  await stores.site.load();
  await stores.texts.ensure(['notices', 'notice-catalogue']);
  await stores.lazy.ensure(['consent', 'analytics', 'captcha']);
  stores.notices.begin(NOTICE_QUEUE);
  const stop = startStores(stores);
  const drawn = render(
    <StoresProvider value={stores}>
      <I18nextProvider i18n={stores.texts.i18n}>
        <ToastArea />
      </I18nextProvider>
    </StoresProvider>,
  );
  const pass = async (time: number) => {
    page.clock.move(time);
    await page.timers.advance(time);
  };
  const agree = () => {
    stores.consent.agree({ isFunctional: true, isMarketing: true });
  };
  return { stores, log, sent, drawn, pass, agree, stop };
}

describe('what the operator alone is told', () => {
  it.each([
    ['the server refused them', { status: 500, body: {} }, ['fail save referral tags']],
    ['the network was down', 'network', ['fail save referral tags']],
    ['they were saved', { status: 200, body: { success: true } }, []],
  ] as const)(
    '8.11.5 of who sent a visitor: the log where %s, and the visitor nothing [NO-13]',
    async (_, answer, lines) => {
      window.history.replaceState(null, '', '/en?tag=partner');
      const { log, sent, drawn, agree, pass, stop } = await openSite({ keepLanding: answer });
      agree();
      await pass(minutes(1));
      await vi.waitFor(() => {
        expect(sent).toContain('keepLanding');
        expect(log.filter((line) => line.includes('referral'))).toEqual(lines);
      });
      expect(drawn.container.textContent).toBe('');
      stop();
    },
  );

  it.each([
    ['passed', undefined, 'counted 10190 captcha-passed {"kind":"picture"}'],
    [
      'not passed',
      { status: 200, body: { success: false, type: 100, error_message: 'No' } },
      'counted 10191 captcha-failed {"kind":"picture"}',
    ],
  ] as const)(
    '8.4.2 of a captcha that was %s: an event with its number, once somebody agreed [CAP-4, CAP-5, AN-7]',
    async (_, answer, line) => {
      const { stores, log, agree, pass, stop, drawn } = await openSite(
        answer === undefined ? {} : { captchaValidate: answer },
      );
      const solve = async () => {
        const token = stores.captcha.demand('picture', 'signIn');
        // the test has no worker to do the work: the question comes in its place
        await vi.waitFor(() => {
          expect(stores.captcha.phase).toBe('words');
        });
        await pass(seconds(16));
        await stores.captcha.answer('16');
        stores.captcha.dismiss();
        return token;
      };
      await solve();
      await pass(minutes(2));
      expect(log.filter((each) => each.includes('captcha'))).toEqual([]);
      agree();
      expect((await solve()) === undefined).toBe(answer !== undefined);
      await vi.waitFor(async () => {
        await pass(seconds(20));
        expect(log.filter((each) => each.includes('captcha'))).toEqual([line]);
      });
      expect(drawn.container.textContent).toBe('');
      stop();
    },
  );
});

describe('a language that the site has no texts of', () => {
  it('8.11.6 cannot be loaded: nothing of another is shown in its place [LA-4]', async () => {
    const page = pageEnvironment(0, { textsSource, language: 'xx' as 'en' });
    const stores = siteStores(page.environment);
    await expect(stores.texts.ensure(['shell'])).rejects.toThrow('MODULE_NOT_FOUND');
    expect(stores.texts.has('shell')).toBe(false);
  });
});
