import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { checkCrash, type CrashRound } from '../../../../core/casino/games/crash.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { formatClock } from '../../../kit/formats/format-date.ts';
import { FailedLoad } from '../../../page/missing/failed-load.tsx';
import { usePage } from '../../../page/use-page.ts';
import { usePageTitle } from '../../../page/use-page-title.ts';
import { SessionPanel } from '../../rounds/session-panel.tsx';
import slotStyles from '../../rounds/slot-screen.module.scss';
import { useCasinoWords } from '../../rounds/use-casino-words.ts';
import { useDueCheck } from '../../rounds/use-due-check.ts';
import { useCasino } from '../../use-casino.ts';
import { GameTiles } from '../game-tiles.tsx';
import gameStyles from '../games.module.scss';
import { useGameWords } from '../use-game-words.ts';
import { CrashChart } from './crash-chart.tsx';
import { CrashStake } from './crash-stake.tsx';
import styles from './crash.module.scss';

const CHECKED_ROUNDS = 8;

/** GM-30 Crash: the round that all share, the stakes of the player, and the rounds before, each to be checked. */
export const Screen = observer(function CrashScreen(): ReactNode {
  const { crash, playGuard } = useCasino();
  const { t, pay } = useGameWords();
  const { t: say } = useCasinoWords();
  const { bets, failure, own, table } = crash;
  const { stop } = playGuard;
  usePageTitle(t('game.crash'));
  useDueCheck(own[0]?.refusal === 'reality-check-due');
  useEffect(() => crash.watch(), [crash]);
  if (failure !== undefined)
    return <FailedLoad failure={failure} what={t('failed')} onRetry={() => crash.openPage()} />;
  return (
    <div className={slotStyles.page}>
      <div className={slotStyles.screen}>
        <div className={slotStyles.main}>
          <section className={`panel ${slotStyles.stage}`} aria-labelledby="crash-game">
            <header className={gameStyles.head}>
              <h1 id="crash-game">{t('game.crash')}</h1>
              <p>{t('about.crash')}</p>
            </header>
            <ol className={styles.points} aria-label={t('crash.history')}>
              {table?.last.map(({ id, point }) => (
                <li key={id} className="num ltr">
                  {pay(point)}
                </li>
              ))}
            </ol>
            {stop !== undefined && stop.reason !== 'reality-check-due' ? (
              <EmptyState icon="t-player-pause" title={say(`stop.${stop.reason}`)}>
                {t('stop.text')}
              </EmptyState>
            ) : (
              <CrashChart />
            )}
            <CrashStake />
          </section>
          <CrashFairness />
          <GameTiles besides="crash" />
        </div>
        <aside className={slotStyles.side}>
          <SessionPanel last={bets.find(({ state }) => state === 'finished')} />
          <OwnBets />
        </aside>
      </div>
    </div>
  );
});

const OwnBets = observer(function OwnBets(): ReactNode {
  const { session, settings } = usePage();
  const { crash } = useCasino();
  const { t, money } = useCasinoWords();
  const { pay } = useGameWords();
  if (!session.isSignedIn) return null;
  return (
    <section className={`panel ${slotStyles.card}`} aria-labelledby="crash-bets">
      <h2 id="crash-bets">{t('rounds')}</h2>
      {crash.bets.length === 0 ? (
        <p className={slotStyles.quiet}>{t('rounds.none')}</p>
      ) : (
        <table className={slotStyles.rounds} aria-labelledby="crash-bets">
          <thead>
            <tr>
              {(['rounds.time', 'stake', 'win'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {crash.bets.map(({ id, at, stake, currency, state, target, win }) => (
              <tr key={id} data-state={state}>
                <td className="num">{formatClock(at, settings.settings)}</td>
                <td className="num">
                  {money(stake, currency)} · <span className="ltr">{pay(target)}</span>
                </td>
                <td className="num">{state === 'finished' ? money(win, currency) : t(`round.${state}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
});

/** GM-33 The hash of the round that is on, and the rounds before with their seeds. */
const CrashFairness = observer(function CrashFairness(): ReactNode {
  const { crash } = useCasino();
  const { t } = useGameWords();
  const { table } = crash;
  if (table === undefined) return null;
  return (
    <section className={`panel ${slotStyles.card}`} aria-labelledby="crash-fairness">
      <h2 id="crash-fairness">{t('crash.fairness')}</h2>
      <p className={slotStyles.quiet}>{t('crash.fairness.text')}</p>
      <dl className={slotStyles.seeds}>
        <dt>{t('crash.hash')}</dt>
        <dd className="ltr">{table.serverHash}</dd>
      </dl>
      <table className={slotStyles.rounds} aria-labelledby="crash-fairness">
        <thead>
          <tr>
            {(['crash.number', 'crash.seed', 'crash.point', 'crash.check'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.last.slice(0, CHECKED_ROUNDS).map((round) => (
            <CheckedRound key={round.id} round={round} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

const CheckedRound = observer(function CheckedRound({ round }: { readonly round: CrashRound }): ReactNode {
  const { fairness } = useCasino();
  const { pay } = useGameWords();
  const { t } = useCasinoWords();
  const key = `crash-${round.id}`;
  const verdict = fairness.verdicts.get(key);
  return (
    <tr>
      <td className="num">{round.id}</td>
      <td className="ltr" title={round.serverSeed}>
        {round.serverSeed.slice(0, 16)}…
      </td>
      <td className="num ltr">{pay(round.point)}</td>
      <td>
        {verdict === undefined ? (
          <Button
            size="sm"
            look="text"
            onClick={() => void fairness.check(key, async (digests) => checkCrash(round, digests))}
          >
            {t('check')}
          </Button>
        ) : (
          <span data-verdict={verdict}>{t(`verdict.${verdict}`)}</span>
        )}
      </td>
    </tr>
  );
});
