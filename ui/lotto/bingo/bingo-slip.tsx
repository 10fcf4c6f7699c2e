import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import { Segment } from '../../kit/controls/segment.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { PoolButton } from '../numbers/pool-button.tsx';
import { useLottoWords } from '../numbers/use-lotto-words.ts';
import slipStyles from '../numbers/lotto-slip.module.scss';
import { PoolTrouble } from '../pool-trouble.tsx';
import { useLotto } from '../use-lotto.ts';
import { BingoCardTable } from './bingo-card-table.tsx';
import styles from './bingo.module.scss';

const COUNTS: readonly number[] = [1, 2, 3, 4, 6];

/** BNG-10 Cards for the next draw: how many, with what numbers, and what they cost. */
export const BingoSlip = observer(function BingoSlip(): ReactNode {
  const { bingo, bingoCard } = useLotto();
  const { t } = useTranslation('bingo');
  const words = useLottoWords();
  const { draw } = bingo;
  const { count, offered } = bingoCard;
  useEffect(() => {
    bingoCard.begin();
  }, [bingoCard]);
  return (
    <section className={`panel ${styles.slip}`} aria-labelledby="bingo-slip">
      <div className={styles.top}>
        <h2 id="bingo-slip" className={slipStyles.title}>
          {t('buy.title')}
        </h2>
        {draw === undefined ? null : (
          <small>
            {t('draw', { number: words.count(draw.number) })} · {t('closes')}{' '}
            <b className="num">{words.left(draw.closesAt)}</b>
          </small>
        )}
      </div>
      <div className={slipStyles.draws}>
        <span aria-hidden="true">{t('buy.count')}</span>
        <Segment
          label={t('buy.count')}
          isBlock
          options={COUNTS.map((value) => ({ value, label: value }))}
          value={count}
          onChange={(wanted) => bingoCard.setCount(wanted)}
        />
      </div>
      {offered.length === 0 ? <Skeleton shape="block" /> : null}
      <ul className={styles.cards}>
        {offered.map((numbers, place) => (
          <li key={place}>
            <BingoCardTable numbers={numbers} name={t('buy.card', { number: words.count(place + 1) })} />
          </li>
        ))}
      </ul>
      <Button isBlock isDisabled={bingoCard.orders.phase === 'sending'} onClick={() => bingoCard.shuffle()}>
        {t('buy.other')}
      </Button>
      <VerdictNotice />
      <Send />
      <small>{t('buy.note')}</small>
    </section>
  );
});

const Send = observer(function Send(): ReactNode {
  const { bingo, bingoCard } = useLotto();
  const { t } = useTranslation('bingo');
  const words = useLottoWords();
  const { amount } = bingoCard;
  return (
    <PoolButton
      texts="lotto"
      name={t('buy')}
      phase={bingoCard.orders.phase}
      lacking={bingo.draw === undefined ? t('buy.none') : undefined}
      sum={amount === undefined ? undefined : words.money(amount, bingo.currency)}
      className={slipStyles.send}
      onSend={() => void bingoCard.buy()}
    />
  );
});

const VerdictNotice = observer(function VerdictNotice(): ReactNode {
  const { bingo, bingoCard } = useLotto();
  const { t } = useTranslation('bingo');
  const { phase, verdict } = bingoCard.orders;
  if (phase !== 'unknown' && verdict === undefined) return null;
  return verdict?.status === 'accepted' ? (
    <FormNotice tone="success">{t('accepted')}</FormNotice>
  ) : (
    <PoolTrouble texts="bingo" currency={bingo.currency} rejection={verdict} />
  );
});
