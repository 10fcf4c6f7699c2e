import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldCombinations, lottoAmount } from '../../../core/lotto/numbers/lotto-filling.ts';
import { LOTTO_DRAW_COUNTS } from '../../../core/lotto/numbers/lotto-rules.ts';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { Segment } from '../../kit/controls/segment.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { PoolTrouble } from '../pool-trouble.tsx';
import { useLotto } from '../use-lotto.ts';
import { LottoBalls } from './lotto-balls.tsx';
import { PoolButton } from './pool-button.tsx';
import { useLottoWords } from './use-lotto-words.ts';
import styles from './lotto-slip.module.scss';

/** The tickets that are filled, in how many draws they take part, and what all of it costs. */
export const LottoSlip = observer(function LottoSlip(): ReactNode {
  const { lottoTicket } = useLotto();
  const { t } = useTranslation('lotto');
  return (
    <aside className={`panel ${styles.slip}`} aria-label={t('basket')}>
      <h2 className={styles.title}>{t('basket')}</h2>
      <Filled />
      <div className={styles.draws}>
        <span aria-hidden="true">{t('draw-count')}</span>
        <Segment
          label={t('draw-count')}
          isBlock
          options={LOTTO_DRAW_COUNTS.map((value) => ({ value, label: value }))}
          value={lottoTicket.drawCount}
          onChange={(count) => lottoTicket.setDrawCount(count)}
        />
      </div>
      <Sum />
    </aside>
  );
});

const Filled = observer(function Filled(): ReactNode {
  const { lotto, lottoTicket } = useLotto();
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const { offer, rules } = lotto;
  if (rules === undefined || offer === undefined) return null;
  const { basket, fields } = lottoTicket;
  if (basket.tickets.length === 0) return <p className={styles.hint}>{t('basket.empty')}</p>;
  return (
    <ul className={styles.tickets}>
      {fields.map((field, place) => {
        const combinations = fieldCombinations(rules, field);
        const amount = lottoAmount(offer.price, combinations, 1);
        if (combinations === 0) return null;
        const name = t('field', { number: place + 1 });
        return (
          <li key={place}>
            <div>
              <b>{name}</b>
              <small>{t('combinations', { count: combinations })}</small>
              <IconButton
                icon="t-x"
                size="sm"
                label={t('clear.field', { field: name })}
                onClick={() => lottoTicket.clear(place)}
              />
            </div>
            <div>
              <LottoBalls lottoId={rules.id} numbers={field} />
              <b className="num">{amount === undefined ? '\u2014' : words.money(amount, lotto.currency)}</b>
            </div>
          </li>
        );
      })}
    </ul>
  );
});

const Sum = observer(function Sum(): ReactNode {
  const { lotto, lottoTicket } = useLotto();
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const { basket, drawCount } = lottoTicket;
  return (
    <div className={styles.sum}>
      {basket.combinations === 0 || basket.amount === undefined ? null : (
        <p>
          <output>
            {t('sum', {
              combinations: t('combinations', { count: basket.combinations }),
              draws: t('draws', { count: drawCount }),
            })}
          </output>
          <b className="num">{words.money(basket.amount, lotto.currency)}</b>
        </p>
      )}
      <LottoVerdictNotice />
      <Send />
      <small>{t('basket.note')}</small>
    </div>
  );
});

const Send = observer(function Send(): ReactNode {
  const { lotto, lottoTicket } = useLotto();
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const { basket } = lottoTicket;
  return (
    <PoolButton
      texts="lotto"
      name={t('send')}
      phase={lottoTicket.orders.phase}
      lacking={lackingOf()}
      sum={basket.amount === undefined ? undefined : words.money(basket.amount, lotto.currency)}
      className={styles.send}
      onSend={() => void lottoTicket.buy()}
    />
  );

  /** LT-19 */
  function lackingOf(): string | undefined {
    if (lotto.draw === undefined) return t('draw.none');
    const { halfFilled } = basket;
    if (halfFilled !== undefined) {
      const field = t('field', { number: halfFilled.place + 1 });
      return t('lacking', { field, count: halfFilled.lacking });
    }
    return basket.tickets.length === 0 ? t('send.empty') : undefined;
  }
});

/** What became of the tickets that were sent last. */
const LottoVerdictNotice = observer(function LottoVerdictNotice(): ReactNode {
  const { lotto, lottoTicket } = useLotto();
  const { t } = useTranslation('lotto');
  const { phase, verdict } = lottoTicket.orders;
  if (phase !== 'unknown' && verdict === undefined) return null;
  return verdict?.status === 'accepted' ? (
    <FormNotice tone="success">{t('accepted', { count: verdict.tickets.length })}</FormNotice>
  ) : (
    <PoolTrouble texts="lotto" currency={lotto.currency} rejection={verdict} />
  );
});
