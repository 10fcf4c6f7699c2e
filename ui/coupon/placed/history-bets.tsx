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
import { GameName } from '../../page/names/game-name.tsx';
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
          <b>
            <GameName of={bet}>{words.game(bet)}</GameName>
          </b>
          <span>{words.pick(bet)}</span>
          {block === undefined ? null : <small>{block}</small>}
          <small dir="auto" lang={langOf({ name: bet.champName, language: bet.champLanguage })}>
            {bet.champName}
          </small>
          <GameNumber bet={bet} />
          <BetStatistics bet={bet} />
        </div>
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

/** SP-65, SP-66 The statistics of a bet's game, and the duel of its two players, where the feed names them. */
const BetStatistics = observer(function BetStatistics({ bet }: { readonly bet: PlacedBet<Minor> }): ReactNode {
  const { language, settings } = usePage();
  const { t } = useTranslation('history');
  const game = useCouponWords().game(bet);
  const gameId = statisticGame(bet.statisticId);
  const link = (path: string | undefined, name: string, icon: IconName): ReactNode =>
    path && (
      <Link
        to={inLanguage(path, language)}
        target={settings.settings.isDisplayStatsInNewWindow ? '_blank' : undefined}
        aria-label={name}
        title={name}
      >
        <Icon name={icon} size="sm" />
      </Link>
    );
  return (
    <>
      {link(gameId === undefined ? undefined : statisticsPath(gameId), t('bet.statistics', { game }), 't-chart-bar')}
      {link(betDuelPath(bet.playersDuel), t('bet.duel', { game }), 't-users')}
    </>
  );
});
