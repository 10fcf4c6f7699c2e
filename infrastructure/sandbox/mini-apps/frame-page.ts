import type { FastifyReply } from 'fastify';
import { randomText } from '../server/node-random.ts';
import { text } from './application-page.ts';

/** The page of an application that stands in a frame. */
export interface FramePage {
  readonly language: string;
  readonly title: string;
  readonly body: string;
  readonly styles: string;
  readonly script: string;
}

/** HST-21 A page that keeps itself in: an origin that is nobody's, and no connection at all. */
export function sendFramePage(reply: FastifyReply, { language, title, body, styles, script }: FramePage): FastifyReply {
  const nonce = randomText(16);
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'sandbox allow-scripts',
  ];
  return reply
    .headers({
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${text(title)}</title><style nonce="${nonce}">${styles}</style></head>
<body>${body}<script nonce="${nonce}">${script}</script></body>
</html>
`);
}
