import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { hours, minutes, type EpochMillis } from '../../core/shared/time.ts';
import type { Clock } from '../../core/shared/clock.ts';

const BODY_LIMIT = 16_384;
const MOST_IN_BODY = 10;
const MOST_LINES = 30;
const MOST_KNOWN = 500;
const LONGEST_FIELD = 200;

const field = v.optional(v.string(), '');
/** As `report-to` sends it. */
const report = v.object({
  type: v.literal('csp-violation'),
  body: v.object({ effectiveDirective: field, blockedURL: field, documentURL: field, sourceFile: field }),
});
/** As `report-uri` sends it. */
const legacyReport = v.object({
  'csp-report': v.object({
    'violated-directive': field,
    'effective-directive': field,
    'blocked-uri': field,
    'document-uri': field,
    'source-file': field,
  }),
});

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly source: string;
}

/** Takes what browsers report of violated policies: each kind is logged once an hour, and only so many lines a minute. */
export function serveReports(
  app: FastifyInstance,
  { clock, log }: { readonly clock: Clock; readonly log: (line: string) => void },
): void {
  app.addContentTypeParser(
    ['application/reports+json', 'application/csp-report'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => {
      done(null, body);
    },
  );
  const isNews = newsFilter();
  app.post('/csp-report', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    for (const violation of violationsIn(request.body)) {
      const line = `csp-violation ${escaped(JSON.stringify(violation))}`;
      if (isNews(line, clock.now())) log(line);
    }
    return reply.code(204).send();
  });
}

function violationsIn(body: unknown): readonly Violation[] {
  const parsed = typeof body === 'string' ? parsedJson(body) : body;
  return [parsed].flat().slice(0, MOST_IN_BODY).flatMap(readViolation);
}

function readViolation(entry: unknown): readonly Violation[] {
  const modern = v.safeParse(report, entry);
  if (modern.success) {
    const { effectiveDirective, blockedURL, documentURL, sourceFile } = modern.output.body;
    return [violationOf([effectiveDirective, blockedURL, documentURL, sourceFile])];
  }
  const legacy = v.safeParse(legacyReport, entry);
  if (!legacy.success) return [];
  const body = legacy.output['csp-report'];
  const directive = body['effective-directive'] === '' ? body['violated-directive'] : body['effective-directive'];
  return [violationOf([directive, body['blocked-uri'], body['document-uri'], body['source-file']])];
}

function violationOf([directive = '', blocked = '', page = '', source = '']: readonly string[]): Violation {
  return { directive: shortened(directive), blocked: bare(blocked), page: bare(page), source: bare(source) };
}

/** An address without what may be secret in it: neither query nor fragment. */
function bare(address: string): string {
  return shortened(address.split(/[?#]/)[0] ?? '');
}

function shortened(text: string): string {
  return text.slice(0, LONGEST_FIELD);
}

/** JSON leaves these as they are: control characters from U+007F on, and what ends a line to some readers. */
function escaped(json: string): string {
  return json.replaceAll(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function newsFilter(): (line: string, now: EpochMillis) => boolean {
  const known = new Map<string, EpochMillis>();
  let minute = { endsAt: 0, lines: 0 };
  return (line, now) => {
    if (now >= minute.endsAt) minute = { endsAt: now + minutes(1), lines: 0 };
    const isKnown = (known.get(line) ?? 0) > now;
    if (isKnown || minute.lines >= MOST_LINES) return false;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(line, now + hours(1));
    minute = { ...minute, lines: minute.lines + 1 };
    return true;
  };
}
