import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CrashRound } from '../../../../core/casino/games/crash.ts';
import slotStyles from '../../rounds/slot-screen.module.scss';
import { useCasino } from '../../use-casino.ts';
import { useGameWords } from '../use-game-words.ts';
import { CrashCheck } from './crash-check.tsx';
import styles from './crash.module.scss';

const CHECKED_ROUNDS = 8;
/** GM-30 As it is computed. */
const FORMULA = 'max(1, min(500, floor(98 × 2³² / (r + 1)) / 100))';
const HEADS = ['crash.number', 'crash.seed', 'crash.point', 'crash.check'] as const;

/** GM-33 The hash of the round that is on, and the rounds before with their seeds. */
export const CrashFairness = observer(function CrashFairness(): ReactNode {
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
        <dd className={`ltr ${styles.code}`}>{table.serverHash}</dd>
        <dt>{t('crash.formula')}</dt>
        <dd className={`ltr ${styles.code}`}>{FORMULA}</dd>
      </dl>
      <table className={slotStyles.rounds} aria-labelledby="crash-fairness">
        <thead>
          <tr>
            {HEADS.map((key) => (
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

function CheckedRound({ round }: { readonly round: CrashRound }): ReactNode {
  const { multiplier } = useGameWords();
  return (
    <tr>
      <td className="num">{round.id}</td>
      <td className={`ltr ${styles.code}`} title={round.serverSeed}>
        {round.serverSeed.slice(0, 16)}…
      </td>
      <td className="num ltr">{multiplier(round.point)}</td>
      <td>
        <CrashCheck id={round.id} drawn={round} />
      </td>
    </tr>
  );
}
