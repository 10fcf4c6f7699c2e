import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bingoDrawText } from '../../../core/lotto/bingo/bingo-drawing.ts';
import type { BingoResult } from '../../../core/lotto/bingo/bingo-gateway.ts';
import type { BingoPrize } from '../../../core/lotto/bingo/bingo-settlement.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { LottoBalls } from '../numbers/lotto-balls.tsx';
import { useLottoWords } from '../numbers/use-lotto-words.ts';
import resultStyles from '../numbers/lotto-results.module.scss';
import { useLotto } from '../use-lotto.ts';
import styles from './bingo.module.scss';

const COLUMNS = ['time', 'draw', 'prizes'] as const;

/** The draws that are over, the latest first; their balls and a check of each on request. */
export const BingoResults = observer(function BingoResults(): ReactNode {
  const { bingo } = useLotto();
  const { t } = useTranslation('bingo');
  const { t: lotto } = useTranslation('lotto');
  const { results = [] } = bingo;
  return (
    <section className={`panel ${resultStyles.results}`} aria-labelledby="bingo-results">
      <div className={resultStyles.bar}>
        <h2 id="bingo-results">{lotto('latest')}</h2>
      </div>
      <div className={resultStyles.scroller}>
        <table className={classNames(resultStyles.table, styles.results)}>
          <caption className="vh">{lotto('latest')}</caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`column.${column}`)}
                </th>
              ))}
              <th scope="col">
                <span className="vh">{lotto('fair')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <ResultRow key={result.id} result={result} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
});

interface ResultProps {
  readonly result: BingoResult;
}

const ResultRow = observer(function ResultRow({ result }: ResultProps): ReactNode {
  const { bingo } = useLotto();
  const { t } = useTranslation('bingo');
  const words = useLottoWords();
  const { id, number, drawsAt, prizes } = result;
  const isOpen = bingo.unfoldedId === id;
  const name = t('draw', { number: words.count(number) });
  const prizeText = ({ pattern, cards, ball = 0, each }: BingoPrize): string =>
    t('result.won', {
      pattern: t(`pattern.${pattern}`),
      ball: words.count(ball),
      cards: words.count(cards),
      sum: words.money(each, bingo.currency),
    });
  const won = prizes.filter(({ cards }) => cards > 0);
  return (
    <>
      <tr>
        <td className="num">{words.moment(drawsAt)}</td>
        <th scope="row">{name}</th>
        <td>{won.length === 0 ? '—' : won.map((prize) => prizeText(prize)).join('; ')}</td>
        <td>
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-label={t('result.of', { draw: name })}
            onClick={() => bingo.unfold(id)}
          >
            {t('result')}
          </Button>
        </td>
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={COLUMNS.length + 1}>
            <Proof result={result} />
          </td>
        </tr>
      ) : null}
    </>
  );
});

/** BNG-11 The balls, the seed and its hash, and a check of all on this device. */
const Proof = observer(function Proof({ result }: ResultProps): ReactNode {
  const { bingo } = useLotto();
  const { t } = useTranslation('bingo');
  const { t: lotto } = useTranslation('lotto');
  const verdict = bingo.verdicts.get(result.id);
  return (
    <div className={resultStyles.proof}>
      <LottoBalls lottoId={1} numbers={result.balls} label={t('balls')} />
      <h3>{lotto('fair')}</h3>
      <p>{lotto('fair.text')}</p>
      <dl>
        <dt>{lotto('fair.hash')}</dt>
        <dd className="ltr">{result.hash}</dd>
        <dt>{lotto('fair.seed')}</dt>
        <dd className="ltr">{result.seed}</dd>
        <dt>{lotto('fair.drawn')}</dt>
        <dd className="ltr">{bingoDrawText(result.number)}</dd>
      </dl>
      <Button size="sm" onClick={() => void bingo.check(result)}>
        {lotto('fair.check')}
      </Button>
      {verdict === undefined ? null : (
        <FormNotice tone={verdict === 'fair' ? 'success' : 'danger'}>{lotto(`fair.${verdict}`)}</FormNotice>
      )}
    </div>
  );
});
