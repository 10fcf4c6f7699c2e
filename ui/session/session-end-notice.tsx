import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { occasionNotice } from '../../core/notices/occasion-notice.ts';
import { formatDuration } from '../kit/formats/format-duration.ts';
import { PageNotice } from '../page/page-notice.tsx';
import { useTexts } from '../page/use-texts.ts';
import { usePage } from '../page/use-page.ts';
import { useSession } from './use-session.ts';
import { Button } from '../kit/controls/button.tsx';

/** Says that the server ended the session, until somebody signs in or closes it. */
export const SessionEndNotice = observer(function SessionEndNotice(): ReactNode {
  const { dialogs } = usePage();
  const { session } = useSession();
  const { t } = useTranslation('session');
  if (!session.hasEnded) return null;
  return (
    <PageNotice
      tone="info"
      onClose={() => {
        session.forgetEnd();
      }}
      action={
        <Button
          size="sm"
          onClick={() => {
            dialogs.show('sign-in');
          }}
        >
          {t('sign-in')}
        </Button>
      }
    >
      {t('notice.ended')}
    </PageNotice>
  );
});

/** IDL-11 Warns an idle player, and counts down to the end of their session. */
export const IdleNotice = observer(function IdleNotice(): ReactNode {
  const { secondsLeft } = useSession().inactivity;
  return secondsLeft === undefined ? null : <IdleWarning secondsLeft={secondsLeft} />;
});

const IdleWarning = observer(function IdleWarning({ secondsLeft }: { readonly secondsLeft: number }): ReactNode {
  const { inactivity } = useSession();
  const isThere = useTexts('notice-catalogue');
  const { t } = useTranslation('notice-catalogue');
  const notice = occasionNotice({ kind: 'idle-warning', time: formatDuration(secondsLeft) });
  if (!isThere || notice?.text === undefined) return null;
  return (
    <PageNotice
      tone="warning"
      action={
        <Button
          size="sm"
          onClick={() => {
            inactivity.stay();
          }}
        >
          {t('idle-warning.stay')}
        </Button>
      }
    >
      {`${t(notice.title)}. `}
      {/* a screen reader hears of the warning once, not each second */}
      <b className="num" role="timer" aria-live="off">
        {t(notice.text, notice.values ?? {})}
      </b>
    </PageNotice>
  );
});
