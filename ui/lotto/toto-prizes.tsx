import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { prizePart } from '../../core/lotto/toto-filling.ts';
import { TOTO_RULES } from '../../core/lotto/toto-rules.ts';
import { useLotto } from './use-lotto.ts';
import { useTotoWords } from './use-toto-words.ts';
import styles from './toto-prizes.module.scss';

/** TT-25 What each number of guessed games brings: its part of the fund, and of a settled draw who shared it. */
export const TotoPrizes = observer(function TotoPrizes(): ReactNode {
  const { toto } = useLotto();
  const { t } = useTranslation('toto');
  const words = useTotoWords();
  const { board, draw, page } = toto;
  if (board === undefined || draw === undefined) return null;
  const { gameCount, shares } = TOTO_RULES[page.sort];
  return (
    <section className={`panel ${styles.prizes}`}>
      <table>
        <caption className="vh">{t('prizes')}</caption>
        <thead>
          <tr>
            <th scope="row">{t('prizes.guessed')}</th>
            {shares.map((_, place) => (
              <th key={place} scope="col" className="num">
                {place === 0 ? t('of', { guessed: gameCount, whole: gameCount }) : gameCount - place}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('prizes.share')}</th>
            {shares.map((share, place) => (
              <td key={place}>
                {t('percent', { share })}
                {place === 0 ? <b className={styles.jackpot}>{t('prizes.jackpot')}</b> : null}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('prizes.sum')}</th>
            {shares.map((share, place) => (
              <td key={place} className="num">
                {words.money(prizePart(draw.fund, share), board.currency)}
              </td>
            ))}
          </tr>
          {draw.state === 'settled' ? <Paid /> : null}
        </tbody>
      </table>
    </section>
  );
});

const Paid = observer(function Paid(): ReactNode {
  const { toto } = useLotto();
  const { t } = useTranslation('toto');
  const words = useTotoWords();
  const { board, draw, page } = toto;
  if (board === undefined || draw === undefined) return null;
  const { gameCount, shares } = TOTO_RULES[page.sort];
  const prizes = shares.map((_, place) => draw.prizes.find(({ hits }) => hits === gameCount - place));
  return (
    <tr>
      <th scope="row">{t('prizes.paid')}</th>
      {prizes.map((prize, place) => (
        <td key={place} className="num">
          {prize === undefined || prize.lineCount === 0
            ? t('prizes.nobody')
            : t('prizes.lines', { count: prize.lineCount, sum: words.money(prize.amount, board.currency) })}
        </td>
      ))}
    </tr>
  );
});
