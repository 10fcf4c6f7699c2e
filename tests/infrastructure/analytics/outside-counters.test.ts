import { describe, expect, it } from 'vitest';
import { countedEvent, type CountedEvent } from '../../../core/analytics/counted-event.ts';
import type { OutsideCounter } from '../../../core/analytics/outside-counter.ts';
import { outsideCounters } from '../../../infrastructure/analytics/outside-counters.ts';
import { readCounters } from '../../../infrastructure/analytics/read-counters.ts';
import { counterWays } from '../../../infrastructure/browser/counter-ways.ts';

const BOTH: readonly OutsideCounter[] = [
  { kind: 'tag-manager', origin: 'https://tags.example.org', id: 'GTM-1' },
  { kind: 'pixel', origin: 'https://count.example.net', id: '77' },
];
const PERSON = { kind: 'checkbox', phone: '+79990000000', mail: 'a@b.example', name: 'Ann' };
const [PASSED, STARTED] = [
  countedEvent('captcha-passed', PERSON),
  countedEvent('registration-started', { ...PERSON, type: 'phone' }),
] as readonly CountedEvent[] as [CountedEvent, CountedEvent];

function page({ isProduction = true, found = BOTH, isKnown = true, domain = 'a.example' } = {}) {
  const sent: string[] = [];
  const asked: object[] = [];
  let answer = (): void => undefined;
  const counters = outsideCounters({
    isProduction: () => isProduction,
    question: () => ({ domain, projectId: 5 }),
    ask: async (question) => {
      asked.push(question);
      return new Promise((resolve) => {
        answer = () => {
          resolve(isKnown ? found : undefined);
        };
      });
    },
    post: (address, text) => sent.push(`${address} ${text}`),
    picture: (address) => sent.push(decodeURIComponent(address)),
  });
  const load = async () => {
    const loading = counters.load();
    answer();
    await loading;
  };
  return { counters, sent, asked, load, answer: () => answer() };
}

describe('the counters of others', () => {
  it('are told the listed fields of what is counted, each in its way [AN-14, AN-15, SEC-88]', async () => {
    const { counters, sent, asked, load } = page();
    await load();
    counters.count([PASSED]);
    expect(asked).toEqual([{ domain: 'a.example', projectId: 5 }]);
    expect(sent).toEqual([
      'https://tags.example.org/collect?id=GTM-1 {"events":[{"name":"captcha-passed","code":10190,"build":"528d66bf","project":"desktop","fields":{"kind":"checkbox"}}]}',
      'https://count.example.net/hit?id=77&event=captcha-passed&code=10190&fields={"kind":"checkbox"}',
    ]);
  });

  it('are asked for once, and told what was counted meanwhile, the first hundred of it [AN-10, AN-16]', async () => {
    const { counters, sent, asked, answer, load } = page({ found: BOTH.slice(1) });
    const loading = counters.load();
    counters.count(Array.from({ length: 99 }, () => STARTED));
    counters.count([PASSED, STARTED]);
    expect(sent).toEqual([]);
    answer();
    await loading;
    expect([sent.length, sent.at(-1)?.includes('captcha-passed')]).toEqual([100, true]);
    counters.forget();
    await load();
    counters.count([STARTED]);
    expect([asked.length, sent.length]).toEqual([1, 101]);
  });

  it.each([
    ['in a demonstration', { isProduction: false }, 0],
    ['where none is set up', { found: [] }, 1],
    ['where nobody knows them', { isKnown: false }, 1],
    ['without a domain', { domain: '' }, 0],
  ] as const)('are not reached %s [AN-16]', async (_, given, questions) => {
    const { counters, sent, asked, load } = page(given);
    await load();
    counters.count([PASSED]);
    expect([asked.length, sent]).toEqual([questions, []]);
  });

  it('hear nothing before they are loaded, nor once consent is withdrawn, also while they come [AN-17]', async () => {
    const { counters, sent, answer } = page();
    counters.count([PASSED]);
    const loading = counters.load();
    counters.count([PASSED]);
    counters.forget();
    answer();
    await loading;
    counters.count([PASSED]);
    expect(sent).toEqual([]);
  });
});

it('are reached without cookies and without the address of the page [AN-15]', async () => {
  const asked: object[] = [];
  const pictures: object[] = [];
  class Picture {
    constructor() {
      pictures.push(this);
    }
  }
  const ways = counterWays({
    fetch: async (address: string, options: object) => {
      asked.push({ address, ...options });
      return Promise.reject(new TypeError('gone'));
    },
    Image: Picture,
  } as unknown as Parameters<typeof counterWays>[0]);
  ways.post('https://tags.example.org/collect', '{}');
  ways.picture('https://count.example.net/hit');
  await Promise.resolve();
  expect(asked).toMatchObject([{ mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', body: '{}' }]);
  expect(pictures).toEqual([
    { crossOrigin: 'anonymous', referrerPolicy: 'no-referrer', src: 'https://count.example.net/hit' },
  ]);
});

describe('the setting of counters', () => {
  it('lists them with spaces between; without it there are none [AN-14, AN-16]', () => {
    const COUNTERS = 'tag-manager:GTM-1@https://tags.example.org  pixel:77@https://count.example.net';
    expect(readCounters({ COUNTERS })).toEqual({ ok: true, value: BOTH });
    expect(readCounters({})).toEqual({ ok: true, value: [] });
  });

  it.each(['pixel', 'script:1@https://a.example', 'pixel:1@http://a.example', 'pixel:1@https://a.example '.repeat(6)])(
    'is refused where one is none or there are too many: %s [AN-14]',
    (COUNTERS) => {
      expect(readCounters({ COUNTERS }).ok).toBe(false);
    },
  );
});
