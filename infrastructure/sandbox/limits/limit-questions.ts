import type { Language } from '../../../core/site/config/language.ts';
import { LIMIT_QUESTION_WORDS } from './limit-words.ts';

interface Answered {
  readonly questionId: number;
  readonly answerId: number;
}

/** The number of the right answer of each question. */
const RIGHT_ANSWERS = [
  [1, 2],
  [2, 1],
] as const;
const ANSWER_IDS = [1, 2, 3] as const;

/** What whoever loosens a limit is asked: whether it is understood what that means. */
export function limitQuestions(language: Language) {
  return RIGHT_ANSWERS.map(([id]) => {
    const [text, ...answers] = LIMIT_QUESTION_WORDS[language][id];
    return { id, text, answers: ANSWER_IDS.map((answerId, place) => ({ id: answerId, text: answers[place] ?? '' })) };
  });
}

/** Of each question whether it was answered rightly; one that was not answered was not. */
export function assessedAnswers(answers: readonly Answered[]) {
  return RIGHT_ANSWERS.map(([questionId, right]) => {
    const given = answers.filter((answer) => answer.questionId === questionId);
    return { questionId, isCorrect: given.length === 1 && given[0]?.answerId === right };
  });
}
