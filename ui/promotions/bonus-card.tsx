import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage, pathTo } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { daysLeft, endsSoon, wageredShare, type PlayerBonus } from '../../core/promotions/player-bonus.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Button, buttonClass } from '../kit/controls/button.tsx';
import { ProgressBar } from '../kit/feedback/progress-bar.tsx';
import { Tag } from '../kit/feedback/tag.tsx';
import { formatDate } from '../kit/formats/format-date.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { usePage } from '../page/use-page.ts';
import { useBonusMoney } from './use-bonus-money.ts';
import { useStakedTerms } from './use-bonus-terms.ts';
import styles from './bonuses.module.scss';

interface BonusCardProps {
  readonly bonus: PlayerBonus;
  readonly onGiveUp: () => void;
}

/** A bonus that is being wagered: how far it is, on what terms and until when. */
export const BonusCard = observer(function BonusCard({ bonus, onGiveUp }: BonusCardProps): ReactNode {
  const { t } = useTranslation('bonuses');
  const money = useBonusMoney(bonus.currency);
  return (
    <li className={classNames('panel', styles.card, styles.going)}>
      <CardTitle bonus={bonus} />
      <p className={styles.sum}>
        <b className="num">{money(bonus.money)}</b>
        <span>{t('account', { currency: bonus.currency })}</span>
      </p>
      <Progress bonus={bonus} />
      <Terms bonus={bonus} />
      <CardFoot bonus={bonus} onGiveUp={onGiveUp} />
    </li>
  );
});

const CardTitle = observer(function CardTitle({ bonus }: { readonly bonus: PlayerBonus }): ReactNode {
  const { clock, settings } = usePage();
  const { t } = useTranslation('bonuses');
  const { t: kit } = useTranslation('kit');
  const date = formatDate(bonus.grantedAt, clock.now, { look: settings.settings, words: kit });
  return (
    <div className={styles.title}>
      <Icon name="t-gift" />
      <div>
        <h2>{t(`source.${bonus.source}`)}</h2>
        <small>{t(`granted.${bonus.kind}`, { date })}</small>
      </div>
      <Tag tone="bonus" icon="t-gift">
        {t('wagering')}
      </Tag>
    </div>
  );
});

/** BON-5 */
const Progress = observer(function Progress({ bonus }: { readonly bonus: PlayerBonus }): ReactNode {
  const { t } = useTranslation('bonuses');
  const money = useBonusMoney(bonus.currency);
  const share = wageredShare(bonus);
  const text = t('progress', { wagered: money(bonus.wagered), total: money(bonus.toWager) });
  return (
    <div className={styles.progress}>
      <p>
        <span>{text}</span>
        <span className="num">{t('share', { share })}</span>
      </p>
      <ProgressBar label={t(`source.${bonus.source}`)} share={share / 100} valueText={text} tone="bonus" />
    </div>
  );
});

const Terms = observer(function Terms({ bonus }: { readonly bonus: PlayerBonus }): ReactNode {
  const { t } = useTranslation('bonuses');
  const money = useBonusMoney(bonus.currency);
  const staked = useStakedTerms();
  const terms: readonly (readonly [IconName, string])[] = [
    ...staked(bonus),
    ['t-cash', t('term.stake', { sum: money(bonus.mostStake) })],
    ...(bonus.kind === 'casino' ? [['t-wallet', t('term.paid', { sum: money(bonus.mostPaid) })] as const] : []),
  ];
  return (
    <ul className={styles.terms}>
      {terms.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} size="sm" />
          {text}
        </li>
      ))}
      {bonus.openCount === 0 ? null : (
        <li>
          <Icon name="t-receipt" size="sm" />
          {bonus.kind === 'casino' ? t('term.open-round') : t('term.open', { count: bonus.openCount })}
        </li>
      )}
    </ul>
  );
});

/** BON-7 */
const CardFoot = observer(function CardFoot({ bonus, onGiveUp }: BonusCardProps): ReactNode {
  const { clock, language } = usePage();
  const { t } = useTranslation('bonuses');
  const money = useBonusMoney(bonus.currency);
  return (
    <div className={styles.foot}>
      <span className={classNames(styles.end, endsSoon(bonus, clock.now) && styles.soon)}>
        <Icon name="t-clock" size="sm" />
        {t('ends', { count: daysLeft(bonus, clock.now) })}
      </span>
      <Button look="text" size="sm" aria-label={t('give-up.named', { sum: money(bonus.money) })} onClick={onGiveUp}>
        {t('give-up')}
      </Button>
      <Link
        discover="none"
        className={buttonClass({ size: 'sm', look: 'primary' })}
        to={
          bonus.kind === 'casino'
            ? addressInLanguage(routePath('slots', {}), language)
            : pathTo('section', { section: 'line' }, language)
        }
      >
        {t(bonus.kind === 'casino' ? 'to-slots' : 'to-bets')}
      </Link>
    </div>
  );
});
