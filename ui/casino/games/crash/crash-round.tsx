import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CrashBet } from '../../../../core/casino/games/crash-gateway.ts';
import { Tag } from '../../../kit/feedback/tag.tsx';
import { formatClock } from '../../../kit/formats/format-date.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCasinoWords } from '../../rounds/use-casino-words.ts';
import { useCasino } from '../../use-casino.ts';
import { useGameWords } from '../use-game-words.ts';
import styles from './crash.module.scss';
import { CrashCheck } from './crash-check.tsx';
import { CrashOthers } from './crash-others.tsx';
import { useCrashSums } from './use-crash-sums.ts';
import { useElapsed } from './use-elapsed.ts';

/** The round that all share with the stakes on it, and the stakes of the player on it and on those before. */
export const CrashRoundPanel = observer(function CrashRoundPanel(): ReactNode {
  const { session } = usePage();
  const { crash } = useCasino();
  const { t } = useGameWords();
  const { t: say } = useCasinoWords();
  const { bets, isDemo, table } = crash;
  if (table === undefined) return null;
  return (
    <section className={`panel ${styles.round}`} aria-labelledby="crash-round">
      <header>
        <h2 id="crash-round" className="num">
          {t('crash.number')} {table.id}
        </h2>
        <RoundState />
      </header>
      <dl>
        <div>
          <dt>{t('crash.stakes')}</dt>
          <dd className="num">{table.bets}</dd>
        </div>
        <div>
          <dt>{t('crash.cashed-out')}</dt>
          <dd className="num">{table.cashedOut}</dd>
        </div>
      </dl>
      <CrashOthers />
      {(isDemo ? bets.length > 0 : session.isSignedIn) && (
        <>
          <h3 id="crash-bets">{t('crash.own')}</h3>
          {bets.length === 0 ? (
            <p className={styles.quiet}>{say('rounds.none')}</p>
          ) : (
            <ul className={styles.bets} aria-labelledby="crash-bets">
              {bets.map((bet) => (
                <OwnBet key={bet.id} bet={bet} isNow={bet.round === table.id} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
});

const RoundState = observer(function RoundState(): ReactNode {
  const { crash } = useCasino();
  const { t } = useGameWords();
  const elapsed = useElapsed();
  if (crash.table?.ended !== undefined) {
    return (
      <Tag tone="danger" icon="t-x">
        {t('crash.state.ended')}
      </Tag>
    );
  }
  return elapsed < 0 ? (
    <Tag tone="info" icon="t-clock">
      {t('crash.state.open')}
    </Tag>
  ) : (
    <Tag tone="live" icon="t-player-play">
      {t('crash.state.running')}
    </Tag>
  );
});

/** GM-37 A stake of the player; once its round is over, with where it crashed and the check of that. */
function OwnBet({ bet, isNow }: { readonly bet: CrashBet; readonly isNow: boolean }): ReactNode {
  const { settings } = usePage();
  const { multiplier } = useGameWords();
  const { t } = useCasinoWords();
  const money = useCrashSums();
  const { at, currency, drawn, round, stake, state, target, win } = bet;
  return (
    <li data-now={isNow} data-won={win > 0}>
      <span className="num">{formatClock(at, settings.settings)}</span>
      <span className="num">{money(stake, currency)}</span>
      <span className="num ltr">{multiplier(target)}</span>
      <b className="num">{state === 'finished' ? money(win, currency) : t(`round.${state}`)}</b>
      {drawn !== undefined && (
        <>
          <span className="num ltr">{multiplier(drawn.point)}</span>
          <CrashCheck id={round} drawn={drawn} />
        </>
      )}
    </li>
  );
}
