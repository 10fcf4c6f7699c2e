import { safeParse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { analyticsTargets } from '../../../core/analytics/analytics-targets.ts';
import { countedEvent, type CountedName } from '../../../core/analytics/counted-event.ts';
import { registrationRecord } from '../../../core/registration/registration-record.ts';
import { COLLECT_EVENTS } from '../../../infrastructure/analytics/analytics-calls.ts';
import { eventCollector } from '../../../infrastructure/analytics/event-collector.ts';
import { lastingPost } from '../../../infrastructure/browser/lasting-post.ts';

interface Sent {
  readonly path: string;
  readonly body: { readonly events: readonly { readonly name: string; readonly fields: object }[] };
}

interface Counted {
  readonly name?: CountedName;
  readonly details?: object;
  readonly isProduction?: boolean;
  readonly hasCollector?: boolean;
  readonly times?: number;
}

const PERSON = { type: 'phone', phone: '+79990000000', password: 'correct horse' };

function collected(given: Counted) {
  const sent: Sent[] = [];
  const lines: string[] = [];
  const counted: string[] = [];
  const { name = 'registration-started', details = PERSON } = given;
  const { isProduction = true, hasCollector = true, times = 1 } = given;
  const collect = eventCollector({
    send: (path, body) => sent.push({ path, body: body as Sent['body'] }),
    log: (line) => lines.push(line),
    count: (events) => counted.push(...events.map((each) => each.name)),
    targets: () => analyticsTargets({ isProduction, hasCollector }),
  });
  const event = countedEvent(name, details);
  collect(event === undefined ? [] : Array.from({ length: times }, () => event));
  return { sent, lines, counted };
}

describe('what happened on a page', () => {
  it('goes to the collector of the site, without who it was [AN-8] [AN-9]', () => {
    const { sent, lines } = collected({});
    expect(sent.map(({ path }) => path)).toEqual(['/fatman-api/events']);
    expect(sent[0]?.body.events).toEqual([
      { name: 'registration-started', build: '528d66bf', project: 'desktop', fields: { type: 'phone' } },
    ]);
    expect(lines).toEqual([]);
  });

  it('is written to the log outside of production, with its code [AN-7, AN-9]', () => {
    expect(collected({ isProduction: false, hasCollector: false })).toEqual({
      sent: [],
      counted: [],
      lines: ['counted registration-started {"type":"phone"}'],
    });
    const { sent, lines } = collected({ name: 'captcha-passed', details: { kind: 'checkbox' }, isProduction: false });
    expect(lines).toEqual(['counted 10190 captcha-passed {"kind":"checkbox"}']);
    expect(sent).toHaveLength(1);
  });

  it('is sent by twenty where much was held [AN-12]', () => {
    expect(collected({ times: 45 }).sent.map(({ body }) => body.events.length)).toEqual([20, 20, 5]);
  });

  it('is not sent where the site has no collector [AN-9]', () => {
    expect(collected({ hasCollector: false })).toEqual({ sent: [], lines: [], counted: ['registration-started'] });
  });

  it.each([
    ['captcha-passed', { kind: 'invisible' }, { kind: 'invisible' }],
    ['captcha-failed', { kind: 'puzzle' }, { kind: 'puzzle' }],
    ['registration-abandoned', { type: 'full' }, { type: 'full' }],
    ['page-measured', { route: 'home', name: 'lcp', value: 1.5 }, { route: 'home', name: 'lcp', value: 1.5 }],
    ['bet-named', { source: 'picks', pageType: undefined }, { source: 'picks' }],
    ['bet-named', { source: 'picks', pageType: 'topgame' }, { source: 'picks', pageType: 'topgame' }],
    [
      'registration-done',
      registrationRecord({
        type: 'social',
        countryId: 1,
        currencyId: 643,
        refCode: 'friend',
        bonusChoice: 'sport',
        countryCode: 'ru',
        promoCode: 'WELCOME',
      }),
      {
        type: 'social',
        country_id: 1,
        currency_id: 643,
        ref_code: 'friend',
        first_deposit_bonus_choice: 1,
        socialData: { currencyId: 643, countryId: 1, regType: 'soc_reg', promocode: 'WELCOME', countryCode: 'ru' },
      },
    ],
  ] as const)('is sent as the collector reads it: %s [AN-12, AN-13]', (name, details, fields) => {
    const [sent] = collected({ name, details }).sent;
    expect(sent?.body.events[0]).toMatchObject({ name, fields });
    expect(Object.keys(sent?.body.events[0]?.fields ?? {})).toEqual(Object.keys(fields));
    const onWire: unknown = JSON.parse(JSON.stringify(sent?.body));
    expect(safeParse(COLLECT_EVENTS.body as GenericSchema, onWire).success).toBe(true);
  });
});

it('is sent without cookies, outlives the page, and fails unheard [AN-12]', async () => {
  const asked: (readonly [string, RequestInit])[] = [];
  const failing = {
    fetch: (path: unknown, options: unknown) => {
      asked.push([String(path), options as RequestInit]);
      return Promise.reject(new TypeError('gone'));
    },
  } as Pick<Window, 'fetch'>;
  lastingPost(failing)('/fatman-api/events', { events: [] });
  await Promise.resolve();
  expect(asked).toEqual([
    [
      '/fatman-api/events',
      {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'app' },
        body: '{"events":[]}',
      },
    ],
  ]);
});
