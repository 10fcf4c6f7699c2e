import type { LimitDraft } from '../../../core/limits/limit-change.ts';
import { minutes, type Millis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { WireReply } from '../../http/call.ts';
import type { SAVE_LIMITS, TEST_ANSWERS } from '../../limits/limit-calls.ts';
import type { Random } from '../../../core/shared/random.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import type { LimitScene } from './limit-changes.ts';
import { assessedAnswers, limitQuestions } from './limit-questions.ts';

/** So long whoever is asked may think. */
const QUESTIONS_WAIT_FOR: Millis = minutes(30);

type Answers = Parameters<typeof assessedAnswers>[0];
type TestReply = WireReply<typeof TEST_ANSWERS>;

/** Asks before a limit is loosened. */
export async function askQuestions(
  { transaction, userId, regime }: LimitScene,
  {
    drafts,
    language,
    random,
  }: { readonly drafts: readonly LimitDraft[]; readonly language: Language; readonly random: Random },
): Promise<WireReply<typeof SAVE_LIMITS>> {
  const token = random.uuid();
  const row = { token, user_id: userId, drafts: JSON.stringify(drafts), reply: null };
  await transaction
    .insertInto('limit_tests')
    .values({ ...row, expires_at: regime.now + QUESTIONS_WAIT_FOR })
    .execute();
  return { status: 'questions', tokenGuid: token, questions: limitQuestions(language) };
}

/** LS-2 Assesses answers, once: whoever sends them again gets the reply of the first time. LS-5 The answers are not kept. */
export async function answeredQuestions(
  { transaction, userId, regime }: LimitScene,
  { token, answers }: { readonly token: string; readonly answers: Answers },
  change: (drafts: readonly LimitDraft[]) => Promise<Extract<TestReply, { success: true }>['limitsData'] | Refusal>,
): Promise<TestReply | Refusal> {
  const test = await transaction
    .selectFrom('limit_tests')
    .select(['drafts', 'reply'])
    .where('token', '=', token)
    .where('user_id', '=', userId)
    .where('expires_at', '>', regime.now)
    .executeTakeFirst();
  if (test === undefined) return refuse(410, 'too-old');
  if (test.reply !== null) return JSON.parse(test.reply) as TestReply;
  const questionsResult = assessedAnswers(answers);
  const reply = await assessedReply(questionsResult, async () => change(JSON.parse(test.drafts) as LimitDraft[]));
  if ('refused' in reply) return reply;
  await transaction
    .updateTable('limit_tests')
    .set({ reply: JSON.stringify(reply) })
    .where('token', '=', token)
    .execute();
  return reply;
}

async function assessedReply(
  questionsResult: ReturnType<typeof assessedAnswers>,
  change: () => Promise<Extract<TestReply, { success: true }>['limitsData'] | Refusal>,
): Promise<TestReply | Refusal> {
  if (questionsResult.some(({ isCorrect }) => !isCorrect)) return { success: false, questionsResult };
  const limitsData = await change();
  return 'refused' in limitsData ? limitsData : { success: true, questionsResult, limitsData };
}
