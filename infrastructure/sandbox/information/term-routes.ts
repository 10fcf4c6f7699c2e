import * as v from 'valibot';
import { ALPHABET_TOPICS } from '../../../core/site/alphabet/alphabet-term.ts';
import { ALPHABET_DETAILS, ALPHABET_TERM, ALPHABET_TERMS } from '../../site/information-calls.ts';
import type { AlphabetRow } from '../database/information/information-tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { bestVersion } from './best-version.ts';

/** The betting alphabet, each term in the best language it is written in. */
export function serveAlphabet(api: ServedApi, { database }: Pick<SandboxParts, 'database'>): void {
  serveCall(api, ALPHABET_TERMS, async ({ query }) => {
    const rows = await database
      .selectFrom('alphabet_terms')
      .select(['slug', 'language', 'topic', 'title', 'summary'])
      .orderBy('position')
      .execute();
    const slugs = new Set(rows.map((row) => row.slug));
    return {
      terms: [...slugs].flatMap((slug) => {
        const written = bestVersion(
          rows.filter((row) => row.slug === slug),
          query.lng,
        );
        const topic = ALPHABET_TOPICS.find((each) => each === written?.topic);
        if (written === undefined || topic === undefined) return [];
        const { language, title, summary } = written;
        return [{ slug, topic, language, title, summary }];
      }),
    };
  });

  serveCall(api, ALPHABET_TERM, async ({ params, query }) => {
    const rows = await database.selectFrom('alphabet_terms').selectAll().where('slug', '=', params.slug).execute();
    const written = bestVersion(rows, query.lng);
    const topic = ALPHABET_TOPICS.find((each) => each === written?.topic);
    if (written === undefined || topic === undefined) return refuse(404, 'information');
    const { slug, language, title, summary, html } = written;
    return { slug, topic, language, title, summary, html, ...readDetails(written) };
  });
}

/** What is stored of a term beside its texts; it is checked as everything stored is. */
function readDetails({
  mistakes,
  related,
  example,
}: Pick<AlphabetRow, 'mistakes' | 'related' | 'example'>): v.InferOutput<typeof ALPHABET_DETAILS> {
  const read = (text: string): unknown => JSON.parse(text);
  return v.parse(ALPHABET_DETAILS, {
    mistakes: read(mistakes),
    related: read(related),
    ...(example === null ? {} : { example: read(example) }),
  });
}
