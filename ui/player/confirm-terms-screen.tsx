import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addressInLanguage, pathTo } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { afterTerms } from '../../core/navigation/terms-return.ts';
import { usePage } from '../page/use-page.ts';
import { usePlayer } from './use-player.ts';
import { useSession } from '../session/use-session.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useSite } from '../site/use-site.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { Button } from '../kit/controls/button.tsx';
import { classNames } from '../kit/behaviour/class-names.ts';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { formatMoment } from '../kit/formats/format-date.ts';
import { DocumentBody } from '../site/document-body.tsx';
import { writtenIn } from '../site/written-in.ts';
import styles from './confirm-terms-screen.module.scss';

/** The terms that have changed: read and agreed to before anything else, or left by signing out. */
export const Screen = observer(function ConfirmTermsScreen(): ReactNode {
  const { clock, language } = usePage();
  const { information } = useSite();
  const { session } = useSession();
  const { settings } = useSettings();
  const { terms } = usePlayer();
  const { t } = useTranslation('player');
  const { t: kit } = useTranslation('kit');
  const [search] = useSearchParams();
  const [isLeaving, setLeaving] = useState(false);
  const [hasStayed, setStayed] = useState(false);
  usePageTitle(t('terms'));
  const { changedAt } = terms.terms;
  const rules = information.page;
  // the server asks anew how the player stands, so the page is loaded and not only changed
  const leaveFor = (address: string): void => {
    window.location.assign(address);
  };
  return (
    <section className={classNames('panel', styles.screen)} aria-labelledby="terms-title">
      <header>
        <h1 id="terms-title">{t('terms')}</h1>
        <p>
          {changedAt === undefined
            ? t('terms.unchanged')
            : t('terms.changed', { moment: formatMoment(changedAt, clock.now, settings.settings, kit) })}
        </p>
      </header>
      {rules === undefined ? null : (
        <div className={styles.text} {...writtenIn(rules.language, language)}>
          <h2>{rules.title}</h2>
          <DocumentBody nodes={rules.body} language={language} />
        </div>
      )}
      <a
        className={styles.link}
        href={addressInLanguage(routePath('rules', { ruleGroup: '1' }), language)}
        target="_blank"
        rel="noopener"
      >
        {t('terms.all')}
      </a>
      {terms.failure === undefined ? null : <FormNotice tone="danger">{t('terms.failed')}</FormNotice>}
      {hasStayed ? <FormNotice tone="danger">{t('terms.decline-failed')}</FormNotice> : null}
      <div className={styles.actions}>
        <Button
          look="primary"
          isDisabled={terms.isBusy || isLeaving}
          onClick={() => {
            setStayed(false);
            void terms.accept().then((isDone) => {
              if (isDone) leaveFor(addressInLanguage(afterTerms(search.get('to') ?? undefined), language));
            });
          }}
        >
          {t('terms.accept')}
        </Button>
        <Button
          isDisabled={terms.isBusy || isLeaving}
          onClick={() => {
            setLeaving(true);
            setStayed(false);
            void session.signOut().then((reply) => {
              if (reply.ok) leaveFor(pathTo('home', {}, language));
              setLeaving(reply.ok);
              setStayed(!reply.ok);
            });
          }}
        >
          {t('terms.decline')}
        </Button>
      </div>
      <p className={styles.note}>{t('terms.decline-note')}</p>
    </section>
  );
});
