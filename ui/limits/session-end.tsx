import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../core/navigation/language-path.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Button } from '../kit/controls/button.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import { PageNotice } from '../page/page-notice.tsx';
import { usePage } from '../page/use-page.ts';
import { useTexts } from '../page/use-texts.ts';
import { HelpLink, LimitsLink } from './limit-parts.tsx';
import { useLimitWords } from './use-limit-words.ts';
import { useLimits } from './use-limits.ts';
import styles from './limit-dialogs.module.scss';

/** What a player whose session is over can still see: nothing there is staked. */
const STILL_OPEN: readonly string[] = [
  'limits',
  'history',
  'payment-history',
  'responsible-gaming',
  'withdrawal',
  'office-support',
  'verification',
];

/** SN-4 Nothing is left of the session: whatever closes the word of it signs out. RG-08 The limits stay in reach. */
export const SessionEnd = observer(function SessionEnd(): ReactNode {
  const { page } = usePage();
  const { pathname } = useLocation();
  const isThere = useTexts('notice-catalogue');
  const name = page.match(splitLanguage(pathname).rest)?.name;
  if (!isThere) return null;
  return name !== undefined && STILL_OPEN.includes(name) ? <EndBar /> : <EndDialog />;
});

const EndBar = observer(function EndBar(): ReactNode {
  const { sessionLimit } = useLimits();
  const { t } = useTranslation(['notice-catalogue', 'limits']);
  return (
    <PageNotice
      tone="danger"
      icon="t-hourglass"
      action={
        <Button
          size="sm"
          onClick={() => {
            sessionLimit.closeEnd();
          }}
        >
          {t('session.leave', { ns: 'limits' })}
        </Button>
      }
    >
      {`${t('session-limit.title')}. ${t('session-limit.text')}`}
    </PageNotice>
  );
});

const EndDialog = observer(function EndDialog(): ReactNode {
  const { sessionLimit } = useLimits();
  const { t } = useTranslation(['notice-catalogue', 'limits']);
  const { moment } = useLimitWords();
  const { state } = sessionLimit;
  const leave = (): void => {
    sessionLimit.closeEnd();
  };
  return (
    <Dialog
      isBlocking
      isAlert
      title={t('session-limit.title')}
      onClose={leave}
      actions={
        <>
          <LimitsLink look="ghost" size="md" />
          <Button look="primary" onClick={leave}>
            {t('session.leave', { ns: 'limits' })}
          </Button>
        </>
      }
    >
      <span className={classNames(styles.plate, styles.alarm)}>
        <Icon name="t-hourglass" />
      </span>
      <p>
        {t('session-limit.text')}{' '}
        {state.phase === 'ended' ? t('session.from', { ns: 'limits', moment: moment(state.until) }) : null}
      </p>
      <FormNotice tone="danger">{t('session.ends-all', { ns: 'limits' })}</FormNotice>
      <HelpLink />
    </Dialog>
  );
});
