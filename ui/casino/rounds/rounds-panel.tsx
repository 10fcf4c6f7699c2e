import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { wholeWin, type CasinoRound } from '../../../core/casino/rounds/casino-round.ts';
import { checkRound, type FairDigests, type FairVerdict } from '../../../core/casino/rounds/fair-round.ts';
import { Button } from '../../kit/controls/button.tsx';
import { formatClock } from '../../kit/formats/format-date.ts';
import { usePage } from '../../page/use-page.ts';
import { useCasino } from '../use-casino.ts';
import styles from './slot-screen.module.scss';
import { useCasinoWords } from './use-casino-words.ts';

const ROUNDS_SHOWN = 12;

/** What the table shows of a round, be it of a slot or of a game of the house. */
type ShownRound = Pick<CasinoRound, 'id' | 'at' | 'currency' | 'jackpot' | 'seeds' | 'stake' | 'state' | 'win'>;

/** RND-12 The last rounds of the player in this slot, those that were cut off among them, each to be checked. */
export const RoundsPanel = observer(function RoundsPanel(): ReactNode {
  const { slotGame } = useCasino();
  useEffect(() => slotGame.watch(), [slotGame]);
  return <RoundsTable rounds={slotGame.rounds} look={checkRound} />;
});

interface RoundsTableProps<Round extends ShownRound> {
  readonly rounds: readonly Round[];
  readonly look: (round: Round, digests: FairDigests) => Promise<FairVerdict>;
}

/** RND-8, RND-12 Rounds of a player, each to be checked once its seed is revealed. */
export const RoundsTable = observer(function RoundsTable<Round extends ShownRound>({
  rounds,
  look,
}: RoundsTableProps<Round>): ReactNode {
  const { session } = usePage();
  const { fairness } = useCasino();
  const { t } = useCasinoWords();
  if (!session.isSignedIn) return null;
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="casino-rounds">
      <h2 id="casino-rounds">{t('rounds')}</h2>
      {rounds.length === 0 ? (
        <p className={styles.quiet}>{t('rounds.none')}</p>
      ) : (
        <table className={styles.rounds} aria-labelledby="casino-rounds">
          <thead>
            <tr>
              {(['rounds.time', 'stake', 'win', 'rounds.check'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.slice(0, ROUNDS_SHOWN).map((round) => (
              <RoundRow
                key={round.id}
                round={round}
                onCheck={() => void fairness.check(round.id, async (digests) => look(round, digests))}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
});

const RoundRow = observer(function RoundRow({
  round,
  onCheck,
}: {
  readonly round: ShownRound;
  readonly onCheck: () => void;
}): ReactNode {
  const { settings } = usePage();
  const { fairness } = useCasino();
  const { t, money } = useCasinoWords();
  const { at, currency, seeds, stake, state } = round;
  const verdict = fairness.verdicts.get(round.id);
  return (
    <tr data-state={state}>
      <td className="num">{formatClock(at, settings.settings)}</td>
      <td className="num">{money(stake, currency)}</td>
      <td className="num">{state === 'finished' ? money(wholeWin(round), currency) : t(`round.${state}`)}</td>
      <td>
        {verdict !== undefined ? (
          <span data-verdict={verdict}>{t(`verdict.${verdict}`)}</span>
        ) : seeds?.serverSeed === undefined ? (
          '—'
        ) : (
          <Button size="sm" look="text" onClick={onCheck}>
            {t('check')}
          </Button>
        )}
      </td>
    </tr>
  );
});
