import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import type { Player, ProtectionMethods } from '../../core/player/player.ts';
import { protectionLevel } from '../../core/player/protection-level.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { buttonClass } from '../kit/controls/button.tsx';
import { ProgressBar } from '../kit/feedback/progress-bar.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { usePage } from '../page/use-page.ts';
import { usePlayer } from './use-player.ts';
import styles from './account-panels.module.scss';

const METHODS = [
  'hasChangedPassword',
  'hasBoundPhone',
  'hasTwoFactor',
  'hasEmailSignIn',
] as const satisfies readonly (keyof ProtectionMethods)[];
const TONES = { none: 'info', bad: 'danger', normal: 'warning', good: 'accent', full: 'accent' } as const;

/** How well the account is protected, and the way to change it. */
export const ProtectionPanel = observer(function ProtectionPanel(): ReactNode {
  const { player: known } = usePlayer();
  const { language } = usePage();
  const { t } = useTranslation('office');
  const { player, failure } = known;
  return (
    <section className={classNames('panel', styles.panel)} aria-labelledby="protection-level">
      <h2 id="protection-level">{t('protection')}</h2>
      {player === undefined ? (
        <Waiting failure={failure} onRetry={() => known.load()} />
      ) : (
        <>
          <Level player={player} />
          <ul className={styles.methods}>
            {METHODS.map((method) => {
              const isOn = player.protectionMethods[method];
              return (
                <li key={method} className={styles.line}>
                  <span className={styles.method}>
                    <Icon
                      name={isOn ? 'f-circle-check' : 't-minus'}
                      size="sm"
                      className={isOn ? styles.on : styles.off}
                    />
                    {t(`protection:protection.method.${method}`)}
                  </span>
                  <small>{t(`protection:protection.${isOn ? 'on' : 'off'}.${method}`)}</small>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Link
        discover="none"
        className={classNames(buttonClass({ look: 'text', size: 'sm' }), styles.action)}
        to={addressInLanguage(routePath('security', {}), language)}
      >
        {t('protection.open')}
      </Link>
    </section>
  );
});

function Level({ player: { protectionScore } }: { readonly player: Player }): ReactNode {
  const { t } = useTranslation('office');
  const level = protectionLevel(protectionScore);
  const words = t(`protection:protection.${level}`);
  if (level === 'none' || protectionScore === undefined) return <p>{words}</p>;
  return (
    <>
      <p className={styles.line}>
        <span>{words}</span>
        <b className="num">{t('protection.of', { score: protectionScore })}</b>
      </p>
      <ProgressBar label={t('protection')} share={protectionScore / 100} valueText={words} tone={TONES[level]} />
    </>
  );
}

export function Waiting({
  failure,
  onRetry,
}: {
  readonly failure: Parameters<typeof FailedLoad>[0]['failure'] | undefined;
  readonly onRetry: () => Promise<void>;
}): ReactNode {
  return failure === undefined ? (
    <Skeleton shape="block" className={styles.waiting} />
  ) : (
    <FailedLoad failure={failure} onRetry={onRetry} />
  );
}
