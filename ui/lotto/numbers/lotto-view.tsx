import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lottoPath } from '../../../core/lotto/numbers/lotto-page.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { minutes } from '../../../core/shared/time.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { usePage } from '../../page/use-page.ts';
import { useLotto } from '../use-lotto.ts';
import { LottoBalls, LottoMark } from './lotto-balls.tsx';
import { LottoFields } from './lotto-fields.tsx';
import { LottoFrequency } from './lotto-frequency.tsx';
import { LottoPromise } from './lotto-promise.tsx';
import { LottoPrizeTable } from './lotto-prize-table.tsx';
import { useLottoWords } from './use-lotto-words.ts';
import styles from './lotto-view.module.scss';

/** One lotto: its next draw, fields to fill in, what it pays, and the numbers that came. */
export const LottoView = observer(function LottoView(): ReactNode {
  const { lotto } = useLotto();
  const { rules } = lotto;
  if (rules === undefined) return null;
  return (
    <>
      <Head />
      <LottoFields />
      <div className={styles.blocks}>
        <Latest />
        <LottoPrizeTable rules={rules} />
        <LottoFrequency />
        <LottoPromise />
      </div>
    </>
  );
});

/** From here on the time that is left is a warning. */
const SOON = minutes(10);

const Head = observer(function Head(): ReactNode {
  const { lotto } = useLotto();
  const { clock } = usePage();
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const { currency, draw, offer, rules } = lotto;
  if (rules === undefined || offer === undefined) return null;
  return (
    <section className={`panel ${styles.head}`} aria-label={words.lotto(rules.id)}>
      <LottoMark lottoId={rules.id} drawn={rules.drawn} isLarge />
      <div className={styles.title}>
        <b>{words.lotto(rules.id)}</b>
        <small>
          {draw === undefined
            ? t('draw.none')
            : t('draw.about', { number: words.count(draw.number), moment: words.moment(draw.drawsAt) })}
        </small>
      </div>
      <dl className={styles.sums}>
        <div>
          <dt>{t('jackpot')}</dt>
          <dd className="num">{words.money(offer.jackpot, currency)}</dd>
        </div>
        <div>
          <dt>{t('fund')}</dt>
          <dd className="num">{words.money(offer.fund, currency)}</dd>
        </div>
      </dl>
      {draw === undefined ? null : (
        <div className={styles.end}>
          <span>
            {t('closes', { time: words.time(draw.closesAt) })} <b className="num">{words.left(draw.closesAt)}</b>
          </span>
          <progress
            className={classNames(styles.progress, draw.closesAt - clock.now < SOON && styles.soon)}
            aria-label={t('left')}
            max={rules.every}
            value={Math.max(0, draw.closesAt - clock.now)}
          />
        </div>
      )}
    </section>
  );
});

const LATEST = 6;

const Latest = observer(function Latest(): ReactNode {
  const { lotto } = useLotto();
  const { language } = usePage();
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const { results, rules } = lotto;
  if (rules === undefined) return null;
  return (
    <section className={`panel ${styles.block}`} aria-labelledby="lotto-latest">
      <div className={styles.bar}>
        <h2 id="lotto-latest">{t('latest')}</h2>
        <Link to={inLanguage(`/${lottoPath({ part: 'results', lottoId: rules.id })}`, language)}>{t('archive')}</Link>
      </div>
      {results === undefined ? (
        <Skeleton shape="block" />
      ) : results.length === 0 ? (
        <p>{t('results.none')}</p>
      ) : (
        <ul className={styles.latest}>
          {results.slice(0, LATEST).map((result) => (
            <li key={result.id}>
              <small className="num">{words.moment(result.drawsAt)}</small>
              <LottoBalls lottoId={result.lottoId} numbers={result.numbers} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
