import { describe, expect, it } from 'vitest';
import type {
  ApplicationMessage,
  ApplicationPayload,
  ApplicationSays,
  PageMessage,
} from '../../../core/mini-apps/application-protocol.ts';
import { readFrameMessage } from '../../../core/mini-apps/frame-message.ts';
import { writeFrameNews, type FrameNews } from '../../../core/mini-apps/frame-news.ts';
import { readMiniAppPayload } from '../../../core/mini-apps/mini-app-payload.ts';
import { couponUpdateOf } from '../../../core/mini-apps/page-bus.ts';
import { DEFAULT_VIEW_SETTINGS } from '../../../core/settings/view-settings.ts';
import { couponWith } from '../../support/examples/coupon-examples.ts';

const BET = { market: { outcomeId: '5:result:0::home' }, game: { gameId: 5 }, source: 'picks' } as const;

/** Every message that the types allow. */
const SAYS: Readonly<Record<ApplicationSays['type'], ApplicationSays>> = {
  ready: { type: 'ready', payload: {} },
  error: { type: 'error', payload: {} },
  resize: { type: 'resize', payload: { height: 40 } },
  navigate: { type: 'navigate', payload: { route: 'rules', params: { ruleGroup: '1' } } },
  notify: { type: 'notify', payload: { text: 'Saved' } },
  openDialog: { type: 'openDialog', payload: { dialog: 'login' } },
  couponAddBet: {
    type: 'couponAddBet',
    payload: { ...BET, shouldSkipOneClickBet: true, manualBlockId: 1, pageType: 'home' },
  },
};

const NEWS: Readonly<Record<FrameNews['type'], FrameNews>> = {
  hello: { type: 'hello', look: { language: 'ar', settings: DEFAULT_VIEW_SETTINGS, currency: 'EUR' } },
  look: { type: 'look', look: { language: 'en', settings: DEFAULT_VIEW_SETTINGS } },
  signed: { type: 'signed', isSignedIn: true },
  couponUpdate: { type: 'couponUpdate', update: couponUpdateOf(couponWith(5)) },
  sports: { type: 'sports', hidden: { line: [1], live: [] } },
  route: { type: 'route', route: undefined },
};

/** What each message of the page has, as its type says. */
const HEARD: { readonly [Type in PageMessage['type']]: readonly string[] } = {
  hello: [
    'data-currency',
    'data-font-size',
    'data-odds-format',
    'data-theme',
    'data-time-zone',
    'data-visually-impaired',
    'dir',
    'lang',
  ],
  look: ['data-font-size', 'data-odds-format', 'data-theme', 'data-time-zone', 'data-visually-impaired', 'dir', 'lang'],
  signed: ['isSignedIn'],
  couponUpdate: ['bets', 'type'],
  sports: ['line', 'live'],
  route: ['route'],
};

describe('the types that applications are written by', () => {
  it.each(Object.values(SAYS))('allow no message that the page does not read: $type [FRM-1]', (says) => {
    const message: ApplicationMessage = { v: 1, app: 'betting', id: 'm1', ...says };
    expect(readFrameMessage(JSON.stringify(message), 'betting')).toMatchObject({ ok: true });
  });

  it.each(Object.values(NEWS))('say all that the page tells of $type [FRM-9, BUS-4]', (news) => {
    const message = JSON.parse(writeFrameNews('betting', news)) as PageMessage;
    expect([message.v, message.app, message.type]).toEqual([1, 'betting', news.type]);
    expect(Object.keys(message.payload).toSorted()).toEqual(HEARD[news.type]);
  });

  it('allow a payload that is read whole, with every field and with its name alone [MAP-1, MAP-3]', () => {
    const whole: Required<ApplicationPayload> = {
      appName: 'weather',
      title: 'Weather',
      body: '<p>Rain</p>',
      styles: [{ cssText: 'p{margin:0}' }],
      cssToLoad: [{ href: 'https://apps.example/a.css' }],
      codeToEval: '1',
      scriptsToLoad: ['https://apps.example/a.js'],
      headScripts: [{ src: 'https://apps.example/b.js' }, { text: '2' }],
    };
    expect(readMiniAppPayload(whole)).toMatchObject({ ok: true, value: { styles: ['p{margin:0}'], code: '1' } });
    expect(readMiniAppPayload({ appName: 'weather' } satisfies ApplicationPayload)).toMatchObject({ ok: true });
  });
});
