import { useState, type ReactNode } from 'react';
import { DART_AIMS, DART_NUMBERS, dartAim, dartLanding, type DartPlace } from '../../../../core/casino/games/darts.ts';
import { Button } from '../../../kit/controls/button.tsx';
import gameStyles from '../games.module.scss';
import type { GameTableProps } from '../house-game-screen.tsx';
import { useGameWords } from '../use-game-words.ts';
import { DartBoard } from './dart-board.tsx';
import styles from './darts-table.module.scss';

const PLACES = DART_NUMBERS.length;
const TRIPLE_TWENTY = 2 * PLACES + 1;

/** GM-60 A board, what is aimed at, and where the darts of the round are stuck. */
export function DartsTable({ round, isBusy, isNew, onMove }: GameTableProps): ReactNode {
  const { t } = useGameWords();
  const bed = useBedWords();
  const [aim, setAim] = useState(TRIPLE_TWENTY);
  const drawn = round?.drawn ?? [];
  const darts = (round?.choice ?? []).flatMap((aimed, dart) => {
    const landed = dartLanding(aimed, drawn.slice(2 * dart, 2 * dart + 2));
    return landed === undefined ? [] : [{ aimed, landed }];
  });
  const isOff = isBusy && onMove === undefined;
  return (
    <div className={styles.table}>
      <DartBoard
        aim={aim}
        onAim={(next) => {
          if (!isOff) setAim(next);
        }}
        darts={darts.map(({ landed }) => landed)}
        isNew={isNew || onMove !== undefined}
      />
      <div className={styles.aims}>
        <Aims aim={aim} onAim={setAim} isOff={isOff} />
        <Button look="primary" isDisabled={onMove === undefined} onClick={() => onMove?.(aim)}>
          {t('darts.throw', { aim: bed(dartAim(aim)) })}
        </Button>
        <output className={styles.thrown}>
          {darts.map(({ aimed, landed }, dart) => (
            // oxlint-disable-next-line react/no-array-index-key -- darts stay in the order of their throws
            <span key={dart}>
              {t('darts.landed', { number: dart + 1, aim: bed(dartAim(aimed)), bed: bed(landed) })}
            </span>
          ))}
        </output>
        <p className={styles.scatter}>{t('darts.scatter')}</p>
      </div>
    </div>
  );
}

interface AimsProps {
  readonly aim: number;
  readonly onAim: (aim: number) => void;
  readonly isOff: boolean;
}

/** The rings and numbers to aim at. */
function Aims({ aim, onAim, isOff }: AimsProps): ReactNode {
  const { t } = useGameWords();
  const place = aim === 0 ? 0 : (aim - 1) % PLACES;
  return (
    <>
      <fieldset className={styles.choices} aria-label={t('darts.ring')}>
        {DART_AIMS.map((name, kind) => (
          <button
            key={name}
            type="button"
            className={gameStyles.number}
            aria-pressed={aim > kind * PLACES && aim <= (kind + 1) * PLACES}
            disabled={isOff}
            onClick={() => {
              onAim(kind * PLACES + place + 1);
            }}
          >
            {t(`darts.${name}`)}
          </button>
        ))}
        <button
          type="button"
          className={gameStyles.number}
          aria-pressed={aim === 0}
          disabled={isOff}
          onClick={() => {
            onAim(0);
          }}
        >
          {t('darts.bull')}
        </button>
      </fieldset>
      <fieldset className={styles.choices} aria-label={t('darts.number')}>
        {DART_NUMBERS.map((number, at) => (
          <button
            key={number}
            type="button"
            className={gameStyles.number}
            aria-pressed={aim !== 0 && at === place}
            disabled={isOff}
            onClick={() => {
              onAim((aim === 0 ? 0 : aim - 1 - place) + at + 1);
            }}
          >
            {number}
          </button>
        ))}
      </fieldset>
    </>
  );
}

/** What a place of the board is called. */
function useBedWords(): (place: DartPlace | undefined) => string {
  const { t } = useGameWords();
  return (place) => {
    if (place === undefined || place.bed === 'off') return t('darts.off');
    if (place.bed === 'bull' || place.bed === 'outer') return t(`darts.${place.bed}`);
    return t('darts.bed', { ring: t(`darts.${place.bed}`), number: DART_NUMBERS[place.place] });
  };
}
