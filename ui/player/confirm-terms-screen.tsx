import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { addressInLanguage, pathTo } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { afterTerms } from '../../core/navigation/terms-return.ts';
import { usePage } from '../page/use-page.ts';
import { usePlayer } from './use-player.ts';
import { useFailureWords } from '../page/use-failure-words.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { Button, buttonClass } from '../kit/controls/button.tsx';
import { classNames } from '../kit/behaviour/class-names.ts';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { formatMoment } from '../kit/formats/format-date.ts';
import { DocumentBody } from '#ui/site/documents/document-body.tsx';
import { writtenIn } from '#ui/site/documents/written-in.ts';
import styles from './confirm-terms-screen.module.scss';

/** The terms that have changed; who comes without being asked has nothing to confirm. */
export const Screen = observer(function ConfirmTermsScreen(): ReactNode {
  const { areChanged } = usePlayer().terms.terms;
  // who has just agreed is led on from what they agreed to
  const [wereChanged] = useState(areChanged);
  return wereChanged || areChanged ? <ChangedTerms /> : <AgreedTerms />;
});

function AgreedTerms(): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('player');
  usePageTitle(t('terms.none'));
  return (
    <section className={classNames('panel', styles.screen)} aria-labelledby="terms-title">
      <h1 id="terms-title">{t('terms.none')}</h1>
      <p>{t('terms.unchanged')}</p>
      <AllTerms />
      <div className={styles.actions}>
        <Link className={buttonClass({ look: 'primary' })} to={pathTo('home', {}, language)}>
          {t('terms.home')}
        </Link>
      </div>
    </section>
  );
}

/** Read and agreed to before anything else, or left by signing out. */
const ChangedTerms = observer(function ChangedTerms(): ReactNode {
  const { clock, settings } = usePage();
  const { terms } = usePlayer();
  const { t } = useTranslation('player');
  const { t: kit } = useTranslation('kit');
  usePageTitle(t('terms'));
  const { changedAt } = terms.terms;
  return (
    <section className={classNames('panel', styles.screen)} aria-labelledby="terms-title">
      <header>
        <h1 id="terms-title">{t('terms')}</h1>
        <p>
          {changedAt === undefined
            ? t('terms.unchanged')
            : t('terms.changed', {
                moment: formatMoment(changedAt, clock.now, { look: settings.settings, words: kit }),
              })}
        </p>
      </header>
      <NewTerms />
      <AllTerms />
      <TermsAnswer />
      <p className={styles.note}>{t('terms.decline-note')}</p>
    </section>
  );
});

function AllTerms(): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('player');
  return (
    <a
      className={styles.link}
      href={addressInLanguage(routePath('rules', { ruleGroup: '1' }), language)}
      target="_blank"
      rel="noopener"
    >
      {t('terms.all')}
    </a>
  );
}

/** The document that is agreed to. */
const TERMS = 'rules-1';

/** What is to be agreed to, in the language it is written in. */
const NewTerms = observer(function NewTerms(): ReactNode {
  const { language } = usePage();
  const { information } = usePlayer();
  const { t: kit } = useTranslation('kit');
  const failureWords = useFailureWords();
  const { page: rules, failure } = information;
  if (rules === undefined) {
    if (failure === undefined) return <Skeleton shape="block" />;
    return (
      <>
        <FormNotice tone="danger">{failureWords(failure, 'query')?.whole}</FormNotice>
        <Button onClick={() => void information.show(TERMS)}>{kit('retry')}</Button>
      </>
    );
  }
  return (
    <div className={styles.text} {...writtenIn(rules.language, language)}>
      <h2>{rules.title}</h2>
      <DocumentBody nodes={rules.body} language={language} />
    </div>
  );
});

/** The two ways on, and why agreeing did not lead anywhere. */
const TermsAnswer = observer(function TermsAnswer(): ReactNode {
  const { language, page } = usePage();
  const player = usePlayer();
  const { information, terms } = player;
  const { t } = useTranslation('player');
  const [search] = useSearchParams();
  const failed = useFailureWords()(terms.failure, 'accept-terms');
  const accept = async (): Promise<void> => {
    if (await terms.accept()) leaveFor(addressInLanguage(afterTerms(search.get('to') ?? undefined), language));
  };
  const decline = async (): Promise<void> => {
    try {
      await player.lazy.ensure(['signOut']);
      player.signOut.order(true);
    } catch {
      page.reportMissingPart();
    }
  };
  const isBusy = terms.isBusy || (player.lazy.isLoaded('signOut') && player.signOut.isBusy);
  // nobody agrees to what was not shown
  const isUnread = terms.terms.changedAt !== undefined && information.page === undefined;
  return (
    <>
      {failed === undefined ? null : <FormNotice tone="danger">{failed.whole}</FormNotice>}
      <div className={styles.actions}>
        <Button look="primary" isDisabled={isBusy || isUnread} onClick={() => void accept()}>
          {t('terms.accept')}
        </Button>
        <Button isDisabled={isBusy} onClick={() => void decline()}>
          {t('terms.decline')}
        </Button>
      </div>
    </>
  );
});

/** The server asks anew how the player stands, so the page is loaded and not only changed. */
function leaveFor(address: string): void {
  window.location.assign(address);
}
