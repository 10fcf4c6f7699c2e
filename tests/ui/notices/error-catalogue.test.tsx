import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import englishCatalogue from '../../../locales/en/notice-catalogue.json' with { type: 'json' };
import englishNotices from '../../../locales/en/notices.json' with { type: 'json' };
import russianCatalogue from '../../../locales/ru/notice-catalogue.json' with { type: 'json' };
import russianNotices from '../../../locales/ru/notices.json' with { type: 'json' };
import { failureStatus, type NoticeContext } from '../../../core/notices/failure-notice.ts';
import { NOTICE_QUEUE } from '../../../core/notices/notice-queue.ts';
import { plainNotice, type Notice, type NoticeAction } from '../../../core/notices/notice.ts';
import { occasionNotice } from '../../../core/notices/occasion-notice.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { httpClient } from '../../../infrastructure/http/http-client.ts';
import { httpSessionGateway } from '../../../infrastructure/session/http-session-gateway.ts';
import { NoticesStore } from '#ui/notices/notices-store.ts';
import { ToastArea } from '#ui/notices/toast-area.tsx';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { createTexts } from '../../../ui/page/texts.ts';
import { failureOf } from '../../support/fakes/failure-of.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';
import { playerPage } from '../../support/views/player-page.tsx';

const TEXTS = {
  en: { ...englishCatalogue, ...englishNotices },
  ru: { ...russianCatalogue, ...russianNotices },
} as const;
type Shown = keyof typeof TEXTS;

afterEach(cleanup);

/** The area of notices as the site draws it, in a language of the site. */
async function open(language: Shown = 'en') {
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
  const settle = async (does: () => void) =>
    act(async () => {
      does();
      await Promise.resolve();
    });
  return {
    notices,
    raise: async (notice: Notice, awaited: readonly NoticeAction[] = []) =>
      settle(() => {
        notices.raise(notice, awaited);
      }),
    fail: async (failure: RequestFailure, context: NoticeContext, awaited: readonly NoticeAction[] = []) =>
      act(() => notices.raiseFailure(failure, context, awaited)),
    close: async () =>
      settle(() => {
        const { shown } = notices;
        if (shown !== undefined) notices.dismiss(shown.id);
      }),
    pass: async (by: number) =>
      act(async () => {
        now += by;
        await timers.advance(by);
      }),
    said: () => document.body.textContent,
  };
}

const refused = (status: number, title?: string): RequestFailure => ({
  kind: 'refused',
  status,
  ...(title === undefined ? {} : { title }),
});

describe.each(['en', 'ru'] as const)('the error catalogue of the specification, shown in %s', (language) => {
  const words = TEXTS[language];

  it('calls an error and a success without words of their own by the general title, and confirms an information [NO-10, NO-11]', async () => {
    const area = await open(language);
    await area.raise(plainNotice('error'));
    expect(area.said()).toContain(words.main_error);
    await area.close();
    await area.raise(plainNotice('success'));
    expect(area.said()).toContain(words.main_done);
    await area.close();
    await area.raise(plainNotice('info'), ['ok']);
    fireEvent.click(screen.getByRole('button', { name: words.main_ok }));
    expect(area.notices.taken?.action).toBe('ok');
  });

  it('says a failed query in the words of the catalogue, and one of status 2 in those of the server [NO-15]', async () => {
    const area = await open(language);
    await area.fail(refused(500), 'query');
    expect(area.said()).toContain(words.main_query_error);
    await area.close();
    await area.fail(await failureOf({ status: 200, body: { status: 2, message: 'The server says why' } }), 'query');
    expect(area.said()).toContain('The server says why');
    expect(area.notices.shown?.notice.priority).toBe(1);
  });

  it('offers to reload the section whose dictionary did not come [NO-10]', async () => {
    const area = await open(language);
    await area.fail({ kind: 'network' }, 'dictionary', ['reload-view']);
    expect(area.said()).toContain(words.main_dictionary_load_error);
    expect(area.said()).toContain(words.main_dictionary_refresh_page);
    fireEvent.click(screen.getByRole('button', { name: words.main_refreshing_button }));
    expect(area.notices.taken?.action).toBe('reload-view');
  });

  it('offers to reload the page where a widget did not come [NO-10]', async () => {
    const area = await open(language);
    await area.fail({ kind: 'network' }, 'widget', ['refresh-page']);
    expect(screen.getByRole('button', { name: words.main_page_refresh_button })).toBeTruthy();
  });

  it('reports what was saved, once, for ten seconds [NO-5, NO-6, NO-17]', async () => {
    const area = await open(language);
    const saved = occasionNotice({ kind: 'saved' });
    if (saved === undefined) throw new Error('a save has no words');
    for (let time = 0; time < 3; time += 1) await area.raise(saved);
    expect(area.said()).toContain(words.main_save_success);
    await area.pass(10_000);
    expect(area.said()).toBe('');
  });

  it('keeps an error about money until it is dismissed, while a success closes by itself [NO-2, NO-6]', async () => {
    const area = await open(language);
    await area.fail({ kind: 'network' }, 'top-up');
    await area.pass(600_000);
    expect(area.said()).toContain(words['error.title.top-up']);
    await area.close();
    expect(area.said()).toBe('');
  });
});

describe('the queue of errors on the screen', () => {
  it('holds three errors at most, and shows them by their priority [NO-3, NO-4, REL-46]', async () => {
    const area = await open();
    const error = (title: string, priority: number): Notice => ({
      status: 'error',
      title: 'main_error',
      serverTitle: title,
      priority,
    });
    await area.raise(error('shown first', 9));
    for (const [title, priority] of [
      ['least', 0],
      ['later', 2],
      ['sooner', 3],
      ['last', 1],
    ] as const)
      await area.raise(error(title, priority));
    const order: string[] = [];
    for (let left = 0; left < 6 && area.notices.shown !== undefined; left += 1) {
      order.push(area.notices.shown.notice.serverTitle ?? '');
      expect(area.said()).toContain(area.notices.shown.notice.serverTitle);
      await area.close();
    }
    expect(order).toEqual(['shown first', 'sooner', 'later']);
  });
});

describe('a failure on its way to the screen', () => {
  it.each([
    ['cancelled', 499],
    ['network', 'network-error'],
    [{ status: 200, body: 'no reply' }, 500],
    [{ status: 0, body: {} }, 500],
    [{ status: 418, body: {} }, 418],
  ] as const)('of %j has the status %s [NO-14]', async (answer, status) => {
    expect(failureStatus(await failureOf(answer))).toBe(status);
  });

  it('says nothing where it was cancelled [NO-13, REL-35]', async () => {
    const area = await open();
    await area.fail(await failureOf('cancelled'), 'query');
    expect(area.said()).toBe('');
  });

  it('of several GraphQL errors is one text, a line each [NO-19, NO-24, REL-46]', async () => {
    const errors = [{ detail: 'One' }, { message: 'Two' }, { detail: 'Three' }];
    const area = await open();
    await area.fail(await failureOf({ status: 409, body: { errors } }), 'add-account');
    expect(area.notices.shown?.notice.serverTitle).toBe('One\nTwo\nThree');
    expect(area.said()).toContain('One\nTwo\nThree');
    await area.close();
    // GraphQL answers 200
    await area.fail(await failureOf({ status: 200, body: { data: null, errors } }), 'history');
    expect(area.said()).toContain('One\nTwo\nThree');
    expect(area.said()).not.toContain(TEXTS.en['error.text.malformed']);
  });
});

describe('the check of the session', () => {
  it('8.10.4 is repeated twice, 1.5 s apart, and leaves who is known signed in where all three fail [SI-8]', async () => {
    const timers = manualTimers();
    let asked = 0;
    const http = httpClient({
      timers,
      csrfToken: () => undefined,
      transport: () => {
        asked += 1;
        return Promise.resolve(asked === 1 ? { status: 200, body: { user_id: 5 } } : 'network');
      },
    });
    const { stores } = await playerPage({ given: { sessionGateway: httpSessionGateway(http) } });
    expect([stores.session.userId, asked]).toEqual([5, 1]);
    const again = stores.session.confirm();
    await timers.advance(0);
    expect(asked).toBe(2);
    await timers.advance(1499);
    expect(asked).toBe(2);
    await timers.advance(1);
    expect(asked).toBe(3);
    await timers.advance(1500);
    expect(asked).toBe(4);
    await again;
    expect([stores.session.userId, timers.waiting()]).toEqual([5, 0]);
  });
});
