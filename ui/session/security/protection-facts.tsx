import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { daysLeftToActivate } from '../../../core/player/contact-activation.ts';
import { stoppedRights } from '../../../core/player/player-rights.ts';
import { playerStatus } from '../../../core/player/player-status.ts';
import type { Player, ProtectionMethods } from '../../../core/player/player.ts';
import { protectionLevel } from '../../../core/player/protection-level.ts';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { formatDate, formatTime } from '../../kit/formats/format-date.ts';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { ProtectionMeter } from './protection-meter.tsx';
import styles from './protection-facts.module.scss';
import { useSession } from '../use-session.ts';

const METHODS = [
  'hasChangedPassword',
  'hasTwoFactor',
  'hasBoundPhone',
  'hasEmailSignIn',
  'hasSecurityQuestion',
] as const satisfies readonly (keyof ProtectionMethods)[];

const TONES = { bad: 'danger', normal: 'warning', good: 'success', full: 'success' } as const;

interface ProtectionFactsProps {
  /** False for whoever signs in by other ways alone. */
  readonly hasPassword: boolean;
  readonly onRetry: () => Promise<void>;
}

/** How well the account is protected, by what; and what the player is stopped from doing. */
export const ProtectionFacts = observer(function ProtectionFacts(props: ProtectionFactsProps): ReactNode {
  const { player, failure } = useSession().player;
  if (player === undefined) {
    return failure === undefined ? <Skeleton width="lg" /> : <FailedLoad failure={failure} onRetry={props.onRetry} />;
  }
  return (
    <>
      <Level player={player} hasPassword={props.hasPassword} />
      <Methods methods={player.protectionMethods} />
      <Restrictions player={player} />
    </>
  );
});

interface LevelProps {
  readonly player: Player;
  readonly hasPassword: boolean;
}

function Level({ player, hasPassword }: LevelProps): ReactNode {
  const { t } = useTranslation('protection');
  const level = protectionLevel(player.protectionScore);
  const words = t(`protection.${level}`);
  const age = hasPassword ? player.daysSincePasswordChange : undefined;
  return (
    <>
      {level === 'none' || player.protectionScore === undefined ? (
        <p>{words}</p>
      ) : (
        <ProtectionMeter score={player.protectionScore} words={words} tone={TONES[level]} />
      )}
      {hasPassword ? null : <p className={styles.quiet}>{t('protection.no-password')}</p>}
      {age === undefined ? null : (
        <p className={styles.quiet}>
          {age === 0 ? t('protection.password-today') : t('protection.password-age', { count: age })}
        </p>
      )}
    </>
  );
}

const Methods = observer(function Methods({ methods }: { readonly methods: ProtectionMethods }): ReactNode {
  const { t } = useTranslation('protection');
  return (
    <dl className={styles.methods} aria-label={t('protection.methods')}>
      {METHODS.map((method) => (
        <div key={method} className={styles.method}>
          <dt>{t(`protection.method.${method}`)}</dt>
          <dd className={methods[method] ? styles.on : styles.quiet}>{t(statusOf(method, methods[method]))}</dd>
        </div>
      ))}
    </dl>
  );
});

/** Each has words of its own: in many languages they agree with what they are said of. */
function statusOf(method: (typeof METHODS)[number], isOn: boolean): string {
  return `protection.${isOn ? 'on' : 'off'}.${method}`;
}

/** Verification, and what is stopped. */
const Restrictions = observer(function Restrictions({ player }: { readonly player: Player }): ReactNode {
  const { player: known } = useSession();
  const { t } = useTranslation('protection');
  const { t: kit } = useTranslation('kit');
  const { clock, settings } = usePage();
  const status = playerStatus(player);
  const daysLeft = daysLeftToActivate(player);
  const until = player.withdrawalsLockedUntil;
  return (
    <>
      {status === 'unknown' ? null : <p>{t(`status.${status}`)}</p>}
      {status === 'not-verified' ? <p className={styles.quiet}>{t('status.not-verified.later')}</p> : null}
      {daysLeft === undefined ? null : (
        <>
          <p className={styles.quiet}>{t('security:activate', { count: daysLeft })}</p>
          <p className={styles.quiet}>{t('security:activate.then')}</p>
        </>
      )}
      {stoppedRights(known.rights).map((right) => (
        <FormNotice key={right} tone="warning">
          {right === 'withdraw' && until !== undefined
            ? t('security:stopped.withdraw-until', {
                moment: kit('date.moment', {
                  day: formatDate(until, clock.now, { look: settings.settings, words: kit }),
                  time: formatTime(until, settings.settings),
                }),
              })
            : t(`security:stopped.${right}`)}
        </FormNotice>
      ))}
    </>
  );
});
