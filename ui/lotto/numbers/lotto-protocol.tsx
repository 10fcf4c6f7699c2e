import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lottoDrawText } from '../../../core/lotto/numbers/lotto-drawing.ts';
import type { LottoResult } from '../../../core/lotto/numbers/lotto-gateway.ts';
import { lottoById } from '../../../core/lotto/numbers/lotto-rules.ts';
import { lottoPart } from '../../../core/lotto/numbers/lotto-settlement.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { useLotto } from '../use-lotto.ts';
import { useLottoWords } from './use-lotto-words.ts';
import styles from './lotto-results.module.scss';

interface ProtocolProps {
  readonly result: LottoResult;
}

/** What a draw paid, and what its numbers were drawn from. */
export const LottoProtocol = observer(function LottoProtocol({ result }: ProtocolProps): ReactNode {
  return (
    <div className={styles.protocol}>
      <Prizes result={result} />
      <Proof result={result} />
    </div>
  );
});

const Prizes = observer(function Prizes({ result }: ProtocolProps): ReactNode {
  const { lotto } = useLotto();
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const rules = lottoById(result.lottoId);
  if (rules === undefined) return null;
  const { currency } = lotto;
  return (
    <table className={styles.prizes}>
      <caption>{t('prizes.fund', { sum: words.money(result.fund, currency) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('prizes.guessed')}</th>
          <th scope="col">{t('prizes.part')}</th>
          <th scope="col">{t('prizes.combinations')}</th>
          <th scope="col">{t('prizes.each')}</th>
        </tr>
      </thead>
      <tbody>
        {rules.shares.map((share, place) => {
          const prize = result.prizes[place];
          return (
            <tr key={place}>
              <th scope="row">{t('of', { guessed: rules.chosen - place, whole: rules.chosen })}</th>
              <td className="num">
                {words.money(lottoPart(result.fund, share), currency)}
                {place === 0 ? ` ${t('prizes.and-jackpot')}` : ''}
              </td>
              <td className="num">{words.count(prize?.combinations ?? 0)}</td>
              <td className="num">
                {prize === undefined || prize.combinations === 0 ? '\u2014' : words.money(prize.each, currency)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

/** LT-11 The seed and its hash, and a check of both on this device. */
const Proof = observer(function Proof({ result }: ProtocolProps): ReactNode {
  const { lotto } = useLotto();
  const { t } = useTranslation('lotto');
  const verdict = lotto.verdicts.get(result.id);
  return (
    <div className={styles.proof}>
      <h3>{t('fair')}</h3>
      <p>{t('fair.text')}</p>
      <dl>
        <dt>{t('fair.hash')}</dt>
        <dd className="ltr">{result.hash}</dd>
        <dt>{t('fair.seed')}</dt>
        <dd className="ltr">{result.seed}</dd>
        <dt>{t('fair.drawn')}</dt>
        <dd className="ltr">{lottoDrawText(result.lottoId, result.number)}</dd>
      </dl>
      <Button size="sm" onClick={() => void lotto.check(result)}>
        {t('fair.check')}
      </Button>
      {verdict === undefined ? null : (
        <FormNotice tone={verdict === 'fair' ? 'success' : 'danger'}>{t(`fair.${verdict}`)}</FormNotice>
      )}
    </div>
  );
});
