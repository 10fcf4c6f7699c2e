import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { totoProgress } from '../../core/lotto/toto-hits.ts';
import type { OwnTotoCoupon } from '../../core/lotto/toto-gateway.ts';
import { TOTO_RULES } from '../../core/lotto/toto-rules.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Button } from '../kit/controls/button.tsx';
import { Segment } from '../kit/controls/segment.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { ProgressBar } from '../kit/feedback/progress-bar.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { Tag, type TagTone } from '../kit/feedback/tag.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { SignedOutPage } from '../page/missing/signed-out-page.tsx';
import { usePage } from '../page/use-page.ts';
import { useLotto } from './use-lotto.ts';
import { useTotoWords } from './use-toto-words.ts';
import styles from './toto-lists.module.scss';

const SHOWN = ['all', 'open', 'settled'] as const;
const SHOWN_WORDS = { all: 'draws.all', open: 'coupon.open', settled: 'state.settled' } as const;

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
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('all');
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
  const found = coupons.filter(({ state }) => shown === 'all' || (state === 'open') === (shown === 'open'));
  return (
    <section className="panel">
      <div className={styles.bar}>
        <Segment
          label={t('draws.state')}
          options={SHOWN.map((value) => ({ value, label: t(SHOWN_WORDS[value]) }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      {found.length === 0 && !hasMore ? (
        <EmptyState icon="t-receipt" title={t('coupons.none')} />
      ) : (
        <ul className={styles.coupons}>
          {found.map((coupon) => (
            <CouponItem key={coupon.id} coupon={coupon} />
          ))}
        </ul>
      )}
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
  const reached = hits ?? guessed;
  const number = t('coupon.number', { number: words.count(coupon.id) });
  return (
    <li className={styles.coupon}>
      <div className={styles.what}>
        <b>{number}</b>
        <small>
          {t(`sort.${coupon.sort}`)} · {t('draw', { number: words.count(coupon.drawNumber) })}
        </small>
      </div>
      <Tag tone={tone} icon={icon}>
        {t(`coupon.${state}`)}
      </Tag>
      <div className={styles.reached}>
        <ProgressBar
          label={number}
          share={reached / whole}
          valueText={t('of', { guessed: reached, whole })}
          tone={state === 'open' ? 'info' : 'accent'}
        />
        <small>
          {hits === undefined
            ? t('progress', { guessed, decided, possible, whole })
            : t('coupon.hits', { guessed: hits, whole })}
        </small>
      </div>
      <div className={styles.what}>
        <span className="num">
          {t('sum', { lines: t('lines', { count: lineCount }), stake: words.money(stake, currency) })}
        </span>
        <small>{words.moment(coupon.placedAt)}</small>
      </div>
      <b className={classNames('num', styles.money, state === 'won' && styles.plus)}>
        {prize > 0 ? `+${words.money(prize, currency)}` : words.money(amount, currency)}
      </b>
      <Answers coupon={coupon} />
    </li>
  );
});

/** The blank of the coupon: under each match what was answered, and which of it came. */
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
            <small>{place + 1}</small>
            {chosen.map((answer) => (
              <i key={answer} className={classNames((result === 'cancelled' || answer === result) && styles.came)}>
                {words.answer(rules, answer)}
              </i>
            ))}
            {result === undefined ? null : (
              <>
                <Icon name={isRight ? 'f-circle-check' : 't-circle-x'} size="sm" />
                <span className="vh">{t(isRight ? 'right' : 'wrong')}</span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
});
