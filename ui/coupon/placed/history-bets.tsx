import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isPlayingBet } from '../../../core/coupon/placed/my-bets.ts';
import type { PlacedBet, PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { statisticGame } from '../../../core/sports/game/statistics-game.ts';
import { statisticsPath } from '../../../core/sports/game/statistics-page.ts';
import { betDuelPath } from '../../../core/sports/statistics/duel-address.ts';
import { sportCode } from '../../../core/sports/tree/sport.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { sportIcon } from '../../kit/pictures/sport-icon.ts';
import { BetTrack } from './bet-track.tsx';
import { BetStatusTag } from './bet-status-tag.tsx';
import { Tag } from '../../kit/feedback/tag.tsx';
import { HistoryActions } from './history-actions.tsx';
import styles from './history-table.module.scss';
import { useCouponWords } from '../use-coupon-words.ts';
import { usePage } from '../../page/use-page.ts';
import { useNameLanguage } from '../../page/names/use-name-language.ts';

export interface HistoryBetsProps {
  readonly id: string;
  readonly coupon: PlacedCoupon<Minor>;
}

/** The bets of an opened coupon, and what can be done with it. */
export const HistoryBets = observer(function HistoryBets({ id, coupon }: HistoryBetsProps): ReactNode {
  const words = useCouponWords();
  return (
    <>
      {coupon.bets.map((bet, place) => (
        <BetRow key={bet.index} id={place === 0 ? id : undefined} bet={bet} coupon={coupon} />
      ))}
      <tr className={styles.foot}>
        <td colSpan={8}>
          {words.conditions(coupon).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <HistoryActions coupon={coupon} />
        </td>
      </tr>
    </>
  );
});

interface BetRowProps {
  readonly id: string | undefined;
  readonly bet: PlacedBet<Minor>;
  readonly coupon: PlacedCoupon<Minor>;
}

const BetRow = observer(function BetRow({ id, bet, coupon }: BetRowProps): ReactNode {
  const langOf = useNameLanguage();
  const { t } = useTranslation('history');
  const words = useCouponWords();
  const sport = sportCode(bet.sportId);
  const block = words.block(bet, coupon);
  const score = words.score(bet);
  return (
    <tr id={id} className={styles.bet}>
      <td className="num">{words.moment(bet.startsAt)}</td>
      <td className={styles.score}>
        {sport === undefined ? null : <Icon name={sportIcon(sport)} size="sm" />}
        <span className="num">{score ?? t('no-score')}</span>
      </td>
      <td>
        <div className={styles.pick}>
          <b lang={langOf(words.game(bet))}>{words.game(bet)}</b>
          <span>{words.pick(bet)}</span>
          {block === undefined ? null : <small>{block}</small>}
          <GameNumber bet={bet} />
          <GameStatistics bet={bet} />
          <PlayersDuelLink bet={bet} />
        </div>
        <small className="ell" dir="auto" lang={langOf(bet.champName)}>
          {bet.champName}
        </small>
        <BetTrack bet={bet} className={styles.track} />
      </td>
      <td className={classNames(styles.end, 'num')}>{words.odds(bet)}</td>
      <td className={classNames(styles.end, 'num')}>
        {bet.amount === undefined ? null : words.money(bet.amount, coupon)}
      </td>
      <td colSpan={3}>
        {isPlayingBet(bet) ? (
          <Tag tone="live" icon="t-broadcast">
            {t('state.live')}
          </Tag>
        ) : (
          <BetStatusTag status={bet.status} />
        )}
      </td>
    </tr>
  );
});

/** HX-31 */
const GameNumber = observer(function GameNumber({ bet }: { readonly bet: PlacedBet<Minor> }): ReactNode {
  const { settings } = usePage();
  const { t } = useTranslation('history');
  if (bet.gameNumber === undefined || !settings.settings.isShowGameId) return null;
  return <small className="num">{t('bet.number', { number: bet.gameNumber })}</small>;
});

/** SP-65 */
const GameStatistics = observer(function GameStatistics({ bet }: { readonly bet: PlacedBet<Minor> }): ReactNode {
  const { t } = useTranslation('history');
  const words = useCouponWords();
  const gameId = statisticGame(bet.statisticId);
  if (gameId === undefined) return null;
  return (
    <StatisticsLink
      path={statisticsPath(gameId)}
      name={t('bet.statistics', { game: words.game(bet) })}
      icon="t-chart-bar"
    />
  );
});

/** SP-66 */
const PlayersDuelLink = observer(function PlayersDuelLink({ bet }: { readonly bet: PlacedBet<Minor> }): ReactNode {
  const { t } = useTranslation('history');
  const words = useCouponWords();
  const path = betDuelPath(bet.playersDuel);
  if (path === undefined) return null;
  return <StatisticsLink path={path} name={t('bet.duel', { game: words.game(bet) })} icon="t-users" />;
});

interface StatisticsLinkProps {
  readonly path: string;
  readonly name: string;
  readonly icon: IconName;
}

/** SP-12 */
const StatisticsLink = observer(function StatisticsLink({ path, name, icon }: StatisticsLinkProps): ReactNode {
  const { language, settings } = usePage();
  return (
    <Link
      to={inLanguage(path, language)}
      target={settings.settings.isDisplayStatsInNewWindow ? '_blank' : undefined}
      aria-label={name}
      title={name}
    >
      <Icon name={icon} size="sm" />
    </Link>
  );
});
