import { useTranslation } from 'react-i18next';
import { noticeFor, type NoticeContext } from '../../core/notices/failure-notice.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { useTextsArrival } from './use-texts.ts';

/** What was not done, and why. */
export interface FailureWords {
  readonly title: string;
  readonly text: string | undefined;
  /** Both as one text. */
  readonly whole: string;
}

type WordsOf = (failure: RequestFailure | undefined, context: NoticeContext) => FailureWords | undefined;

/** NO-23 What a part of a page says of a failure, in the words of the catalogue, which it fetches: nothing while they come, and where they cannot be had the one title that every page has. */
export function useFailureWords(): WordsOf {
  const arrival = useTextsArrival('notice-catalogue');
  const { t } = useTranslation(['notice-catalogue', 'notices'], { nsMode: 'fallback' });
  return (failure, context) => {
    const notice = failure && noticeFor(failure, context);
    if (notice === undefined || arrival === 'coming') return undefined;
    const title = notice.serverTitle ?? t(arrival === 'there' ? notice.title : 'main_error');
    const known = arrival === 'there' && notice.text !== undefined ? t(notice.text, notice.values ?? {}) : undefined;
    const text = notice.serverText ?? known;
    return { title, text, whole: text === undefined ? title : `${title}. ${text}` };
  };
}
