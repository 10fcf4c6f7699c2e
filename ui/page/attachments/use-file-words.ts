import { useTranslation } from 'react-i18next';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { formatDigits } from '../../kit/formats/format-number.ts';
import { useFailureWords } from '../use-failure-words.ts';
import { usePage } from '../use-page.ts';

const REFUSED_AS = ['empty', 'too-large', 'type', 'broken', 'too-many-files', 'too-often', 'document-state'];

/** Why a file did not arrive. */
export interface FileTrouble {
  readonly problem?: string | undefined;
  readonly failure?: RequestFailure | undefined;
}

/** What is said of a file that did not arrive. */
export function useFileTrouble(): (trouble: FileTrouble | undefined) => string | undefined {
  const { t } = useTranslation('attachments');
  const wordsOf = useFailureWords();
  return (trouble) => {
    const code = trouble?.problem ?? refusedAs(trouble?.failure);
    return code === undefined ? wordsOf(trouble?.failure, 'query')?.whole : t(`problem.${code}`);
  };
}

function refusedAs(failure: RequestFailure | undefined): string | undefined {
  return failure?.kind === 'refused' ? REFUSED_AS.find((code) => code === failure.code) : undefined;
}

/** A size in megabytes, to a tenth. */
export function useFileSize(): (bytes: number) => string {
  const { language } = usePage();
  const { t } = useTranslation('attachments');
  return (bytes) => {
    const tenths = Math.max(1, Math.round((bytes / 1_048_576) * 10));
    return t('size', { size: formatDigits(`${Math.floor(tenths / 10)}`, `${tenths % 10}`, language) });
  };
}
