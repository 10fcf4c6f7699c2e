import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { totoProgress } from '../../core/lotto/toto-hits.ts';
import type { OwnTotoCoupon } from '../../core/lotto/toto-gateway.ts';
import { TOTO_RULES } from '../../core/lotto/toto-rules.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Button } from '../kit/controls/button.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { Tag, type TagTone } from '../kit/feedback/tag.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { SignedOutPage } from '../page/missing/signed-out-page.tsx';
import { usePage } from '../page/use-page.ts';
import { useLotto } from './use-lotto.ts';
import { useTotoWords } from './use-toto-words.ts';
import styles from './toto-lists.module.scss';

/** The player's coupons of every sort: what they cost, how they stand, what they won. */
export const TotoCoupons = observer(function TotoCoupons(): ReactNode {
  const { session } = usePage();
  if (!session.isSignedIn) {
    return (
      <section className="panel">
        <SignedOutPage />
      </section>
    );
  }
  return <Own />;
});

const Own = observer(function Own(): ReactNode {
  const { toto, totoCoupon } = useLotto();
  const { t } = useTranslation('toto');
  const { board } = toto;
  // asked again with every state of the draw
  useEffect(() => {
    void totoCoupon.orders.load();
  }, [totoCoupon, board]);
  const { owned: coupons, failure, hasMore } = totoCoupon.orders;
  if (failure !== undefined && coupons === undefined) {
    return <FailedLoad failure={failure} onRetry={async () => totoCoupon.orders.load()} />;
  }
  if (coupons === undefined) return <Skeleton shape="block" />;
  if (coupons.length === 0) {
    return (
      <section className="panel">
        <EmptyState icon="t-receipt" title={t('coupons.none')}>
          {t('coupons.none-text')}
        </EmptyState>
      </section>
    );
  }
  return (
    <section className="panel">
      <ul className={styles.coupons}>
        {coupons.map((coupon) => (
          <CouponItem key={coupon.id} coupon={coupon} />
        ))}
      </ul>
      {hasMore ? (
        <Button isBlock onClick={() => void totoCoupon.orders.loadMore()}>
          {t('more')}
        </Button>
      ) : null}
    </section>
  );
});

const STATES: Readonly<Record<OwnTotoCoupon['state'], readonly [tone: TagTone, icon: IconName]>> = {
  open: ['info', 't-clock'],
  won: ['success', 't-check'],
  lost: ['neutral', 't-x'],
  returned: ['warning', 't-arrow-back-up'],
};

const CouponItem = observer(function CouponItem({ coupon }: { readonly coupon: OwnTotoCoupon }): ReactNode {
  const { t } = useTranslation('toto');
  const words = useTotoWords();
  const { amount, currency, hits, lineCount, prize, results, stake, state } = coupon;
  const [tone, icon] = STATES[state];
  const { decided, guessed, possible } = totoProgress(coupon.answers, results);
  const whole = results.length;
  return (
    <li className={styles.coupon}>
      <div className={styles.line}>
        <b>{t('coupon.number', { number: words.count(coupon.id) })}</b>
        <Tag tone={tone} icon={icon}>
          {t(`coupon.${state}`)}
        </Tag>
        <span className={styles.grow}>
          {t(`sort.${coupon.sort}`)} · {t('draw', { number: words.count(coupon.drawNumber) })}
        </span>
        <b className="num">{prize > 0 ? `+${words.money(prize, currency)}` : words.money(amount, currency)}</b>
      </div>
      <Answers coupon={coupon} />
      <div className={styles.line}>
        <small className={styles.grow}>
          {t('sum', { lines: t('lines', { count: lineCount }), stake: words.money(stake, currency) })} ·{' '}
          {words.moment(coupon.placedAt)}
        </small>
        <small>
          {hits === undefined
            ? t('progress', { guessed, decided, possible, whole })
            : t('coupon.hits', { guessed: hits, whole })}
        </small>
      </div>
    </li>
  );
});

/** The blank of the coupon: which answers it has, and which of them came. */
const Answers = observer(function Answers({ coupon }: { readonly coupon: OwnTotoCoupon }): ReactNode {
  const { t } = useTranslation('toto');
  const words = useTotoWords();
  const rules = TOTO_RULES[coupon.sort];
  return (
    <ol className={styles.answers} aria-label={t('answers')}>
      {coupon.answers.map((chosen, place) => {
        const result = coupon.results[place];
        const isRight = result === 'cancelled' || (result !== undefined && chosen.includes(result));
        return (
          <li key={place} className={classNames(result !== undefined && (isRight ? styles.right : styles.wrong))}>
            {chosen.map((answer) => words.answer(rules, answer)).join(' ')}
            {result === undefined ? null : <span className="vh">{t(isRight ? 'right' : 'wrong')}</span>}
          </li>
        );
      })}
    </ol>
  );
});
