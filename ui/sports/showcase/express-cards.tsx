import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../../core/coupon/bets/bet.ts';
import { expressBonusBetPercent, expressOdds } from '../../../core/coupon/bets/express-of-the-day.ts';
import { isCyberSport } from '../../../core/sports/cyber/cyber.ts';
import type { PlayedMoment } from '../../../core/sports/game/line-up.ts';
import { playedMinute } from '../../../core/sports/game/live-clock.ts';
import { plainPickName } from '../../../core/sports/names/plain-pick-name.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Button } from '../../kit/controls/button.tsx';
import { formatTime } from '../../kit/formats/format-date.ts';
import { oddsText } from '../../kit/formats/odds-text.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { speak } from '../../page/speak.ts';
import { GameName } from '../../page/names/game-name.tsx';
import { NameText } from '../../page/names/name-text.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { ExpressTaking } from './express-taking.tsx';
import styles from './express-cards.module.scss';
import slot from './showcase-slot.module.scss';

/** The expresses of the day, of the line and of live, side by side. Their place is kept while they are on their way. */
export const ExpressCards = observer(function ExpressCards(): ReactNode {
  const stores = useSports();
  const { lazy } = stores;
  const { page } = usePage();
  useEffect(() => {
    lazy.ensure(['expresses']).catch(() => {
      page.reportMissingPart();
    });
  }, [lazy, page]);
  const isLoaded = lazy.isLoaded('expresses');
  const isBare = isLoaded && !stores.expresses.isWanted(false) && !stores.expresses.isWanted(true);
  return <div className={classNames(!isBare && slot.expresses, styles.cards)}>{isLoaded ? <Cards /> : null}</div>;
});

const Cards = observer(function Cards(): ReactNode {
  const { expresses } = useSports();
  useEffect(() => expresses.watch(), [expresses]);
  if (!expresses.isCourted) return null;
  return (
    <>
      {expresses.isWanted(false) ? <ExpressCard isLive={false} /> : null}
      {expresses.isWanted(true) ? <ExpressCard isLive /> : null}
      <GeneratorLink />
    </>
  );
});

/** GN-14 The way to the bet generator. */
function GeneratorLink(): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation('site');
  return (
    <Button
      size="sm"
      className={styles.generator}
      onClick={() => {
        dialogs.show('bet-generator');
      }}
    >
      <Icon name="t-stack-2" size="sm" />
      {t('generator')}
    </Button>
  );
}

const ExpressCard = observer(function ExpressCard({ isLive }: { readonly isLive: boolean }): ReactNode {
  const { expresses } = useSports();
  const { settings, site } = usePage();
  const { t } = useTranslation('site');
  const isBonusOffered = site.config?.isAvailableCouponBonusBet === true;
  const name = t(isLive ? 'express.live' : 'express.line');
  const express = expresses.shown(isLive);
  const odds = express === undefined ? undefined : expressOdds(express, isBonusOffered);
  const bonus = express === undefined ? 0 : expressBonusBetPercent(express, isBonusOffered);
  return (
    <section className={classNames('panel', styles.card, isLive && styles.live)} aria-label={name}>
      <header>
        <Icon name={isLive ? 't-broadcast' : 't-stack-2'} />
        <h2>{name}</h2>
        {bonus === 0 ? null : <small className={styles.bonus}>{t('express.bonus-bet', { percent: bonus })}</small>}
        {odds === undefined ? null : <b className="num">{oddsText(odds, settings.settings.coefViewId)}</b>}
      </header>
      {express === undefined ? (
        <p>{expresses.offered === undefined ? null : t('express.none')}</p>
      ) : (
        <>
          <ul>
            {express.bets.map((bet) => (
              <Leg
                key={bet.outcomeId}
                bet={bet}
                played={express.played.get(bet.outcomeId)}
                isSuspended={express.suspended.includes(bet.outcomeId)}
              />
            ))}
          </ul>
          <ExpressTaking express={express} name={name} />
        </>
      )}
    </section>
  );
});

interface LegProps {
  readonly bet: Bet;
  readonly played: PlayedMoment | undefined;
  readonly isSuspended: boolean;
}

function Leg({ bet, played, isSuspended }: LegProps): ReactNode {
  const { settings } = usePage();
  const { t } = useTranslation(['sports', 'site']);
  const { homeName, awayName, champName, champLanguage, isLive, startsAt, odds } = bet;
  const look = settings.settings;
  const minute = played && playedMinute(bet.sportId, played.seconds, played.period);
  const isVirtual = isCyberSport(bet.sportId, 'virtual');
  return (
    <li className={isSuspended ? styles.suspended : undefined}>
      <span className="num">{isLive ? (minute ?? t('tree.live')) : formatTime(startsAt, look)}</span>
      <span className={styles.names}>
        <GameName of={bet} className="ell" title={champName}>
          {awayName === undefined ? homeName : `${homeName} · ${awayName}`}
        </GameName>
        <small>
          {isSuspended ? t('price.suspended') : speak(t, plainPickName(bet))}
          {' · '}
          {isVirtual ? `${t('site:express.virtual')} · ` : null}
          <NameText of={{ name: champName, language: champLanguage }}>{champName}</NameText>
        </small>
      </span>
      <b className="num">{oddsText(odds, look.coefViewId)}</b>
    </li>
  );
}
