import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_TOTO_LINES } from '../../core/lotto/toto-rules.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { AmountField } from '../kit/controls/amount-field.tsx';
import { Button } from '../kit/controls/button.tsx';
import { currencySymbol } from '../kit/formats/currency-symbols.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import { currencyDecimals, minorText } from '../../core/shared/money.ts';
import { PoolButton } from './numbers/pool-button.tsx';
import { TotoCodeField } from './toto-code-field.tsx';
import { TotoVerdictNotice } from './toto-verdict-notice.tsx';
import { useLotto } from './use-lotto.ts';
import { useTotoWords } from './use-toto-words.ts';
import styles from './toto-slip.module.scss';

/** The coupon of the toto: its blank, how many lines it has, the stake on each, and the sum. */
export const TotoSlip = observer(function TotoSlip(): ReactNode {
  const { t } = useTranslation('toto');
  return (
    <aside className={`panel ${styles.slip}`} aria-label={t('coupon')}>
      <h2 className={styles.title}>{t('coupon')}</h2>
      <div className={styles.body}>
        <Blank />
        <Powers />
        <TotoCodeField />
        <p className={styles.note}>
          <Icon name="t-info-circle" size="sm" />
          <span>{t('cancelled.rule')}</span>
        </p>
      </div>
      <Stake />
    </aside>
  );
});

const Blank = observer(function Blank(): ReactNode {
  const { totoCoupon } = useLotto();
  const words = useTotoWords();
  const { answers, rules } = totoCoupon;
  if (rules.answers.length > 3) return null;
  return (
    <div className={styles.blank} aria-hidden="true">
      {answers.map((chosen, place) => (
        <div key={place}>
          <small className="num">{place + 1}</small>
          {rules.answers.map((code, index) => (
            <i key={code} className={classNames(chosen.includes(index + 1) && styles.on)}>
              {chosen.includes(index + 1) ? words.answer(rules, index + 1).slice(-1) : ''}
            </i>
          ))}
        </div>
      ))}
    </div>
  );
});

/** TT-4 Two to the third times three to the first are twenty-four. */
const Powers = observer(function Powers(): ReactNode {
  const { totoCoupon } = useLotto();
  const { t } = useTranslation('toto');
  const words = useTotoWords();
  const { filled, hasTooManyLines, lineCount, powers } = totoCoupon.filling;
  if (filled === 0) return <p className={styles.hint}>{t('empty')}</p>;
  return (
    <div className={styles.powers}>
      <span className="ltr num">
        {powers.map(({ answers, games }, place) => (
          <span key={answers}>
            {place === 0 ? '' : ' × '}
            {answers}
            <sup>{games}</sup>
          </span>
        ))}
      </span>
      <output>
        <b>
          {hasTooManyLines
            ? t('lines.many', { most: words.count(MOST_TOTO_LINES) })
            : t('lines', { count: lineCount ?? 0 })}
        </b>
      </output>
    </div>
  );
});

const Stake = observer(function Stake(): ReactNode {
  const { toto, totoCoupon } = useLotto();
  const { t } = useTranslation('toto');
  const words = useTotoWords();
  const { currency, filling, quickStakes, shownStake, stake } = totoCoupon;
  const { board } = toto;
  const limits =
    board === undefined
      ? undefined
      : t('stake.limits', {
          least: words.money(board.leastStake, currency),
          most: words.money(board.mostStake, currency),
        });
  return (
    <div className={styles.stake}>
      <AmountField
        label={t('stake')}
        text={shownStake}
        symbol={currencySymbol(currency)}
        error={stake === undefined ? limits : undefined}
        onText={(text) => totoCoupon.setStake(text)}
        onStep={(steps) => totoCoupon.stepStake(steps)}
      />
      <div className={styles.quick}>
        {quickStakes.map((amount) => (
          <Button
            key={amount}
            size="sm"
            aria-pressed={amount === stake}
            aria-label={words.money(amount, currency)}
            onClick={() => totoCoupon.setStake(minorText(amount, currencyDecimals(currency)))}
          >
            {minorText(amount, currencyDecimals(currency))}
          </Button>
        ))}
      </div>
      {filling.amount === undefined || stake === undefined ? null : (
        <p className={styles.sum}>
          <span>
            {t('sum', { lines: t('lines', { count: filling.lineCount ?? 0 }), stake: words.money(stake, currency) })}
          </span>
          <b className="num">{words.money(filling.amount, currency)}</b>
        </p>
      )}
      <TotoVerdictNotice />
      <Send />
    </div>
  );
});

const Send = observer(function Send(): ReactNode {
  const { totoCoupon } = useLotto();
  const { t } = useTranslation('toto');
  const words = useTotoWords();
  const { currency, draw, filling, stake } = totoCoupon;
  return (
    <PoolButton
      texts="toto"
      name={t('send')}
      phase={totoCoupon.orders.phase}
      lacking={lackingOf()}
      sum={filling.amount === undefined ? undefined : words.money(filling.amount, currency)}
      className={styles.send}
      onSend={() => void totoCoupon.place()}
    />
  );

  function lackingOf(): string | undefined {
    if (draw === undefined) return t('closed');
    if (filling.hasTooManyLines) return t('lines.limit', { most: words.count(MOST_TOTO_LINES) });
    const open = totoCoupon.rules.gameCount - filling.filled;
    if (open > 0) return t('open-games', { count: open });
    return stake === undefined ? t('stake.wrong') : undefined;
  }
});
