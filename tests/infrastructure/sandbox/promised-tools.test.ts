import { describe, expect, it } from 'vitest';
import { COMPANY_PAGES } from '../../../infrastructure/sandbox/information/pages/company-pages.ts';
import { MONEY_PAGES } from '../../../infrastructure/sandbox/information/pages/money-pages.ts';
import { PLAY_PAGES } from '../../../infrastructure/sandbox/information/pages/play-pages.ts';
import { POLICY_PAGES } from '../../../infrastructure/sandbox/information/pages/policy-pages.ts';
import { RULE_PAGES } from '../../../infrastructure/sandbox/information/pages/rule-pages.ts';
import { SAFETY_PAGES } from '../../../infrastructure/sandbox/information/pages/safety-pages.ts';
import { UNBUILT } from '../../../ui/page/unbuilt.ts';

const PAGES = [COMPANY_PAGES, MONEY_PAGES, PLAY_PAGES, POLICY_PAGES, RULE_PAGES, SAFETY_PAGES].flatMap((pages) =>
  Object.entries(pages).flatMap(([name, { en, ru }]) => [
    [`${name} en`, en.html] as const,
    [`${name} ru`, ru.html] as const,
  ]),
);

/** Sentences that offer tools of responsible gaming. */
const PROMISES = [
  /you can (?:set|limit)/i,
  /limits<\/a> hold/i,
  /<td>(?:deposit|wagering|loss|session) limit<\/td>/i,
  /limits within reach/i,
  /(?:можно|можете) ограничить/i,
  /ограничения<\/a> действуют/i,
  /<td>лимит /i,
  /ограничения под рукой/i,
];

describe('the pages of information', () => {
  it('promise no tool of responsible gaming while its screen is still to come', () => {
    expect(UNBUILT).toContain('limits');
    const promised = PAGES.flatMap(([name, html]) =>
      PROMISES.filter((promise) => promise.test(html)).map((promise) => `${name}: ${String(promise)}`),
    );
    expect(promised).toEqual([]);
  });

  it('say on the page of responsible gaming what is missing and whom to turn to', () => {
    const { en, ru } = SAFETY_PAGES['responsible-gaming'] ?? {};
    expect(en?.html).toMatch(/not available here yet.*support@/);
    expect(ru?.html).toMatch(/здесь пока нет.*support@/);
  });
});
