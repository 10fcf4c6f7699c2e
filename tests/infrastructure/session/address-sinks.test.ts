import { describe, expect, it } from 'vitest';
import { miniAppAddress } from '../../../core/mini-apps/mini-app-address.ts';
import { movedAddress } from '../../../core/navigation/former-address.ts';
import { addressInLanguage, inLanguage, redirectToLanguage } from '../../../core/navigation/language-path.ts';
import { redirectOrder } from '../../../core/navigation/redirect-order.ts';
import { afterTerms, withTermsReturn } from '../../../core/navigation/terms-return.ts';
import { oneTapAddress } from '../../../core/session/one-tap/one-tap.ts';
import { isSitePath } from '../../../core/session/return-address.ts';
import { sessionLanding } from '../../../core/session/session-landing.ts';
import { withSignInReturn } from '../../../core/session/sign-in-return.ts';
import { safeAddress } from '../../../core/site/documents/document-tree.ts';
import { canonicalAddress } from '../../../core/site/documents/seo-page.ts';
import { licenceLink, seoLinks } from '../../../core/site/config/site-frame.ts';
import { socialLinks } from '../../../core/site/config/social-link.ts';
import { contactAddress } from '../../../core/support/support-contact.ts';
import { HOSTILE_ADDRESSES, SITE_ADDRESSES } from '../../support/examples/return-address-payloads.ts';

const SITE = 'https://site.example';
const HERE = `${SITE}/ru/line?page=1`;
const APP = 'https://app.example';

/** Where an order from outside may lead to within the site: what each makes of a given address, nothing where it refuses. */
const INSIDE: Readonly<Record<string, (given: string) => string | undefined>> = {
  'the return after a sign-in': (given) =>
    sessionLanding({ kind: 'signed-in', userId: 7, home: '/', returnPage: { address: given, kind: 'plain' } }).address,
  'the way to the sign-in': (given) => withSignInReturn('/?showSignInModal=1', given),
  'the return after changed terms': (given) => addressInLanguage(afterTerms(given), 'ru'),
  'the way to changed terms': (given) => withTermsReturn('/confirm-terms', given),
  'the redirect service': (given) => {
    const reply = { isRedirect: true, code: 301, url: given, reasons: [], breadcrumbs: [] };
    return redirectOrder(reply, isSitePath)?.to;
  },
  'a one-tap sign-in': (given) => {
    const address = oneTapAddress(given);
    return address.ok ? address.value : undefined;
  },
  'a link of the block for search engines': (given) => seoLinks([{ text: 'Bets', address: given }])[0]?.address,
  'the switch of languages': (given) => inLanguage(given, 'en'),
  'an address without a language': (given) => redirectToLanguage(given, 'ru', ['ru', 'en']),
  'the query of a former address': (given) => movedAddress('/vulkan', `?to=${given}`)?.address,
};

/** Where an operator may lead out of the site: to a host that is named, over https. */
const OUTSIDE: Readonly<Record<string, (given: string) => string | undefined>> = {
  'the canonical address': (given) =>
    canonicalAddress({ customCanonical: { mode: 'url', targetUrl: given }, domain: { host: 'site.example' } }, '/ru', [
      'site.example',
    ]),
  'the canonical address on a mirror': (given) =>
    canonicalAddress({ customCanonical: { mode: 'mirror', targetUrl: given }, domain: { host: 'site.example' } }, '/', [
      'site.example',
    ]),
  'a link of an information page': safeAddress,
  'a licence': (given) => licenceLink({ authority: 'A', number: '1', link: given }),
  'a social network': (given) => {
    const link = { name: 'a', value: '', placementTypeId: 1, iconName: '', link: given, label: '' };
    return socialLinks([link], 1)[0]?.link;
  },
  'a contact of the support': (given) => contactAddress({ kind: 'messenger', name: 'M', value: given }),
};

function browsed(address: string): string {
  const { origin, username, password } = new URL(address, HERE);
  return origin + username + password;
}

describe('an address from outside', () => {
  it.each(Object.entries(INSIDE))('never leads out of the site: %s [RET-1, SEC-30]', (_, sink) => {
    const leading = HOSTILE_ADDRESSES.filter((given) => browsed(sink(given) ?? '/') !== SITE);
    expect(leading).toEqual([]);
    const lost = SITE_ADDRESSES.filter((given) => browsed(sink(given) ?? '/') !== SITE);
    expect(lost).toEqual([]);
  });

  it.each(['the redirect service', 'a one-tap sign-in'])(
    'is refused whole by %s where it is hostile, and taken where it is of this site [RET-1, SEC-30]',
    (name) => {
      const sink = INSIDE[name]!;
      expect(HOSTILE_ADDRESSES.filter((given) => sink(given) !== undefined)).toEqual([]);
      expect(SITE_ADDRESSES.filter((given) => sink(given) === undefined)).toEqual([]);
    },
  );

  it.each(Object.entries(OUTSIDE))('leads over https to the host it names, or nowhere: %s [SEC-30]', (_, sink) => {
    for (const given of [...HOSTILE_ADDRESSES, ...SITE_ADDRESSES]) {
      const address = sink(given);
      if (address === undefined) continue;
      const { protocol, username, host } = new URL(address, HERE);
      expect([protocol, username], given).toEqual(['https:', '']);
      // only who wrote out another host leads to it
      expect(host === 'site.example' || given.startsWith(`https://${host}`), given).toBe(true);
    }
  });

  it('never moves the question of a mini application to another host [MAT-2, SEC-30]', () => {
    const asked = [...HOSTILE_ADDRESSES, ...SITE_ADDRESSES].flatMap((given) => {
      const address = miniAppAddress(APP, given);
      return address.ok ? [new URL(address.value).origin] : [];
    });
    expect(asked).toEqual(SITE_ADDRESSES.map(() => APP));
    expect(HOSTILE_ADDRESSES.filter((given) => miniAppAddress(APP, given).ok)).toEqual([]);
  });
});
