import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OUTSIDE_COUNTERS } from '../../../infrastructure/analytics/counter-calls.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

const COUNTERS = [{ kind: 'pixel', origin: 'https://count.example.net', id: '77' }] as const;
const QUERY = { domain: 'localhost', projectId: 1 };

describe('a site with a partner', () => {
  let site: RenderedSite;
  let now = 0;
  beforeAll(async () => {
    site = await openRenderedSite({
      keptBy: () => (now += 1),
      sandbox: {
        counters: COUNTERS,
        brandBook: [
          { property: '--brand-accent', value: '#0a58ca' },
          { property: '--brand-accent-text', value: '#ffffff' },
        ],
      },
    });
  });
  afterAll(() => site.close());

  it.each(['first', 'kept'])(
    'has the colours in the head of its %s page, by the digest in its policy [BRD-3] [BRD-4]',
    async () => {
      const { html, policy } = await site.ask('/en');
      const [head = ''] = html.split('</head>');
      const [, sheet = ''] = /<style>(.*?)<\/style>/.exec(head) ?? [];
      expect(sheet).toContain('--accent:#0a58ca');
      const digest = createHash('sha256').update(sheet).digest('base64');
      expect(policy).toContain(`style-src 'self' 'sha256-${digest}';`);
    },
  );

  it('says which counters of others it has [AN-10] [AN-14]', async () => {
    const reply = await site.fixture.visitor().send(OUTSIDE_COUNTERS, { query: QUERY });
    expect(reply.read()).toEqual({ result: COUNTERS });
  });
});

describe('a site without one', () => {
  let site: RenderedSite;
  beforeAll(async () => {
    site = await openRenderedSite();
  });
  afterAll(() => site.close());

  it('has no style sheet in its pages, and names none in its policy [BRD-3]', async () => {
    const { html, policy } = await site.ask('/en');
    expect(html.split('</head>')[0]).not.toContain('<style');
    expect(policy).toContain("style-src 'self';");
  });

  it('has no counters of others [AN-16]', async () => {
    const reply = await site.fixture.visitor().send(OUTSIDE_COUNTERS, { query: QUERY });
    expect(reply.read()).toEqual({ result: [] });
  });

  it.each([
    ['ru', 'Страница для внутренней сети'],
    ['en', 'This page is for the company’s network'],
  ])(
    'has the page of the internal network in %s, and keeps it from search engines [NV-1] [SEO-5]',
    async (language, title) => {
      const { status, html } = await site.ask(`/${language}/internal-vpn`);
      expect(status).toBe(200);
      expect(html).toContain(`<h1 id="closed-title">${title}</h1>`);
      expect(html).toContain('<meta name="robots" content="noindex">');
    },
  );
});
