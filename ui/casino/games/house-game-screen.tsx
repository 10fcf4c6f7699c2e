import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { checkGame, type GameRound } from '../../../core/casino/games/game-round.ts';
import type { HouseGameId } from '../../../core/casino/games/house-game.ts';
import { Segment } from '../../kit/controls/segment.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePageTitle } from '../../page/use-page-title.ts';
import { FairnessPanel } from '../rounds/fairness-panel.tsx';
import { RoundsTable } from '../rounds/rounds-panel.tsx';
import { SessionPanel } from '../rounds/session-panel.tsx';
import slotStyles from '../rounds/slot-screen.module.scss';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useDueCheck } from '../rounds/use-due-check.ts';
import { useCasino } from '../use-casino.ts';
import { ProbabilitiesTable } from './probabilities-table.tsx';
import { GameStake } from './game-stake.tsx';
import { GameTiles } from './game-tiles.tsx';
import styles from './games.module.scss';
import { timeToShow } from './time-to-show.ts';
import { useGameWords } from './use-game-words.ts';

/** What the table of a game is given: what is chosen, and what was drawn. */
export interface GameTableProps {
  readonly choice: readonly number[];
  readonly onChoose: (choice: readonly number[]) => void;
  /** The round that is shown, or was last. */
  readonly round: GameRound | undefined;
  /** Whether nothing can be chosen now. */
  readonly isBusy: boolean;
  /** Whether the round is still to be seen, and not only remembered. */
  readonly isNew: boolean;
  readonly onSeen: () => void;
  /** GM-13 The next move, where the round waits for its player. */
  readonly onMove: ((move: number) => void) | undefined;
}

interface GameScreenProps {
  readonly id: HouseGameId;
  readonly Table: ComponentType<GameTableProps>;
  /** How long a round is shown; without it until the table says so. */
  readonly showFor?: number | undefined;
}

/** A game of the house: its table, stake, probabilities, last rounds and their fairness; money, time and limits are asked as for a slot. */
export const GameScreen = observer(function GameScreen({ id, Table, showFor }: GameScreenProps): ReactNode {
  const { houseGame } = useCasino();
  const { t } = useGameWords();
  const { failure, last, rounds } = houseGame;
  usePageTitle(t(`game.${id}`));
  useDueCheck(last?.refusal === 'reality-check-due');
  useEffect(() => houseGame.watch(), [houseGame]);
  if (failure !== undefined)
    return <FailedLoad failure={failure} what={t('failed')} onRetry={() => houseGame.open(id)} />;
  return (
    <div className={slotStyles.page}>
      <div className={slotStyles.screen}>
        <div className={slotStyles.main}>
          <section className={`panel ${slotStyles.stage}`} aria-labelledby="house-game">
            <header className={styles.head}>
              <div className={styles.row}>
                <h1 id="house-game">{t(`game.${id}`)}</h1>
                <Mode />
              </div>
              <p>{t(`about.${id}`)}</p>
            </header>
            <Place Table={Table} showFor={showFor} />
            <GameStake showFor={showFor} />
          </section>
          <ProbabilitiesTable />
          <GameTiles besides={id} />
        </div>
        <aside className={slotStyles.side}>
          <SessionPanel last={last} />
          <RoundsTable rounds={rounds} look={checkGame} />
          <FairnessPanel lastId={rounds[0]?.id} onReveal={() => houseGame.loadRounds()} />
        </aside>
      </div>
    </div>
  );
});

/** GM-63 For money, or without. */
const Mode = observer(function Mode(): ReactNode {
  const { houseGame } = useCasino();
  const { t } = useCasinoWords();
  return (
    <Segment
      label={t('mode')}
      options={[
        { value: 'real', label: t('mode.real') },
        { value: 'demo', label: t('mode.demo') },
      ]}
      value={houseGame.isDemo ? 'demo' : 'real'}
      onChange={(mode) => {
        houseGame.chooseMode(mode === 'demo');
      }}
    />
  );
});

/** LP-11 The table, or why there is none. */
const Place = observer(function Place({ Table, showFor }: Pick<GameScreenProps, 'Table' | 'showFor'>): ReactNode {
  const { houseGame, playGuard } = useCasino();
  const { t } = useGameWords();
  const { t: say } = useCasinoWords();
  const { choice, isBusy, phase, shown } = houseGame;
  const { stop } = playGuard;
  return (
    <div className={styles.place} data-phase={phase}>
      {stop !== undefined && stop.reason !== 'reality-check-due' ? (
        <EmptyState icon="t-player-pause" title={say(`stop.${stop.reason}`)}>
          {t('stop.text')}
        </EmptyState>
      ) : (
        <Table
          choice={choice}
          onChoose={(chosen) => {
            houseGame.choose(chosen);
          }}
          round={shown}
          isBusy={isBusy || phase === 'unanswered'}
          isNew={phase === 'shown'}
          onMove={
            phase === 'turn'
              ? (move) => {
                  void houseGame.move(move, timeToShow(showFor) ?? 0);
                }
              : undefined
          }
          onSeen={() => {
            houseGame.finishShow();
          }}
        />
      )}
    </div>
  );
});
