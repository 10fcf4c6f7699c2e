import type { FastifyReply } from 'fastify';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import type { SocialAttemptRow } from '../database/social-tables.ts';
import { BACK_WORDS } from './social-words.ts';
import { randomText } from '../server/node-random.ts';

/** Where the site goes on with whom a network has confirmed. */
export const BACK_ON_SITE = '/?showSocialModal=1';
const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 22rem; margin: 3rem auto; padding: 0 1.5rem; }
h1 { font-size: 1.25rem; }
h2 { font-size: 1rem; margin: 1.5rem 0 0.5rem; }
form { display: grid; gap: 0.75rem; }
form + form { margin-block-start: 0.75rem; }
table { border-collapse: collapse; inline-size: 100%; font-size: 0.875rem; }
th, td { border-block-end: 1px solid #8886; padding: 0.375rem 0; text-align: end; }
th:first-child { text-align: start; }
label { display: grid; gap: 0.25rem; font-size: 0.875rem; }
input, select { font: inherit; padding: 0.5rem; }
img { display: block; max-inline-size: 100%; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; cursor: pointer; border: 1px solid #1f5fbf; border-radius: 0.5rem; background: #1f5fbf; color: #fff; }
button.second { border-color: currentcolor; background: transparent; color: inherit; font-weight: 400; }
.note { opacity: 0.75; font-size: 0.875rem; }
`;

interface OwnPage {
  readonly language: 'ru' | 'en';
  readonly title: string;
  readonly body: string;
  readonly script?: string;
  /** Where its form may lead besides: an origin. */
  readonly formTarget?: string;
  /** Whether it shows pictures of this site. */
  readonly hasPictures?: boolean;
}

/** A page beside the site: one style, at most one script, and nothing else of anywhere. The window keeps what opened it. */
export function sendOwnPage(
  reply: FastifyReply,
  { language, title, body, script, formTarget, hasPictures = false }: OwnPage,
): FastifyReply {
  const nonce = randomText(16);
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(hasPictures ? ["img-src 'self'"] : []),
    ...(script === undefined ? [] : [`script-src 'nonce-${nonce}'`]),
    "base-uri 'none'",
    `form-action 'self'${formTarget === undefined ? '' : ` ${formTarget}`}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ];
  const code = script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`;
  return reply
    .headers({
      'content-security-policy': policy.join('; '),
      'cross-origin-opener-policy': 'unsafe-none',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedText(title)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${escapedText(title)}</h1>
${body}
</main>${code}</body>
</html>
`);
}

/** The end of the way through a network: a window tells the page that waits and closes; a page goes back to the site. Neither learns anything here. */
export function sendBackPage(
  reply: FastifyReply,
  attempt: Pick<SocialAttemptRow, 'is_window' | 'language'> | undefined,
): FastifyReply {
  const to = (address: string): string => addressInLanguage(address, attempt?.language ?? 'en');
  if (attempt !== undefined && !attempt.is_window) {
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(to(BACK_ON_SITE), 303);
  }
  const language = attempt?.language === 'ru' ? 'ru' : 'en';
  const { title, text, link } = BACK_WORDS[language];
  return sendOwnPage(reply, {
    language,
    title,
    body: `<p>${text}</p><p><a href="${attempt === undefined ? '/' : to('/')}">${link}</a></p>`,
    script: "new BroadcastChannel('oddsmith').postMessage('social-answered'); close();",
  });
}

export function escapedText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
