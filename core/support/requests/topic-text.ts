import { fail, ok, type Result } from '../../shared/result.ts';

export const LONGEST_SUBJECT = 100;
export const LONGEST_TEXT = 2000;
/** From which share of its length a text says how long it is. */
const COUNTED_FROM = 0.8;

export interface TopicText {
  readonly subject: string;
  readonly text: string;
}

export type TopicTextProblem = 'subject-missing' | 'subject-long' | 'text-missing' | 'text-long';

/** SUP-2 What is sent is trimmed, has at least a letter and is no longer than it may be. */
export function checkedTopic({ subject, text }: TopicText): Result<TopicText, { readonly code: TopicTextProblem }> {
  const trimmed = { subject: subject.trim(), text: text.trim() };
  const problem = subjectProblem(trimmed.subject) ?? replyProblem(trimmed.text);
  return problem === undefined ? ok(trimmed) : fail({ code: problem });
}

/** SUP-2 What is wrong with a subject. */
export function subjectProblem(subject: string): TopicTextProblem | undefined {
  const { length } = subject.trim();
  if (length === 0) return 'subject-missing';
  return length > LONGEST_SUBJECT ? 'subject-long' : undefined;
}

/** SUP-2 What is wrong with a text. */
export function replyProblem(text: string): TopicTextProblem | undefined {
  const { length } = text.trim();
  if (length === 0) return 'text-missing';
  return length > LONGEST_TEXT ? 'text-long' : undefined;
}

/** SUP-2 From 80 % of the longest text its length is said. */
export function isLengthSaid(text: string): boolean {
  return text.length >= LONGEST_TEXT * COUNTED_FROM;
}
