import { createHash } from 'node:crypto';
import { counterPolicy, type OutsideCounter } from '../../core/analytics/outside-counter.ts';

/** What one HTML reply is protected with. */
export interface HeaderFacts {
  readonly nonce: string;
  /** Development needs the bundler's socket and inline styles; everything else is as in production. */
  readonly isDevelopment: boolean;
  readonly isPersonal: boolean;
  /** The address carries a key that no other page may learn. */
  readonly isSecret?: boolean;
  /** TAP-8 Where a network tells browsers how it offers its accounts: the browser asks there only what the policy names. */
  readonly accountsConfig?: string | undefined;
  /** CW-5, HST-20 The origins that frames may come from; none where absent. */
  readonly frameOrigin?: string | undefined;
  /** BRD-3 The one style sheet that stands in the page. */
  readonly brand?: string | undefined;
  /** AN-15 The counters of others that the operator has set up. */
  readonly counters?: readonly OutsideCounter[] | undefined;
}

/** The header contract of every HTML reply. */
export function securityHeaders(facts: HeaderFacts): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(facts),
    'reporting-endpoints': 'csp="/csp-report"',
    // a sign-in window of a social network stays known to its page
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': facts.isSecret === true ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'permissions-policy':
      'camera=(self), microphone=(), geolocation=(), payment=(self), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    'cache-control': facts.isPersonal ? 'no-store' : 'private, no-cache',
    vary: 'Cookie',
  };
}

type PolicyFacts = Omit<HeaderFacts, 'nonce' | 'isPersonal' | 'isSecret'>;

/** Cut where the nonce stands. */
interface WrittenPolicy {
  readonly facts: PolicyFacts;
  readonly before: string;
  readonly after: string;
}

/** The one that was written last: all pages of a site have the same, but for the nonce. */
let written: WrittenPolicy | undefined;

function contentSecurityPolicy(facts: HeaderFacts): string {
  if (written === undefined || !isSamePolicy(written.facts, facts)) written = writtenPolicy(facts);
  return `${written.before}${facts.nonce}${written.after}`;
}

function isSamePolicy(one: PolicyFacts, other: PolicyFacts): boolean {
  return (
    one.isDevelopment === other.isDevelopment &&
    one.accountsConfig === other.accountsConfig &&
    one.frameOrigin === other.frameOrigin &&
    one.brand === other.brand &&
    one.counters === other.counters
  );
}

function writtenPolicy(facts: PolicyFacts): WrittenPolicy {
  const { isDevelopment, accountsConfig, frameOrigin = "'none'" } = facts;
  const counters = counterPolicy(facts.counters ?? []);
  const rules = [
    ...(isDevelopment
      ? ["style-src 'self' 'unsafe-inline'"]
      : [`style-src 'self'${brandDigest(facts.brand)}`, "style-src-attr 'none'"]),
    ["img-src 'self' data:", ...counters.pictures].join(' '),
    "font-src 'self'",
    // a stream is put together by the page
    "media-src 'self' blob:",
    [
      "connect-src 'self'",
      ...counters.connect,
      ...(accountsConfig === undefined ? [] : [accountsConfig]),
      ...(isDevelopment ? ['ws:'] : []),
    ].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frameOrigin}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types app']),
    'report-to csp',
  ];
  return {
    facts,
    before: "default-src 'none'; script-src 'nonce-",
    after: `' 'strict-dynamic'; ${rules.join('; ')}`,
  };
}

function brandDigest(brand: string | undefined): string {
  if (brand === undefined || brand === '') return '';
  return ` 'sha256-${createHash('sha256').update(brand).digest('base64')}'`;
}
