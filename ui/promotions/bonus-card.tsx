import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathTo } from '../../core/navigation/language-path.ts';
import { daysLeft, endsSoon, wageredShare, type PlayerBonus } from '../../core/promotions/player-bonus.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Button, buttonClass } from '../kit/controls/button.tsx';
import { ProgressBar } from '../kit/feedback/progress-bar.tsx';
import { Tag } from '../kit/feedback/tag.tsx';
import { formatDate } from '../kit/formats/format-date.ts';
import { oddsText } from '../kit/formats/odds-text.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { usePage } from '../page/use-page.ts';
import { useBonusMoney } from './use-bonus-money.ts';
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
        <small>{t('granted', { date })}</small>
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
  const { settings } = usePage();
  const { t } = useTranslation('bonuses');
  const money = useBonusMoney(bonus.currency);
  const odds = oddsText(bonus.leastOdds, settings.settings.coefViewId);
  const terms: readonly (readonly [IconName, string])[] = [
    ['t-stack-2', t('term.kind', { count: bonus.leastBets, odds })],
    ['t-cash', t('term.stake', { sum: money(bonus.mostStake) })],
    ['t-ban', t('term.plain')],
  ];
  return (
    <ul className={styles.terms}>
      {terms.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} size="sm" />
          {text}
        </li>
      ))}
      {bonus.openCoupons === 0 ? null : (
        <li>
          <Icon name="t-receipt" size="sm" />
          {t('term.open', { count: bonus.openCoupons })}
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
        to={pathTo('section', { section: 'line' }, language)}
      >
        {t('to-bets')}
      </Link>
    </div>
  );
});
