import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { OwnTournament, TournamentPage } from '../../../core/promotions/tournaments/tournaments-gateway.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { usePromotions } from '../use-promotions.ts';
import { useTournamentWords } from '#ui/casino/catalogue/use-tournament-words.ts';
import board from './tournament-board.module.scss';
import styles from './tournaments.module.scss';

const MEDALS = [styles.gold, styles.silver, styles.bronze];

/** PRM-4, PRM-8 The table, with one's own place below it. */
export const TournamentTable = observer(function TournamentTable({
  page,
}: {
  readonly page: TournamentPage;
}): ReactNode {
  const { tournaments } = usePromotions();
  const { t, count, money } = useTournamentWords();
  const { rows, currency, state } = page;
  const own = tournaments.entryOf(page.id);
  return (
    <section className={`panel ${board.board}`} aria-labelledby="tournament-table">
      <h2 id="tournament-table">{t('table')}</h2>
      {state === 'checking' ? <p className={styles.dim}>{t('checking')}</p> : null}
      {rows.length === 0 ? (
        <EmptyState icon="t-trophy" title={t('table.none')} />
      ) : (
        <table className={board.table}>
          <thead>
            <tr>
              <th scope="col">{t('place')}</th>
              <th scope="col">{t('player')}</th>
              <th scope="col">{t('best')}</th>
              <th scope="col">{t('points')}</th>
              <th scope="col">{t('prize')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ place, player, points, bestPoints, prize }, index) => (
              // two may share a place and the digits
              <tr key={`${String(index)}-${player}`}>
                <td>
                  <span className={classNames(styles.medal, MEDALS[place - 1])}>{place}</span>
                </td>
                <th scope="row">{t('player.masked', { digits: player })}</th>
                <td className="num">{count(bestPoints)}</td>
                <td className="num">
                  <b>{count(points)}</b>
                </td>
                <td className="num">
                  <b>{money(prize, currency)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {own === undefined ? null : <OwnPlace own={own} />}
    </section>
  );
});

const OwnPlace = observer(function OwnPlace({ own }: { readonly own: OwnTournament }): ReactNode {
  const { t, count, money } = useTournamentWords();
  const { place, points, bestPoints, toNext, prize, currency, isWithheld } = own;
  const facts = [
    [t('best'), count(bestPoints)],
    [t('points'), count(points)],
    ...(toNext === undefined ? [] : [[t('to-next'), `+${count(toNext)}`]]),
    [t('prize'), money(prize, currency)],
  ];
  return (
    <section className={board.mine} aria-label={t('you')}>
      <span className={classNames(styles.medal, board.own)}>{place ?? '—'}</span>
      <b>{t('you')}</b>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {isWithheld ? <p className={styles.dim}>{t('withheld')}</p> : null}
    </section>
  );
});
