import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { checkLiveRound, type LiveRound } from '../../../core/casino/live/live-round.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useGameWords } from '../games/use-game-words.ts';
import slotStyles from '../rounds/slot-screen.module.scss';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useCasino } from '../use-casino.ts';
import styles from './live.module.scss';
import { useLiveWords } from './use-live-words.ts';

const CHECKED_ROUNDS = 6;

/** LCT-3 The hash of the round that is on, and the rounds before with their seeds. */
export const LiveFairness = observer(function LiveFairness(): ReactNode {
  const { liveTables: live } = useCasino();
  const { t } = useLiveWords();
  const { t: say } = useGameWords();
  const { table } = live;
  if (table === undefined) return null;
  return (
    <section className={`panel ${slotStyles.card}`} aria-labelledby="live-fairness">
      <h2 id="live-fairness">{say('crash.fairness')}</h2>
      <p className={slotStyles.quiet}>{t('fairness')}</p>
      <dl className={slotStyles.seeds}>
        <dt>{say('crash.hash')}</dt>
        <dd className={`ltr ${styles.code}`}>{table.serverHash}</dd>
      </dl>
      <table className={slotStyles.rounds} aria-labelledby="live-fairness">
        <thead>
          <tr>
            <th scope="col">{say('crash.number')}</th>
            <th scope="col">{say('crash.seed')}</th>
            <th scope="col">{t('drawn')}</th>
            <th scope="col">{say('crash.check')}</th>
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

const CheckedRound = observer(function CheckedRound({ round }: { readonly round: LiveRound }): ReactNode {
  const { fairness, liveTables: live } = useCasino();
  const { short } = useLiveWords();
  const { t } = useCasinoWords();
  const { tableId } = live;
  const key = `live-${round.id}`;
  const verdict = fairness.verdicts.get(key);
  return (
    <tr>
      <td className="num">{round.id}</td>
      <td className={`ltr ${styles.code}`} title={round.serverSeed}>
        {round.serverSeed.slice(0, 16)}…
      </td>
      <td className="num">{short[tableId](round.drawn)}</td>
      <td>
        {verdict === undefined ? (
          <Button
            size="sm"
            look="text"
            onClick={() => void fairness.check(key, async (digests) => checkLiveRound(tableId, round, digests))}
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
