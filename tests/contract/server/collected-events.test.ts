import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import { COLLECT_EVENTS, type WireEvent } from '../../../infrastructure/analytics/analytics-calls.ts';
import { SITE_CONFIG } from '../../../infrastructure/site/site-calls.ts';
import { httpDebuggerGateway } from '../../../infrastructure/site/http-debugger-gateway.ts';
import { browserClient } from '../../support/browser/browser-client.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const FROM = { build: '528d66bf', project: 'desktop' } as const;
const PASSED: WireEvent = { name: 'captcha-passed', code: 10190, ...FROM, fields: { kind: 'checkbox' } };
const DONE: WireEvent = {
  name: 'registration-done',
  ...FROM,
  fields: {
    type: 'social',
    country_id: 1,
    first_deposit_bonus_choice: 2,
    socialData: { currencyId: 643, countryId: 1, regType: 'soc_reg', countryCode: 'ru' },
  },
};

describe('the collector of the demonstration', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const send = async (events: readonly unknown[]) =>
    fixture.visitor().send(COLLECT_EVENTS, { body: { events: events as WireEvent[] } });
  const shown = async () => {
    const reply = await httpDebuggerGateway(browserClient(fixture)).collectedEvents();
    return reply.ok ? reply.value : [];
  };
  const kept = async () => {
    const { rows } = await fixture.sandbox.database
      .selectFrom('collected_events')
      .select((of) => of.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };

  it('is there for the pages of a site with play money, and shows what it took, the latest first [AN-12, AN-13]', async () => {
    const config = await fixture.visitor().send(SITE_CONFIG, { query: { lang: 'en' } });
    expect(config.body.result.isFatmanAnalyticsAvailable).toBe(true);
    expect((await send([PASSED, DONE])).body).toEqual({ accepted: 2 });
    const [done, passed] = await shown();
    expect(passed).toMatchObject({ name: 'captcha-passed', code: 10190, collectedAt: fixture.clock.now() });
    expect(passed?.parameters).toEqual([{ name: 'kind', value: 'checkbox' }]);
    expect(done?.parameters).toEqual([
      { name: 'type', value: 'social' },
      { name: 'country_id', value: '1' },
      { name: 'first_deposit_bonus_choice', value: '2' },
      { name: 'socialData.currencyId', value: '643' },
      { name: 'socialData.countryId', value: '1' },
      { name: 'socialData.regType', value: 'soc_reg' },
      { name: 'socialData.countryCode', value: 'ru' },
    ]);
  });

  it.each([
    ['no event', []],
    ['too many of them', Array.from({ length: 21 }, () => PASSED)],
    ['an unknown one', [{ ...PASSED, name: 'page-left' }]],
    ['one with the code of another', [{ ...PASSED, code: 10191 }]],
    ['one without its code', [{ ...PASSED, code: undefined }]],
    ['one of another project', [{ ...PASSED, project: 'mobile' }]],
    ['one with a field of its own', [{ ...PASSED, userId: 7 }]],
    ['one that says who it is', [{ ...PASSED, fields: { kind: 'checkbox', email: 'a@b.cd' } }]],
    ['one with a text that may say it', [{ ...DONE, fields: { ...DONE.fields, ref_code: 'a@b.cd' } }]],
    ['one with more of a social network', [{ ...DONE, fields: { ...DONE.fields, socialData: { name: 'Ann' } } }]],
  ])('refuses %s, and keeps nothing of it [AN-8, AN-12, SEC-88]', async (_, events) => {
    const before = await kept();
    expect(await send(events)).toMatchObject({ status: 400, code: 'malformed' });
    expect(await kept()).toBe(before);
  });

  it('reads no body beyond 8 kB [AN-12]', async () => {
    const before = await kept();
    const reply = await fixture.visitor().send(COLLECT_EVENTS, {
      body: { events: [PASSED], padding: 'x'.repeat(9000) } as never,
    });
    expect(reply.status).toBe(413);
    expect(await kept()).toBe(before);
  });

  it('keeps the last thousand for 24 hours, and takes 60 sendings a minute from one address [AN-12]', async () => {
    await fixture.move(minutes(2));
    await fixture.sandbox.database
      .insertInto('collected_events')
      .values(
        Array.from({ length: 999 }, () => ({
          name: 'captcha-passed',
          fields: '{}',
          collected_at: fixture.clock.now(),
        })),
      )
      .execute();
    const codes = [];
    for (let sending = 0; sending < 62; sending += 1) codes.push((await send([DONE])).status);
    expect(await kept()).toBe(1000);
    expect(await shown()).toHaveLength(200);
    expect(codes.filter((code) => code === 429)).toHaveLength(2);
    await fixture.move(hours(23));
    expect(await kept()).toBe(1000);
    await fixture.move(days(1) - hours(23) + minutes(1));
    expect(await kept()).toBe(0);
    expect(await shown()).toEqual([]);
  });
});

it('a site without play money has no collector, and its pages are told so [AN-9, AN-12]', async () => {
  const production = await openFixture({ isDemo: false });
  try {
    const config = await production.visitor().send(SITE_CONFIG, { query: { lang: 'en' } });
    expect(config.body.result.isFatmanAnalyticsAvailable).toBe(false);
    expect((await production.visitor().send(COLLECT_EVENTS, { body: { events: [PASSED] } })).status).toBe(404);
    expect((await production.app.inject('/debugger-api/events')).statusCode).toBe(404);
  } finally {
    await production.close();
  }
});
