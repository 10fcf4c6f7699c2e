import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LottoResult } from '../../../core/lotto/numbers/lotto-gateway.ts';
import { lottoPath } from '../../../core/lotto/numbers/lotto-page.ts';
import { LOTTOS } from '../../../core/lotto/numbers/lotto-rules.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { Button } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { usePage } from '../../page/use-page.ts';
import { useLotto } from '../use-lotto.ts';
import { LottoBalls } from './lotto-balls.tsx';
import { LottoProtocol } from './lotto-protocol.tsx';
import { useLottoWords } from './use-lotto-words.ts';
import styles from './lotto-results.module.scss';

const COLUMNS = ['time', 'lotto', 'numbers', 'jackpot', 'won'] as const;

/** LT-7 The numbers that came, the latest first; what each draw paid and its check on request. */
export const LottoResults = observer(function LottoResults(): ReactNode {
  const { lotto } = useLotto();
  const { t } = useTranslation('lotto');
  const { hasMore, page, results } = lotto;
  if (results === undefined) return <Skeleton shape="block" />;
  return (
    <section className={`panel ${styles.results}`} aria-labelledby="lotto-results">
      <div className={styles.bar}>
        <h2 id="lotto-results">{t('part.results')}</h2>
        {page.part === 'results' ? <Chosen /> : null}
      </div>
      {results.length === 0 ? (
        <EmptyState icon="t-history" title={t('results.none')}>
          {t('results.none-text')}
        </EmptyState>
      ) : (
        <div className={styles.scroller}>
          <table className={styles.table}>
            <caption className="vh">{t('part.results')}</caption>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {t(`column.${column}`)}
                  </th>
                ))}
                <th scope="col">
                  <span className="vh">{t('prizes')}</span>
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
      )}
      {hasMore ? (
        <Button isBlock onClick={() => void lotto.loadMore()}>
          {t('more')}
        </Button>
      ) : null}
    </section>
  );
});

/** LT-3 The lotto whose results are shown, or all. */
const Chosen = observer(function Chosen(): ReactNode {
  const { lotto } = useLotto();
  const { language } = usePage();
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const { page } = lotto;
  const shown = page.part === 'results' ? page.lottoId : undefined;
  const ids = [undefined, ...LOTTOS.map(({ id }) => id)];
  return (
    <nav className={styles.chosen} aria-label={t('results.of')}>
      {ids.map((lottoId) => (
        <Link
          key={lottoId ?? 0}
          className={styles.choice}
          to={inLanguage(`/${lottoPath({ part: 'results', lottoId })}`, language)}
          aria-current={lottoId === shown ? 'page' : undefined}
        >
          {lottoId === undefined ? t('results.all') : words.lotto(lottoId)}
        </Link>
      ))}
    </nav>
  );
});

const ResultRow = observer(function ResultRow({ result }: { readonly result: LottoResult }): ReactNode {
  const { lotto } = useLotto();
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const { id, lottoId, number, prizes } = result;
  const isOpen = lotto.unfoldedId === id;
  const won = prizes.reduce((sum, { combinations }) => sum + combinations, 0);
  const name = t('draw.of', { lotto: words.lotto(lottoId), number: words.count(number) });
  return (
    <>
      <tr>
        <td className="num">{words.moment(result.drawsAt)}</td>
        <th scope="row">{name}</th>
        <td>
          <LottoBalls lottoId={lottoId} numbers={result.numbers} />
        </td>
        <td className="num">{words.money(result.jackpot, lotto.currency)}</td>
        <td className="num">{won === 0 ? '\u2014' : words.count(won)}</td>
        <td>
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-label={t('prizes.of', { draw: name })}
            onClick={() => lotto.unfold(id)}
          >
            {t('prizes.table')}
          </Button>
        </td>
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={COLUMNS.length + 1}>
            <LottoProtocol result={result} />
          </td>
        </tr>
      ) : null}
    </>
  );
});
