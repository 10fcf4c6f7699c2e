import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BINGO_SIDE, type BingoCard } from '../../../core/lotto/bingo/bingo-card.ts';
import styles from './bingo.module.scss';

const LETTERS = ['B', 'I', 'N', 'G', 'O'];
const PLACES = Array.from({ length: BINGO_SIDE }, (_, place) => place);

interface BingoCardTableProps {
  readonly numbers: BingoCard;
  readonly name: string;
  /** Those that have come: they are marked by more than their colour. */
  readonly balls?: readonly number[] | undefined;
}

/** BNG-15 A card, with the numbers that have come marked on it. */
export function BingoCardTable({ numbers, name, balls = [] }: BingoCardTableProps): ReactNode {
  const { t } = useTranslation('bingo');
  return (
    <table className={styles.card}>
      <caption className="vh">{name}</caption>
      <thead>
        <tr>
          {LETTERS.map((letter) => (
            <th key={letter} scope="col">
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PLACES.map((row) => (
          <tr key={row}>
            {numbers.slice(row * BINGO_SIDE, (row + 1) * BINGO_SIDE).map((number) => {
              const isMarked = number === 0 || balls.includes(number);
              return (
                <td key={number} data-marked={isMarked || undefined}>
                  {number === 0 ? <span aria-hidden="true">★</span> : number}
                  {number === 0 ? <span className="vh">{t('card.free')}</span> : null}
                  {isMarked && number > 0 ? <span className="vh"> {t('card.drawn')}</span> : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
