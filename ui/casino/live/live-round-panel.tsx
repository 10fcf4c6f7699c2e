import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { LiveBet } from '../../../core/casino/live/live-gateway.ts';
import { Tag } from '../../kit/feedback/tag.tsx';
import { formatClock } from '../../kit/formats/format-date.ts';
import { usePage } from '../../page/use-page.ts';
import { useGameWords } from '../games/use-game-words.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useCasino } from '../use-casino.ts';
import styles from './live.module.scss';
import { useLiveWords } from './use-live-words.ts';
import { usePhase } from './use-phase.ts';

/** LCT-13 The round that all share, and the orders of the player on it and on those before. */
export const LiveRoundPanel = observer(function LiveRoundPanel(): ReactNode {
  const { session } = usePage();
  const { liveTables: live } = useCasino();
  const { t } = useLiveWords();
  const { t: say } = useGameWords();
  const { t: casino } = useCasinoWords();
  const { bets, table } = live;
  if (table === undefined) return null;
  return (
    <section className={`panel ${styles.round}`} aria-labelledby="live-round">
      <header>
        <h2 id="live-round" className="num">
          {say('crash.number')} {table.id}
        </h2>
        <PhaseTag />
      </header>
      <dl>
        <div>
          <dt>{t('players')}</dt>
          <dd className="num">{table.players}</dd>
        </div>
        <div>
          <dt>{say('crash.stakes')}</dt>
          <dd className="num">{table.bets}</dd>
        </div>
      </dl>
      {session.isSignedIn && (
        <>
          <h3 id="live-bets">{say('crash.own')}</h3>
          {bets.length === 0 ? (
            <p className={styles.quiet}>{casino('rounds.none')}</p>
          ) : (
            <ul className={styles.bets} aria-labelledby="live-bets">
              {bets.map((bet) => (
                <OwnOrder key={bet.id} bet={bet} isNow={bet.round === table.id} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
});

const PhaseTag = observer(function PhaseTag(): ReactNode {
  const { t } = useLiveWords();
  const { t: say } = useGameWords();
  const { name } = usePhase();
  if (name === 'open') {
    return (
      <Tag tone="info" icon="t-clock">
        {say('crash.state.open')}
      </Tag>
    );
  }
  return name === 'showing' ? (
    <Tag tone="live" icon="t-player-play">
      {t('state.showing')}
    </Tag>
  ) : (
    <Tag tone="info" icon="t-check">
      {t('state.rest')}
    </Tag>
  );
});

function OwnOrder({ bet, isNow }: { readonly bet: LiveBet; readonly isNow: boolean }): ReactNode {
  const { settings } = usePage();
  const { spot } = useLiveWords();
  const { t, money } = useCasinoWords();
  const { at, currency, stake, stakes, state, win } = bet;
  return (
    <li data-now={isNow} data-won={win > 0}>
      <span className="num">{formatClock(at, settings.settings)}</span>
      <span className="num">{money(stake, currency)}</span>
      <span>{stakes.map((each) => spot(each.spot)).join(', ')}</span>
      <b className="num">{state === 'finished' ? money(win, currency) : t(`round.${state}`)}</b>
    </li>
  );
}
