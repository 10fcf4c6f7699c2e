import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { elapsedTime, netPosition } from '../../core/limits/net-position.ts';
import { REALITY_CHECK_LINKS } from '../../core/limits/reality-check.ts';
import { LIMITS_PATH } from '../../core/limits/limits-path.ts';
import { inLanguage, pathTo } from '../../core/navigation/language-path.ts';
import { hours, minutes, seconds } from '../../core/shared/time.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Button } from '../kit/controls/button.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { useFailureWords } from '../page/use-failure-words.ts';
import { usePage } from '../page/use-page.ts';
import { NO_SUM, signedMoney } from './overview/signed-money.ts';
import { useLimitWords } from './use-limit-words.ts';
import { useLimits } from './use-limits.ts';
import styles from './limit-dialogs.module.scss';

/** RC-4 How long the player plays and what it came to; it stays until it is acknowledged. */
export const RealityCheckDialog = observer(function RealityCheckDialog(): ReactNode {
  const { realityCheck } = useLimits();
  const { t } = useTranslation('limits');
  const failed = useFailureWords()(realityCheck.unsent, 'save-limits');
  return (
    <Dialog isBlocking isAlert title={t('check')} onClose={() => void realityCheck.acknowledge()}>
      <span className={styles.plate}>
        <Icon name="t-bell" />
      </span>
      <CheckFacts />
      <p>{t('check.text')}</p>
      {failed === undefined ? null : <FormNotice tone="danger">{failed.whole}</FormNotice>}
      <CheckWays />
    </Dialog>
  );
});

/** RC-5 The history and a limit, and three ways that weigh the same: out, a break, on; RC-12 each of them once the server knows that the check was seen. */
const CheckWays = observer(function CheckWays(): ReactNode {
  const { realityCheck } = useLimits();
  const { dialogs, language } = usePage();
  const { t } = useTranslation('limits');
  const navigate = useNavigate();
  const { isAcknowledging } = realityCheck;
  const goTo = async (address: string): Promise<void> => {
    if (!(await realityCheck.acknowledge())) return;
    dialogs.close();
    void navigate(address);
  };
  const signOut = async (): Promise<void> => {
    if (await realityCheck.acknowledge()) dialogs.show('sign-out');
  };
  return (
    <>
      <div className={styles.links}>
        {REALITY_CHECK_LINKS.filter((link) => link === 'history' || link === 'set-limit').map((link) => (
          <Button
            key={link}
            look="text"
            isDisabled={isAcknowledging}
            onClick={() => {
              void goTo(link === 'history' ? pathTo('history', {}, language) : inLanguage(LIMITS_PATH, language));
            }}
          >
            {t(`check.${link}`)}
          </Button>
        ))}
      </div>
      <div className={styles.equal}>
        <Button isDisabled={isAcknowledging} onClick={() => void signOut()}>
          {t('check.sign-out')}
        </Button>
        <Button
          isDisabled={isAcknowledging}
          onClick={() => void goTo(inLanguage(`${LIMITS_PATH}#limits-break`, language))}
        >
          {t('check.break')}
        </Button>
        <Button isDisabled={isAcknowledging} onClick={() => void realityCheck.acknowledge()}>
          {t('check.go-on')}
        </Button>
      </div>
    </>
  );
});

/** RC-7 The sums are the server's; RG-18 a hidden balance hides none of them. */
const CheckFacts = observer(function CheckFacts(): ReactNode {
  const { realityCheck } = useLimits();
  const { t } = useTranslation('limits');
  const { elapsed, play, failure } = realityCheck;
  const time = useElapsedWords();
  const { language } = usePage();
  const sum = (amount: number, currency: string): string => signedMoney(amount, currency, language);
  const net = play === undefined ? undefined : netPosition(play);
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('check.time')}</dt>
          <dd className="num">{time(play === undefined ? (elapsed ?? 0) : play.now - play.startedAt)}</dd>
        </div>
        {play === undefined || net === undefined ? (
          <UnknownFacts isMissing={failure !== undefined} />
        ) : (
          <>
            <div>
              <dt>{t('check.stakes')}</dt>
              <dd className="num">{sum(play.stakes, play.currency)}</dd>
            </div>
            <div>
              <dt>{t('check.wins')}</dt>
              <dd className="num">{sum(play.wins, play.currency)}</dd>
            </div>
            <div>
              <dt>{t('check.net')}</dt>
              <dd className={classNames('num', net.ok && net.value < 0 && styles.loss)}>
                {net.ok ? sum(net.value, play.currency) : NO_SUM}
              </dd>
            </div>
          </>
        )}
      </dl>
      {failure === undefined ? null : <FailedLoad failure={failure} onRetry={() => realityCheck.loadPlay()} />}
    </>
  );
});

function UnknownFacts({ isMissing }: { readonly isMissing: boolean }): ReactNode {
  const { t } = useTranslation('limits');
  return ['check.stakes', 'check.wins', 'check.net'].map((key) => (
    <div key={key}>
      <dt>{t(key)}</dt>
      <dd>{isMissing ? NO_SUM : <Skeleton width="sm" />}</dd>
    </div>
  ));
}

/** RC-8 Hours and minutes; seconds where there is no more. */
function useElapsedWords(): (elapsed: number) => string {
  const { t } = useTranslation('limits');
  const { time } = useLimitWords();
  return (elapsed) => {
    const { hours: hour, minutes: minute, seconds: second } = elapsedTime(elapsed);
    if (hour === 0 && minute === 0) return t('seconds', { count: second });
    return time(hours(hour) + minutes(minute) + seconds(second));
  };
}
