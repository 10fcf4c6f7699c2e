import { fail, ok } from '../../shared/result.ts';
import type { StoredValue } from '../../shared/stored-value.ts';
import { LONGEST_SUBJECT, LONGEST_TEXT } from './topic-text.ts';

/** What was typed and not sent, and the key that it is sent under: the same text goes out under the same key. */
export interface TopicDraft {
  readonly subject: string;
  readonly text: string;
  readonly key: string;
}

export type TopicDrafts = Readonly<Record<string, TopicDraft>>;

const MOST_DRAFTS = 20;
const KEY = /^[0-9a-f-]{36}$/;

/** SUP-6 Drafts of requests: of this tab, and gone with the player. */
export const TOPIC_DRAFTS: StoredValue<TopicDrafts> = {
  key: 'support-drafts',
  keepFor: 'session',
  staysAtSignOut: false,
  version: 1,
  parse: (stored) => {
    if (typeof stored !== 'object' || stored === null) return fail({ code: 'no-drafts' });
    const read = Object.entries(stored)
      .slice(0, MOST_DRAFTS)
      .flatMap(([name, draft]) => readDraft(name, draft));
    return ok(Object.fromEntries(read));
  },
};

function readDraft(name: string, draft: unknown): readonly (readonly [string, TopicDraft])[] {
  if (!/^[a-z-]+(?::\d{1,16})?$/.test(name) || typeof draft !== 'object' || draft === null) return [];
  const { subject, text, key }: Partial<Record<keyof TopicDraft, unknown>> = draft;
  if (typeof subject !== 'string' || typeof text !== 'string' || typeof key !== 'string' || !KEY.test(key)) return [];
  const isFit = subject.length <= LONGEST_SUBJECT * 2 && text.length <= LONGEST_TEXT * 2;
  return isFit ? [[name, { subject, text, key }]] : [];
}
