import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage, pathTo } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { canWithdrawWhileBanned, isBanned } from '../../../core/player/player-ban.ts';
import { appealsLeft, MOST_APPEALS } from '../../../core/support/requests/topic-limits.ts';
import { Button, buttonClass } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { Logo } from '../../kit/pictures/logo.tsx';
import { SignedOutPage } from '../../page/missing/signed-out-page.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useSupport } from '../use-support.ts';
import { AppealHistory } from './appeal-history.tsx';
import { NewRequest } from './new-request.tsx';
import styles from './appeal-screen.module.scss';

/** APL-1 Why the player is banned, what still works, and the appeals against it. */
export const Screen = observer(function AppealScreen(): ReactNode {
  const { session } = usePage();
  const { requests } = useSupport();
  const { t } = useTranslation('support');
  usePageTitle(t('appeal.title'));
  useEffect(() => requests.watch('appeal'), [requests]);
  if (!session.isSignedIn) return <SignedOutPage />;
  return (
    <div className={styles.page}>
      <AppealHead />
      <div className={styles.body}>
        <Reason />
        <div className={styles.columns}>
          <NewAppeal />
          <AppealHistory />
        </div>
        <p className={styles.note}>{t('appeal.note')}</p>
      </div>
    </div>
  );
});

const AppealHead = observer(function AppealHead(): ReactNode {
  const { dialogs, session } = usePage();
  const { t } = useTranslation('support');
  return (
    <header className={styles.head}>
      <Logo />
      <b className="num">{t('appeal.player', { id: session.userId ?? '' })}</b>
      <Button
        size="sm"
        onClick={() => {
          dialogs.show('sign-out');
        }}
      >
        <Icon name="t-logout" size="sm" isFlipping />
        {t('appeal.sign-out')}
      </Button>
    </header>
  );
});

const Reason = observer(function Reason(): ReactNode {
  const { language } = usePage();
  const { player } = useSupport();
  const { t } = useTranslation('support');
  const known = player.player;
  const isFree = known !== undefined && !isBanned(known.banLevel);
  const canWithdraw = known !== undefined && canWithdrawWhileBanned(known);
  return (
    <section className={`panel ${styles.reason}`} aria-labelledby="appeal-reason">
      <Icon name={isFree ? 't-lock-open' : 't-lock'} size="xl" />
      <div>
        <h1 id="appeal-reason">{t(isFree ? 'appeal.free' : 'appeal.banned')}</h1>
        <p>
          {known === undefined || isFree
            ? t('appeal.free.text')
            : `${t('appeal.code', { code: known.banLevel })} ${t(canWithdraw ? 'appeal.open.withdrawal' : 'appeal.open')}`}
        </p>
      </div>
      {canWithdraw ? (
        <Link discover="none" className={buttonClass({})} to={addressInLanguage(routePath('withdrawal', {}), language)}>
          <Icon name="t-cash-banknote" size="sm" />
          {t('appeal.withdraw')}
        </Link>
      ) : null}
      {isFree ? (
        <Link discover="none" className={buttonClass({ look: 'primary' })} to={pathTo('home', {}, language)}>
          {t('appeal.home')}
        </Link>
      ) : null}
    </section>
  );
});

const NewAppeal = observer(function NewAppeal(): ReactNode {
  const { clock } = usePage();
  const { requests } = useSupport();
  const { t } = useTranslation('support');
  const topics = requests.list('appeal')?.topics ?? [];
  const left = appealsLeft(topics, clock.now);
  const isOpen = topics.some(({ state }) => state === 'open');
  const stop = isOpen ? t('stop.appeal-open') : left === 0 ? t('stop.too-many-appeals') : undefined;
  return (
    <section className="panel" aria-labelledby="new-appeal">
      <div className={styles.left}>
        <h2 id="new-appeal">{t('new.appeal')}</h2>
        <p>{t('appeal.left', { count: left, most: MOST_APPEALS })}</p>
      </div>
      {isOpen && requests.drafts['appeal'] === undefined ? (
        <div className={styles.waiting}>
          <FormNotice tone="info">{stop}</FormNotice>
        </div>
      ) : (
        <NewRequest kind="appeal" isTitleHidden stop={stop} onBegun={() => undefined} />
      )}
    </section>
  );
});
