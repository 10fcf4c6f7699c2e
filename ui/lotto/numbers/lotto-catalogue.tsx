import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LottoOffer } from '../../../core/lotto/numbers/lotto-gateway.ts';
import { lottoPath } from '../../../core/lotto/numbers/lotto-page.ts';
import { lottoById } from '../../../core/lotto/numbers/lotto-rules.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { minutes } from '../../../core/shared/time.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { Segment } from '../../kit/controls/segment.tsx';
import { Tag } from '../../kit/feedback/tag.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { useLotto } from '../use-lotto.ts';
import { LottoMark } from './lotto-balls.tsx';
import { LottoResults } from './lotto-results.tsx';
import { useLottoWords } from './use-lotto-words.ts';
import styles from './lotto-catalogue.module.scss';

const ORDERS = ['time', 'jackpot'] as const;
type CardOrder = (typeof ORDERS)[number];

/** Every lotto with its next draw and its jackpot, the greatest above, and the numbers that came last. */
export const LottoCatalogue = observer(function LottoCatalogue(): ReactNode {
  const { lotto } = useLotto();
  const { t } = useTranslation('lotto');
  const [order, setOrder] = useState<CardOrder>('time');
  const { greatest } = lotto;
  const offers = lotto.board?.offers ?? [];
  return (
    <>
      {greatest === undefined ? null : <Greatest offer={greatest} />}
      <div className={styles.bar}>
        <h2>{t('lottos')}</h2>
        <span className={styles.grow}>{t('open', { count: offers.length })}</span>
        <Segment
          label={t('order')}
          options={ORDERS.map((value) => ({ value, label: t(`order.${value}`) }))}
          value={order}
          onChange={setOrder}
        />
      </div>
      <ul className={styles.cards}>
        {offers.toSorted(COMPARES[order]).map((offer) => (
          <OfferCard key={offer.lottoId} offer={offer} />
        ))}
      </ul>
      <LottoResults />
    </>
  );
});

const COMPARES: Readonly<Record<CardOrder, (one: LottoOffer, other: LottoOffer) => number>> = {
  time: (one, other) => (one.next?.drawsAt ?? Infinity) - (other.next?.drawsAt ?? Infinity),
  jackpot: (one, other) => other.jackpot - one.jackpot,
};

interface OfferProps {
  readonly offer: LottoOffer;
}

const Greatest = observer(function Greatest({ offer }: OfferProps): ReactNode {
  const { lotto } = useLotto();
  const { language } = usePage();
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const { lottoId, jackpot, next, price } = offer;
  return (
    <section className={styles.hero} aria-label={t('greatest')}>
      <p className={styles.about}>
        <b>{words.lotto(lottoId)}</b>
        {next === undefined
          ? null
          : ` ${t('draw.about', { number: words.count(next.number), moment: words.moment(next.drawsAt) })}`}
      </p>
      <p className={styles.sum}>{words.money(jackpot, lotto.currency)}</p>
      <p className={styles.foot}>
        <Link
          className={buttonClass({ look: 'primary' })}
          to={inLanguage(`/${lottoPath({ part: 'view', lottoId })}`, language)}
        >
          {t('buy.from', { sum: words.money(price, lotto.currency) })}
        </Link>
        {next === undefined ? null : <span>{t('closes.in', { left: words.left(next.closesAt) })}</span>}
      </p>
      <div className={styles.art} aria-hidden="true">
        {ART.map((number) => (
          <i key={number}>{number}</i>
        ))}
      </div>
    </section>
  );
});

const ART = [11, 4, 19, 34, 23, 8, 41] as const;
/** From here on the time that is left is a warning. */
const SOON = minutes(10);

const OfferCard = observer(function OfferCard({ offer }: OfferProps): ReactNode {
  const { lotto, lottoTicket } = useLotto();
  const { clock, language } = usePage();
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const { lottoId, jackpot, next, price } = offer;
  const rules = lottoById(lottoId);
  if (rules === undefined) return null;
  const to = inLanguage(`/${lottoPath({ part: 'view', lottoId })}`, language);
  const name = words.lotto(lottoId);
  return (
    <li className={classNames('panel', styles.card)}>
      <div className={styles.head}>
        <LottoMark lottoId={lottoId} drawn={rules.drawn} isLarge />
        <span className={styles.grow}>
          <b>{name}</b>
          <small>
            {t('card.about', {
              chosen: rules.chosen,
              highest: rules.highest,
              price: words.money(price, lotto.currency),
            })}
          </small>
        </span>
        {next === undefined ? null : next.closesAt - clock.now < SOON ? (
          <Tag tone="warning" icon="t-clock">
            <span className="num">{words.left(next.closesAt)}</span>
          </Tag>
        ) : (
          <small className="num">{words.moment(next.drawsAt)}</small>
        )}
      </div>
      <p className={styles.jackpot}>
        <small>{t('jackpot')}</small>
        <b className="num">{words.money(jackpot, lotto.currency)}</b>
      </p>
      <p className={styles.actions}>
        <Link className={buttonClass({ size: 'sm' })} to={to} aria-label={t('choose.of', { lotto: name })}>
          {t('choose')}
        </Link>
        <Link
          className={buttonClass({ size: 'sm' })}
          to={to}
          aria-label={t('random.of', { lotto: name })}
          onClick={() => lottoTicket.fillAtRandomOf(rules)}
        >
          <Icon name="t-arrows-exchange" size="sm" />
          {t('random')}
        </Link>
      </p>
    </li>
  );
});
