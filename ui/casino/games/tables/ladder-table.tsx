import type { ReactNode } from 'react';
import { hasFallen, LADDER_MOVES, LADDER_PAYS, ladderRung, ladderWays } from '../../../../core/casino/games/ladder.ts';
import { Button } from '../../../kit/controls/button.tsx';
import gameStyles from '../games.module.scss';
import type { GameTableProps } from '../house-game-screen.tsx';
import { useGameWords } from '../use-game-words.ts';
import styles from './ladder-table.module.scss';

/** HG-40 The rungs with what they pay, where the player stands, and what may be done there. */
export function LadderTable({ round, onMove }: GameTableProps): ReactNode {
  const { t, pay } = useGameWords();
  const moves = round?.choice ?? [];
  const rung = round === undefined ? 0 : ladderRung(moves);
  const height = round?.drawn?.[0];
  const isFallen = round !== undefined && height !== undefined && hasFallen([height], moves);
  return (
    <div className={gameStyles.dice}>
      <ol className={styles.ladder} aria-label={t('ladder.rungs')} reversed>
        {LADDER_PAYS.map((pays, index) => (
          <li
            key={pays}
            className="num ltr"
            data-held={index + 1 < rung || (index + 1 === rung && !isFallen)}
            data-broken={height !== undefined && index + 1 > height}
            aria-current={index + 1 === rung ? 'step' : undefined}
          >
            {pay(pays)}
          </li>
        )).toReversed()}
      </ol>
      <LadderNews round={round} isTurn={onMove !== undefined} />
      <div className={gameStyles.moves}>
        {LADDER_MOVES.map((name, move) => (
          <Button
            key={name}
            look={name === 'take' ? 'primary' : 'ghost'}
            isDisabled={onMove === undefined}
            onClick={() => onMove?.(move)}
          >
            {name === 'take' && onMove !== undefined
              ? t('ladder.take-now', { pays: pay(LADDER_PAYS[rung - 1] ?? 0) })
              : t(`move.${name}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Where the player stands and how often the next rung holds, or how it ended. */
function LadderNews({ round, isTurn }: Pick<GameTableProps, 'round'> & { readonly isTurn: boolean }): ReactNode {
  const { t, probability } = useGameWords();
  if (round === undefined) return <output>{t('ladder.first')}</output>;
  const rung = ladderRung(round.choice);
  if (isTurn) {
    const next = { pays: 0, ways: BigInt(ladderWays(rung + 1)) };
    return (
      <output>{t('ladder.stands', { rung: `${rung}`, share: probability(next, BigInt(ladderWays(rung))) })}</output>
    );
  }
  const isFallen = hasFallen(round.drawn ?? [], round.choice);
  return <output>{t(isFallen ? 'ladder.fell' : 'ladder.took', { rung: `${rung}` })}</output>;
}
