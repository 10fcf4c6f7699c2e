import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { roundPoints } from '../../../core/promotions/tournaments/tournament-table.ts';
import type { TournamentPage } from '../../../core/promotions/tournaments/tournaments-gateway.ts';
import { minorUnits, NO_MONEY } from '../../../core/shared/money.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePromotions } from '../use-promotions.ts';
import { useTournamentWords } from '#ui/casino/catalogue/use-tournament-words.ts';
import board from './tournament-board.module.scss';
import styles from './tournaments.module.scss';

/** An example of the formula: a stake of 20 that wins 72. */
const STAKE = 20;
const WIN = 72;

/** What the places give, and how points are counted. */
export const TournamentSide = observer(function TournamentSide({ page }: { readonly page: TournamentPage }): ReactNode {
  const { t, count } = useTournamentWords();
  const points = roundPoints({ stake: minorUnits(STAKE) ?? NO_MONEY, win: minorUnits(WIN) ?? NO_MONEY });
  const rules = [
    t('rule.best', { shown: count(page.bestRounds) }),
    t('rule.money'),
    t('rule.stake'),
    t('rule.tie'),
    t('rule.permit'),
  ];
  return (
    <div className={board.side}>
      <Prizes page={page} />
      <section className={`panel ${styles.block}`} aria-labelledby="tournament-formula">
        <h2 id="tournament-formula">{t('formula')}</h2>
        <p className={board.formula}>
          <span>
            <b className="num">{count(WIN)}</b>
            {t('formula.win')}
          </span>
          ÷
          <span>
            <b className="num">{count(STAKE)}</b>
            {t('formula.stake')}
          </span>
          × {count(10)} =
          <span className={board.result}>
            <b className="num">{count(points)}</b>
            {t('formula.points')}
          </span>
        </p>
        <ul className={board.rules}>
          {rules.map((rule) => (
            <li key={rule}>
              <Icon name="t-check" size="sm" />
              {rule}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
});

const Prizes = observer(function Prizes({ page }: { readonly page: TournamentPage }): ReactNode {
  const { tournaments } = usePromotions();
  const { t, money } = useTournamentWords();
  const { prizes, currency } = page;
  const place = tournaments.entryOf(page.id)?.place ?? 0;
  const first = prizes[0]?.amount ?? NO_MONEY;
  return (
    <section className={`panel ${styles.block}`} aria-labelledby="tournament-prizes">
      <h2 id="tournament-prizes">{t('prizes')}</h2>
      <ol className={board.ladder}>
        {prizes.map(({ from, to, amount }) => (
          <li key={from} className={classNames(from <= place && place <= to && board.step)}>
            <span className="num">{from === to ? from : t('places', { from, to })}</span>
            <progress aria-hidden="true" max={first} value={amount} />
            <b className="num">{money(amount, currency)}</b>
          </li>
        ))}
      </ol>
      <p className={styles.dim}>{t('prizes.text')}</p>
    </section>
  );
});
