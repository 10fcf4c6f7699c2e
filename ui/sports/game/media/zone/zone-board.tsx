import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game, Opponent } from '../../../../../core/sports/game/game.ts';
import { periodName } from '../../../../../core/sports/names/period-name.ts';
import { speak } from '../../../../page/speak.ts';
import { useNameLanguage } from '../../../../page/names/use-name-language.ts';
import styles from './zone-board.module.scss';

const MOST_PERIODS = 9;

/** The score by period, of a sport whose field is not drawn. */
export function ZoneBoard({ game }: { readonly game: Game }): ReactNode {
  const { t } = useTranslation(['media', 'sports'], { nsMode: 'fallback' });
  const { home, away, score } = game;
  const first = Math.max(0, score.periods.length - MOST_PERIODS);
  const periods = score.periods.slice(first);
  return (
    <table className={styles.board} aria-label={t('board')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t('board.side')}</span>
          </th>
          {periods.map((_, place) => (
            <th key={place} scope="col" title={speak(t, periodName(game.sportId, first + place + 1))}>
              <span className="vh">{speak(t, periodName(game.sportId, first + place + 1))}</span>
              <span aria-hidden="true">{first + place + 1}</span>
            </th>
          ))}
          <th scope="col">{t('board.total')}</th>
        </tr>
      </thead>
      <tbody>
        <Row opponent={home} periods={periods.map((period) => period.home)} total={score.home} />
        {away === undefined ? null : (
          <Row opponent={away} periods={periods.map((period) => period.away)} total={score.away} />
        )}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly opponent: Opponent;
  readonly periods: readonly number[];
  readonly total: number;
}

function Row({ opponent, periods, total }: RowProps): ReactNode {
  const langOf = useNameLanguage();
  return (
    <tr>
      <th scope="row" dir="auto" lang={langOf(opponent)}>
        {opponent.name}
      </th>
      {periods.map((count, place) => (
        <td key={place} className="num">
          {count}
        </td>
      ))}
      <td className="num">
        <b>{total}</b>
      </td>
    </tr>
  );
}
