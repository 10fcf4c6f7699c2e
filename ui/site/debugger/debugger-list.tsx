import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useTextsLanguage } from '../../page/use-texts-language.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import styles from './debugger-list.module.scss';

interface DebuggerListProps {
  readonly title: string;
  readonly text: string;
  readonly failure: RequestFailure | undefined;
  readonly isBusy: boolean;
  readonly onReload: () => void;
  /** Stands before the button. */
  readonly filter?: ReactNode;
  readonly children: ReactNode;
}

/** Demo only: a page with a list that is asked for anew by hand, and the way back to the debugger. */
export function DebuggerList({
  title,
  text,
  failure,
  isBusy,
  onReload,
  filter,
  children,
}: DebuggerListProps): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('debugger');
  const written = useTextsLanguage('debugger');
  const failed = useFailureWords()(failure, 'query');
  usePageTitle(title);
  return (
    <div className={styles.screen} {...written}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {failed === undefined ? null : <FormNotice tone="danger">{failed.whole}</FormNotice>}
      <section className={classNames('panel', styles.sheet)} aria-label={title}>
        <div className={styles.row}>
          {filter}
          <Button isDisabled={isBusy} onClick={onReload}>
            {t('games.reload')}
          </Button>
          <Link discover="none" to={addressInLanguage(routePath('debugger', {}), language)}>
            {t('title')}
          </Link>
        </div>
        {children}
      </section>
    </div>
  );
}
