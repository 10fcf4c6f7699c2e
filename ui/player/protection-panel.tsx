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
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { Tag } from '../kit/feedback/tag.tsx';
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
const LOOKS = {
  none: ['info', 'f-info-circle'],
  bad: ['danger', 'f-alert-circle'],
  normal: ['warning', 'f-alert-circle'],
  good: ['success', 'f-circle-check'],
  full: ['success', 'f-circle-check'],
} as const;

/** How well the account is protected, and the way to change it. */
export const ProtectionPanel = observer(function ProtectionPanel(): ReactNode {
  const { player: known } = usePlayer();
  const { language } = usePage();
  const { t } = useTranslation('office');
  const { player, failure } = known;
  return (
    <section className={classNames('panel', styles.panel)} aria-labelledby="protection-level">
      <header className={styles.line}>
        <h2 id="protection-level">{t('protection')}</h2>
        {player === undefined ? null : <LevelTag player={player} />}
      </header>
      {player === undefined ? (
        <Waiting failure={failure} onRetry={() => known.load()} />
      ) : (
        <div className={styles.rated}>
          <Ring player={player} />
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
        </div>
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

function LevelTag({ player: { protectionScore } }: { readonly player: Player }): ReactNode {
  const { t } = useTranslation('office');
  const level = protectionLevel(protectionScore);
  const [tone, icon] = LOOKS[level];
  return (
    <Tag tone={tone} icon={icon}>
      {t(`protection:protection.${level}`)}
    </Tag>
  );
}

/** The score as a ring that is filled so far; nothing where there is none. */
function Ring({ player: { protectionScore } }: { readonly player: Player }): ReactNode {
  const { t } = useTranslation('office');
  const level = protectionLevel(protectionScore);
  if (level === 'none' || protectionScore === undefined) return null;
  return (
    <div className={styles.ring} data-level={level}>
      <svg viewBox="0 0 88 88" width="80" height="80" aria-hidden="true">
        <circle cx="44" cy="44" r="38" pathLength="100" />
        <circle cx="44" cy="44" r="38" pathLength="100" strokeDasharray={`${protectionScore} 100`} />
      </svg>
      <b className="num">{t('protection.of', { score: protectionScore })}</b>
    </div>
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
