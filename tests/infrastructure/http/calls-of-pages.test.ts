import { describe, expect, it } from 'vitest';
import { definedCalls } from '../../support/browser/defined-calls.ts';

/** Every read that a page alone shows, and asks for anew when somebody comes back. */
const OF_PAGES = [
  'accountHistory',
  'accountStatement',
  'alphabetTerm',
  'alphabetTerms',
  'availablePartitions',
  'banners',
  'bettingStatistics',
  'block',
  'cashback',
  'champStatistics',
  'conversionRates',
  'coupon',
  'couponExplanation',
  'couponLines',
  'debuggerBanners',
  'debuggerEvents',
  'debuggerOutbox',
  'debuggerOutboxAttachment',
  'debuggerVipBets',
  'documents',
  'expresses',
  'friends',
  'game',
  'gameChanges',
  'gameHistory',
  'games',
  'history',
  'historyTotals',
  'informationPage',
  'informationTitles',
  'line',
  'lineChanges',
  'miniApp',
  'miniAppFrame',
  'officeSettings',
  'payment',
  'paymentOffer',
  'paymentPage',
  'paymentRequests',
  'playerBonuses',
  'playersDuel',
  'premiumCashback',
  'priceHistory',
  'promoStore',
  'redirectLight',
  'requestSubjects',
  'requestThread',
  'resultCounts',
  'results',
  'rewards',
  'seoPage',
  'settledGame',
  'statementRows',
  'team',
  'teamSquad',
  'termsStatus',
];

/** Every other read, and who still waits for it when the page is left. */
const OF_THE_FRAME: Readonly<Record<string, string>> = {
  accounts: 'the balance in the header',
  availableLimits: 'the question for a limit, over any page',
  captchaTime: 'the challenge of a call that is on its way',
  captchaUpdate: 'the challenge of a call that is on its way',
  configGroup: 'the configuration, kept for all pages',
  consultantOffer: 'the support button beside any page',
  contacts: 'a dialog over any page',
  debuggerState: 'each command of the debugger is made of what the former has left',
  devices: 'a dialog over any page',
  firstBonuses: 'the registration, a page and a dialog',
  gameVideos: 'the videos on any page, kept for the visit',
  generatorCandidates: 'a dialog over any page',
  heldExclusion: 'a dialog over any page, whose session has ended',
  limits: 'the limits that hold on every page',
  loadCoupon: 'the coupon beside any page',
  messageNews: 'the count in the header',
  messages: 'a dialog over any page',
  officeMenu: 'the menu of every page of the office, kept for the visit',
  oneTapOffer: 'the offer beside any page',
  openCoupons: 'the coupon beside any page',
  outsideCounters: 'what is counted on any page',
  passkeys: 'a dialog over any page',
  placement: 'what became of a bet',
  playSession: 'the session limit and the reality check over any page',
  promoCodes: 'the coupon beside any page',
  registrationOffer: 'the registration, a page and a dialog',
  search: 'the search over any page, which gives up its own',
  secureData: 'the session',
  selfExclusionReasons: 'a dialog over any page',
  session: 'the session',
  siteConfig: 'the configuration, kept for all pages',
  siteFrame: 'the frame, kept for all pages',
  siteVersion: 'the update of the site',
  socialOffer: 'the registration, a page and a dialog',
  sportsTree: 'the left section, kept for all pages',
  supportDesk: 'the support button beside any page',
  supportThread: 'the answers of support, a page and a dialog',
  supportTopics: 'the answers of support, a page and a dialog',
  teamCash: 'asked once for all pages, kept for the history of payments',
  twoFactor: 'a dialog over any page',
  userConfig: 'the player, kept for all pages',
};

describe('the calls that are given up with their page', () => {
  it('REL-36 are reads alone: nothing that changes a thing, moves money, carries a token or is kept for the frame', async () => {
    const calls = await definedCalls();
    const marked = calls.filter(({ isOfPage }) => isOfPage === true);
    expect(marked.map(({ name }) => name).toSorted()).toEqual(OF_PAGES);
    expect(
      marked.filter(
        ({ changes, isAuthorised, isKeyed }) => changes !== 'none' || isAuthorised === true || isKeyed === true,
      ),
    ).toEqual([]);
    const reads = calls.filter(
      ({ changes, method, isOfPage }) => changes === 'none' && method === 'GET' && isOfPage !== true,
    );
    expect(reads.map(({ name }) => name).toSorted()).toEqual(Object.keys(OF_THE_FRAME));
  });
});
