import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';
import { HOSTILE_ADDRESSES } from '../../support/examples/return-address-payloads.ts';

const ASKED = '/en/oldbrowser';
const NOTHING = { redirect: false, code: 200, url: '', reasons: [], breadcrumbs: [] };
const LOGGED = 'wrong format of redirect reply';

let site: RenderedSite;
let answer: (address: string) => unknown = () => NOTHING;

beforeAll(async () => {
  site = await openRenderedSite({ sandbox: { isDemo: false }, redirectService: (address) => answer(address) });
}, 240_000);
afterAll(async () => {
  await site.close();
});
beforeEach(() => {
  answer = () => NOTHING;
  (site.log as string[]).length = 0;
});

function sentTo(url: unknown) {
  return { ...NOTHING, redirect: true, code: 301, url };
}

/** Where a browser ends that goes wherever it is sent, with how often it was sent. */
async function followed(first: string) {
  let address = first;
  for (let hops = 0; hops <= 20; hops += 1) {
    const { status, location } = await site.ask(address);
    if (location === undefined) return { address, status, hops };
    address = location;
  }
  return { address, status: 0, hops: Infinity };
}

/** Pages that are there, one after another. */
const STEPS = 'about contacts cookies rules/1 howbet results licenses taxation consent points smsbets'.split(' ');

describe('the redirect service of a site in production', () => {
  it('sends an address to another of this site, for good where it says so', async () => {
    answer = (address) => (address === ASKED ? sentTo('/en/about?a=1') : NOTHING);
    expect(await site.ask(ASKED)).toMatchObject({ status: 301, location: '/en/about?a=1' });
    expect(site.log).toEqual([]);
  });

  it.each([
    null,
    'text',
    [],
    {},
    { ...sentTo('/en/about'), redirect: 'yes' },
    { ...sentTo('/en/about'), redirect: 1 },
    { ...sentTo('/en/about'), code: '301' },
    { ...sentTo('/en/about'), reasons: 'all' },
    { ...sentTo('/en/about'), reasons: ['13'] },
    sentTo(5),
    sentTo(null),
    sentTo(['/en/about']),
    sentTo({ href: '/en/about' }),
    sentTo(`/${'a'.repeat(5000)}`),
  ])('is not followed where its answer is %j, which is logged [SEC-31]', async (reply) => {
    answer = () => reply;
    const { status, location } = await site.ask(ASKED);
    expect([status, location]).toEqual([200, undefined]);
    expect(site.log).toEqual([LOGGED]);
  });

  it('leads nobody to another host or scheme, which is logged [SEC-30, SEC-31]', async () => {
    const elsewhere = [...HOSTILE_ADDRESSES, 'http://localhost/en/about', 'https://localhost:3000/en/about'];
    const moved: string[] = [];
    for (const url of elsewhere) {
      answer = () => sentTo(url);
      const { status, location } = await site.ask(ASKED);
      if (status !== 200 || location !== undefined) moved.push(url);
    }
    expect(moved).toEqual([]);
    expect(site.log).toEqual(elsewhere.map(() => LOGGED));
  });

  it.each([
    ['to where one is', { '/en/oldbrowser': '/en/oldbrowser' }],
    ['round a pair', { '/en/oldbrowser': '/en/about', '/en/about': '/en/oldbrowser' }],
    ['into a pair', { '/en/oldbrowser': '/en/about', '/en/about': '/en/contacts', '/en/contacts': '/en/about' }],
    ['back from a former address', { '/en/slots/vulkan': '/en/vulkan' }],
    ['ten steps on', Object.fromEntries(STEPS.slice(1).map((to, place) => [`/en/${STEPS[place] ?? ''}`, `/en/${to}`]))],
  ] as const)(
    '8.11.12 that leads %s sends a browser on five times at most, and never round [NV-25, SEC-31]',
    async (_, ways) => {
      const table: Readonly<Record<string, string>> = ways;
      answer = (address) => {
        const to = table[address];
        return to === undefined ? NOTHING : sentTo(to);
      };
      for (const asked of Object.keys(table)) {
        const { hops, status } = await followed(asked);
        expect(hops, asked).toBeLessThanOrEqual(5);
        expect([200, 503]).toContain(status);
      }
    },
  );
});
