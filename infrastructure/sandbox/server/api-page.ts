import type { FastifyInstance } from 'fastify';
import type { AnyCall } from '../../http/call.ts';
import { packedText, sendPacked, type PackedText } from '../../http/packed-text.ts';
import { openApiDocument, refusalsOf } from './open-api.ts';

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'reporting-endpoints': 'csp="/csp-report"',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(self), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'cache-control': 'no-cache',
} as const;

const STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1.5rem; }
section { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 1rem 0; }
h2 { font: 600 1rem/1.4 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; }
.facts { opacity: 0.75; margin: 0; }
pre { overflow: auto; max-height: 24rem; padding: 0.75rem; background: color-mix(in srgb, currentColor 6%, transparent); }
`;

/** The API for readers at /api-docs, for machines at /api-docs.json; no script and no inline style. */
export function serveApiPage(app: FastifyInstance, calls: readonly AnyCall[]): void {
  const documented = once(() => packedText(JSON.stringify(openApiDocument(calls))));
  const written = once(() => packedText(page(calls)));
  app.get('/api-docs.json', async (request, reply) =>
    sendPacked(request, reply.headers(HEADERS).type('application/json; charset=utf-8'), documented()),
  );
  app.get('/api-docs.css', (_request, reply) => reply.headers(HEADERS).type('text/css; charset=utf-8').send(STYLE));
  app.get('/api-docs', async (request, reply) =>
    sendPacked(request, reply.headers(HEADERS).type('text/html; charset=utf-8'), written()),
  );
}

/** Made when it is first asked for: by then every call is served. */
function once(make: () => PackedText): () => PackedText {
  let made: PackedText | undefined;
  return () => (made ??= make());
}

function page(calls: readonly AnyCall[]): string {
  const { paths } = openApiDocument(calls) as { readonly paths: Readonly<Record<string, Record<string, unknown>>> };
  const sections = calls.map((call) => section(call, paths));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Oddsmith API</title><link rel="stylesheet" href="/api-docs.css"></head>
<body><main><h1>Oddsmith API</h1>
<p>${String(calls.length)} calls. The same as OpenAPI 3.1: <a href="/api-docs.json">api-docs.json</a>.</p>
${sections.join('\n')}
</main></body>
</html>
`;
}

function section(call: AnyCall, paths: Readonly<Record<string, Record<string, unknown>>>): string {
  const operation = paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
  const facts = [
    call.access === 'player' ? 'signed-in players' : 'everybody',
    call.changes === 'none' ? 'reads' : `changes ${call.changes}`,
    ...(call.isKeyed === true ? ['Idempotency-Key'] : []),
    ...refusalsOf(call),
  ];
  return `<section id="${escaped(call.name)}">
<h2>${escaped(`${call.method} ${call.path}`)}</h2>
<p>${escaped(call.summary)}</p>
<p class="facts">${escaped(facts.join(' · '))}</p>
<details><summary>Schemas</summary><pre>${escaped(JSON.stringify(operation, undefined, 2))}</pre></details>
</section>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
