import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { askedAge } from '../../core/limits/age-confirmation.ts';
import { inLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { usePage } from '../page/use-page.ts';
import { useLimits } from './use-limits.ts';
import { Button } from '../kit/controls/button.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import styles from './age-dialog.module.scss';

/** An empty page: nothing of the site is shown to who is not of age. */
const ELSEWHERE = 'about:blank';

/** Asks for the visitor's age before anything else. */
export const AgeDialog = observer(function AgeDialog(): ReactNode {
  const { consent, frame } = useLimits();
  const { language, site } = usePage();
  const { t } = useTranslation('site');
  const question = frame.frame?.ageQuestion ?? 'off';
  if (question === 'off' || !consent.asksAge(question)) return null;
  const age = askedAge(site.config?.minAge);
  const answer = (isOfAge: boolean): void => {
    if (consent.answerAge(isOfAge, question) === 'leave') window.location.replace(ELSEWHERE);
  };
  return (
    <Dialog
      isBlocking
      size="sm"
      title={t('age', { age })}
      onClose={() => {
        answer(false);
      }}
      actions={
        <>
          <Button onClick={() => answer(false)}>{t('age.no')}</Button>
          <Button look="primary" onClick={() => answer(true)}>
            {t('age.yes', { age })}
          </Button>
        </>
      }
    >
      <p>{t('age.text')}</p>
      <p>
        <a
          className={styles.terms}
          href={inLanguage(routePath('rules', { ruleGroup: '1' }), language)}
          target="_blank"
          rel="noreferrer"
        >
          {t('age.terms')}
        </a>
      </p>
    </Dialog>
  );
});
