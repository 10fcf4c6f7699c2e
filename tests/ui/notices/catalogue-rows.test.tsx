import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import englishCatalogue from '../../../locales/en/notice-catalogue.json' with { type: 'json' };
import englishNotices from '../../../locales/en/notices.json' with { type: 'json' };
import russianCatalogue from '../../../locales/ru/notice-catalogue.json' with { type: 'json' };
import russianNotices from '../../../locales/ru/notices.json' with { type: 'json' };
import { noticeFor, type NoticeContext } from '../../../core/notices/failure-notice.ts';
import { NOTICE_QUEUE } from '../../../core/notices/notice-queue.ts';
import { plainNotice, type Notice } from '../../../core/notices/notice.ts';
import { occasionNotice, type NoticeOccasion } from '../../../core/notices/occasion-notice.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { NoticesStore } from '#ui/notices/notices-store.ts';
import { ToastArea } from '#ui/notices/toast-area.tsx';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { createTexts } from '../../../ui/page/texts.ts';
import { failureOf } from '../../support/fakes/failure-of.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';

const TEXTS = {
  en: { ...englishCatalogue, ...englishNotices },
  ru: { ...russianCatalogue, ...russianNotices },
} as const;
const WORDS = 'The words of the server';
const NETWORK: RequestFailure = { kind: 'network' };

const refused = (status: number, title?: string): RequestFailure => ({
  kind: 'refused',
  status,
  ...(title === undefined ? {} : { title }),
});
const failed = (failure: RequestFailure, context: NoticeContext) => noticeFor(failure, context);
const on = (occasion: NoticeOccasion) => occasionNotice(occasion);

/** As the client reads it. */
const QUERY_OF_STATUS_2 = await failureOf({ status: 409, body: { status: 2, message: WORDS } });

interface Row {
  readonly says: readonly string[];
  readonly as: 'error' | 'success' | 'info' | 'warning' | 'question';
  /** Whether it is gone after ten seconds. */
  readonly closes: boolean;
  readonly priority?: number;
}

/** Each row of point 8 that a player is shown a notice of: what raises it, and what stands on the screen. */
const ROWS: readonly (readonly [row: string, notice: Notice | undefined, shown: Row])[] = [
  ['8.1.1 an error', plainNotice('error'), { says: ['main_error'], as: 'error', closes: false }],
  ['8.1.2 a success', plainNotice('success'), { says: ['main_done'], as: 'success', closes: true }],
  ['8.1.3 an information', plainNotice('info'), { says: ['main_info'], as: 'info', closes: true }],
  ['8.1.4 without a status', failed(refused(0), 'query'), { says: ['main_query_error'], as: 'error', closes: false }],
  ['8.1.7 the network', failed(NETWORK, 'query'), { says: ['main_query_error'], as: 'error', closes: false }],
  ['8.6.1 a query', failed(refused(500), 'query'), { says: ['main_query_error'], as: 'error', closes: false }],
  ['8.6.1 a save', on({ kind: 'saved' }), { says: ['main_save_success'], as: 'success', closes: true }],
  [
    '8.6.2 a query of status 2',
    failed(QUERY_OF_STATUS_2, 'query'),
    { says: [WORDS], as: 'error', closes: false, priority: 1 },
  ],
  [
    '8.6.2 a history of status 2',
    failed(QUERY_OF_STATUS_2, 'history'),
    { says: [WORDS], as: 'error', closes: false, priority: 1 },
  ],
  [
    '8.7.1 a dictionary',
    failed(NETWORK, 'dictionary'),
    { says: ['main_dictionary_load_error', 'main_dictionary_refresh_page'], as: 'error', closes: false },
  ],
  ['8.7.2 a widget', failed(NETWORK, 'widget'), { says: ['error.title.widget'], as: 'error', closes: false }],
  [
    '8.8.1 a cancelled limit',
    on({ kind: 'limit-rejected' }),
    { says: ['responsible_gaming_cancel_limit_success'], as: 'success', closes: true },
  ],
  [
    '8.8.1 a confirmed limit',
    on({ kind: 'limit-confirmed' }),
    { says: ['responsible_gaming_confirm_limit_success'], as: 'success', closes: true },
  ],
  [
    '8.8.1 a confirmed limit, by the server',
    on({ kind: 'limit-confirmed', serverTitle: WORDS }),
    { says: [WORDS], as: 'success', closes: true },
  ],
  [
    '8.8.2 a limit that was not cancelled',
    failed(refused(500), 'reject-limit'),
    { says: ['responsible_gaming_cancel_limit_error'], as: 'error', closes: false },
  ],
  [
    '8.8.2 a limit that was not confirmed',
    failed(refused(500), 'confirm-limit'),
    { says: ['responsible_gaming_confirm_limit_error'], as: 'error', closes: false },
  ],
  [
    '8.8.2 a limit that was not confirmed, by the server',
    failed(refused(500, WORDS), 'confirm-limit'),
    { says: [WORDS], as: 'error', closes: false },
  ],
  [
    '8.8.3 limits that were not saved',
    failed(refused(200), 'save-limits'),
    { says: ['error.title.save-limits'], as: 'error', closes: false },
  ],
  [
    '8.8.3 limits that were not saved, by the server',
    failed(refused(409, WORDS), 'save-limits'),
    { says: [WORDS], as: 'error', closes: false },
  ],
  [
    '8.9.1 the end of a session limit',
    on({ kind: 'session-limit-ended' }),
    { says: ['session-limit.title', 'session-limit.text'], as: 'error', closes: false },
  ],
  ['8.9.2 inactivity', on({ kind: 'signed-out-idle' }), { says: ['signed-out-idle'], as: 'info', closes: false }],
  [
    '8.9.4 an ad blocker',
    on({ kind: 'ad-blocker-found' }),
    { says: ['ad-blocker.title', 'ad-blocker.text'], as: 'warning', closes: false },
  ],
  ['8.9.5 an update', on({ kind: 'update-available' }), { says: ['update-available'], as: 'info', closes: false }],
  [
    '8.9.6 a proof of age',
    on({ kind: 'age-to-be-proven', years: 21 }),
    { says: ['age.title'], as: 'question', closes: false },
  ],
  [
    '8.11.1 a currency that was not added',
    failed(refused(409, WORDS), 'add-account'),
    { says: [WORDS], as: 'error', closes: false },
  ],
  [
    '8.11.1 a currency that was not added, without words',
    failed(refused(409), 'add-account'),
    { says: ['error.title.add-account'], as: 'error', closes: false },
  ],
  [
    '8.11.1 a currency that never appeared',
    failed({ kind: 'refused', status: 404, code: 'account-not-listed' }, 'add-account'),
    { says: ['error.title.add-account', 'error.text.account-not-listed'], as: 'error', closes: false },
  ],
  [
    '8.11.2 an account that was not set',
    failed(refused(500), 'switch-account'),
    { says: ['error.title.switch-account'], as: 'error', closes: false },
  ],
  [
    '8.11.1 a currency that was not removed',
    failed(refused(409, WORDS), 'remove-account'),
    { says: [WORDS], as: 'error', closes: false },
  ],
];

/** What of point 8 a player is never shown. */
const LOGGED = [
  ['8.10.2', 'sign-out'],
  ['8.10.3', 'terms'],
  ['8.11.2', 'choose-account'],
  ['8.11.4', 'accounts'],
  ['8.11.5', 'referral'],
  ['8.11.8', 'redirect'],
  ['8.11.9', 'config'],
  ['8.11.13', 'mini-app'],
  ['8.11.15', 'right-side'],
  ['8.3.2', 'fingerprint'],
] as const;

afterEach(cleanup);

async function shown(language: 'en' | 'ru', notice: Notice) {
  const timers = manualTimers();
  let now = 0;
  const notices = new NoticesStore(timers, () => now);
  notices.begin(NOTICE_QUEUE);
  const texts = createTexts(language, async () => Promise.resolve({ language, texts: TEXTS[language] }));
  await texts.ensure(['notices', 'notice-catalogue']);
  render(
    <StoresProvider value={{ notices, texts }}>
      <I18nextProvider i18n={texts.i18n}>
        <ToastArea />
      </I18nextProvider>
    </StoresProvider>,
  );
  await act(async () => {
    notices.raise(notice, notice.actions);
    await Promise.resolve();
  });
  return {
    notices,
    pass: async (by: number) =>
      act(async () => {
        now += by;
        await timers.advance(by);
      }),
  };
}

describe.each(['en', 'ru'] as const)('a row of the error catalogue, on the screen in %s', (language) => {
  const words: Readonly<Record<string, string>> = TEXTS[language];

  it.each(ROWS)(
    '%s stands there with its words, its kind and its priority [NO-6, NO-7, NO-15, NO-17]',
    async (_row, notice, row) => {
      if (notice === undefined) throw new Error('nobody is told');
      const { notices, pass } = await shown(language, notice);
      for (const key of row.says) expect(document.body.textContent).toContain(words[key] ?? key);
      expect(notices.shown?.notice.status).toBe(row.as);
      expect(notices.shown?.notice.priority ?? 0).toBe(row.priority ?? 0);
      const isAlert = screen.getByRole('alert').textContent !== '';
      expect(isAlert).toBe(row.as === 'error');
      await pass(10_000);
      expect(document.body.textContent === '').toBe(row.closes);
    },
  );
});

describe('a row of the error catalogue that is only logged', () => {
  it.each(LOGGED)('%s, %s, raises no notice [NO-13]', (_row, context) => {
    expect(noticeFor(refused(500, WORDS), context)).toBeUndefined();
    expect(noticeFor(NETWORK, context)).toBeUndefined();
  });
});
