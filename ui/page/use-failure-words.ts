import { useTranslation } from 'react-i18next';
import { noticeFor, type NoticeContext } from '../../core/notices/failure-notice.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';

/** What was not done, and why. */
export interface FailureWords {
  readonly title: string;
  readonly text: string | undefined;
}

/** What a part of a page says of a failure, in the words of the catalogue; its texts come with `notice-catalogue`. */
export function useFailureWords(): (failure: RequestFailure, context: NoticeContext) => FailureWords | undefined {
  const { t } = useTranslation('notice-catalogue');
  return (failure, context) => {
    const notice = noticeFor(failure, context);
    if (notice === undefined) return undefined;
    const { title, serverTitle, text, values } = notice;
    return { title: serverTitle ?? t(title), text: text === undefined ? undefined : t(text, values ?? {}) };
  };
}
