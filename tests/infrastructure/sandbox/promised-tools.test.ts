import { describe, expect, it } from 'vitest';
import { LIMITS_PATH } from '../../../core/limits/limits-path.ts';
import { COMPANY_PAGES } from '../../../infrastructure/sandbox/information/pages/company-pages.ts';
import { MONEY_PAGES } from '../../../infrastructure/sandbox/information/pages/money-pages.ts';
import { PLAY_PAGES } from '../../../infrastructure/sandbox/information/pages/play-pages.ts';
import { POLICY_PAGES } from '../../../infrastructure/sandbox/information/pages/policy-pages.ts';
import { RULE_PAGES } from '../../../infrastructure/sandbox/information/pages/rule-pages.ts';
import { SAFETY_PAGES } from '../../../infrastructure/sandbox/information/pages/safety-pages.ts';
import { offeredMethods, listedMethods } from '../../../infrastructure/sandbox/payments/payment-methods.ts';

const PAGES = [COMPANY_PAGES, MONEY_PAGES, PLAY_PAGES, POLICY_PAGES, RULE_PAGES, SAFETY_PAGES].flatMap((pages) =>
  Object.entries(pages).flatMap(([name, { en, ru }]) => [
    [`${name} en`, en.html] as const,
    [`${name} ru`, ru.html] as const,
  ]),
);

/** Words of a tool that the site did not have. */
const DENIALS = [
  /not available (?:here|on this site) yet/i,
  /cannot set limits/i,
  /здесь пока нет/i,
  /на этом сайте пока/i,
  /no documents are asked for/i,
  /документы не нужны/i,
  /nothing is (?:charged|paid in)/i,
  /ничего не (?:списывается|вносится)/i,
  /there are no cash terminals/i,
  /терминалов нет:/i,
];

describe('the pages of information', () => {
  it('deny no tool of responsible gaming whose screen is there, and lead to it', () => {
    const denied = PAGES.flatMap(([name, html]) =>
      DENIALS.filter((denial) => denial.test(html)).map((denial) => `${name}: ${String(denial)}`),
    );
    expect(denied).toEqual([]);
    expect(PAGES.filter(([, html]) => html.includes(`href="${LIMITS_PATH}"`)).length).toBeGreaterThanOrEqual(6);
  });

  it('name on the page of responsible gaming whom to turn to, and a test to take oneself [RG-25]', () => {
    const { en, ru } = SAFETY_PAGES['responsible-gaming'] ?? {};
    expect(en?.html).toMatch(/Ask yourself.*gamblingtherapy\.org/s);
    expect(ru?.html).toMatch(/Спросите себя.*gamblingtherapy\.org/s);
  });

  it('list every way to pay with its sums and times, as the table of the operator has them', () => {
    for (const language of ['en', 'ru'] as const) {
      const html = MONEY_PAGES['payment']?.[language].html ?? '';
      const methods = listedMethods('RUB', language);
      expect(methods.length).toBe(offeredMethods('RUB', language).length);
      for (const { title } of methods) expect(html).toContain(`<td>${title}</td>`);
    }
    const html = MONEY_PAGES['payment']?.en.html;
    expect(html).toContain('<td>Bank card</td><td>5 minutes</td><td>3 days</td><td>₽150 – ₽75,000;');
    expect(html).toContain('<td>Terminal voucher</td><td>1 hour</td><td>—</td>');
    expect(MONEY_PAGES['payment']?.ru.html).toContain('<td>Банковская карта</td><td>5 минут</td><td>3 дня</td>');
  });
});
