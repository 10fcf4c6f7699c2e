/** What every HTML reply of the site says, whatever page it is. */
export const HEADERS: Readonly<Record<string, string>> = {
  'reporting-endpoints': 'csp="/csp-report"',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(self), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
};

/** The policy of every page, with NONCE in place of its nonce. */
const POLICY = [
  "default-src 'none'",
  "script-src 'nonce-NONCE' 'strict-dynamic'",
  "style-src 'self'",
  "style-src-attr 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types app',
  'report-to csp',
].join('; ');

/** CW-5, HST-20 Where the consultant of the demonstration lies, the machine's other name, and its applications in frames. */
const FRAMES = /frame-src(?: 'self'| http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?){1,3}(?=;)/;
const NONCE = /'nonce-([A-Za-z0-9+/]{22}==)'/;
/** Pages whose address carries a key, and what leads to them. */
const SECRET =
  /^\/[a-z]{2}\/(?:user\/(?:action\.php|accountverify|activate|activatefast|passwordreset|stopnewsletter)|office\/authApp)(?:\?|$)/;

export function nonceOf(policy: unknown): string {
  return NONCE.exec(String(policy))?.[1] ?? '';
}

/** What a reply at an address breaks of the contract that every HTML reply keeps; nothing where it keeps all of it. */
export function brokenHeaders(
  address: string,
  headers: Readonly<Record<string, unknown>>,
  cacheControl: 'no-store' | 'private, no-cache',
): readonly string[] {
  const wanted: Readonly<Record<string, string | undefined>> = {
    ...HEADERS,
    'referrer-policy': SECRET.test(address) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cache-control': cacheControl,
    'x-powered-by': undefined,
    server: undefined,
  };
  const policy = String(headers['content-security-policy']);
  const nonce = nonceOf(policy);
  return [
    ...Object.entries(wanted).flatMap(([name, value]) =>
      headers[name] === value ? [] : [`${address}: ${name}: ${String(headers[name])}`],
    ),
    ...(policy.replace(nonce, 'NONCE').replace(FRAMES, "frame-src 'none'") === POLICY
      ? []
      : [`${address}: policy ${policy}`]),
    ...weaknesses(policy.replace(FRAMES, "frame-src 'none'")).map((weakness) => `${address}: ${weakness}`),
  ];
}

/** What an evaluator of policies would say against one: anything that lets a script of somebody else run. */
function weaknesses(policy: string): readonly string[] {
  const rules = new Map(
    policy.split(';').map((rule) => {
      const [name = '', ...values] = rule.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
  const scripts = rules.get('script-src') ?? ['*'];
  const loose = scripts.filter((value) => !/^'(?:nonce-[A-Za-z0-9+/]{22}==|strict-dynamic)'$/.test(value));
  const shut = ['default-src', 'base-uri', 'object-src', 'frame-ancestors', 'frame-src'];
  return [
    ...loose.map((value) => `script-src has ${value}`),
    ...shut.filter((name) => rules.get(name)?.join(' ') !== "'none'").map((name) => `${name} is open`),
    ...[...rules].filter(([, values]) => values.includes('*')).map(([name]) => `${name} takes anybody`),
  ];
}

/** What in the markup of a page could run or draw past its policy, or comes from elsewhere. */
export function looseMarkup(address: string, html: string, policy: unknown): readonly string[] {
  const nonce = nonceOf(policy);
  const markup = html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1');
  const tags = markup.match(/<[a-z][^>]*>/gi) ?? [];
  // data runs nowhere, so it needs no nonce
  const scripts = tags.filter((tag) => /^<script(?! type="application\/(?:ld\+)?json")/i.test(tag));
  const files = tags.flatMap((tag) => (/^<(?:script|link|img|iframe|source|video)\b/i.test(tag) ? [tag] : []));
  const foreign = files.filter(
    (tag) => /\s(?:src|href)="(?!\/(?!\/))/.test(tag) && !/rel="(?:canonical|alternate)"/.test(tag),
  );
  return [
    ...tags.filter((tag) => /\s(?:on[a-z]+|style|srcdoc)=/i.test(tag)),
    ...tags.filter((tag) => /^<(?:style|base|iframe|object|embed)\b/i.test(tag)),
    ...tags.filter((tag) => /=\s*["']?\s*(?:javascript|vbscript):/i.test(tag)),
    ...scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`)),
    ...foreign,
    ...(nonce === '' ? ['no nonce'] : []),
  ].map((tag) => `${address}: ${tag}`);
}
