import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { progressShare, type OwnPromotion, type Promotion } from '../../../core/promotions/offers/promotion.ts';
import { Button, buttonClass } from '../../kit/controls/button.tsx';
import { ProgressBar } from '../../kit/feedback/progress-bar.tsx';
import { Tag } from '../../kit/feedback/tag.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePromotionDate } from '../use-promotion-date.ts';
import { usePromotions } from '../use-promotions.ts';
import { placeOf } from './offer-place.ts';
import { useOfferWords } from './use-offer-words.ts';
import styles from './offers.module.scss';

interface OfferActionsProps {
  readonly promotion: Promotion;
  readonly currency: string;
  readonly look: 'primary' | 'ghost';
}

/** PRM-11, PRM-14 Joins before, shows how far one has come after; nothing for whoever nothing is offered to. */
export const OfferActions = observer(function OfferActions({
  promotion,
  currency,
  look,
}: OfferActionsProps): ReactNode {
  const { dialogs, language, session } = usePage();
  const { offers } = usePromotions();
  const { t } = useOfferWords(currency);
  const { id } = promotion;
  const entry = offers.entryOf(id);
  if (entry !== undefined) return <Entry entry={entry} look={look} />;
  if (offers.own?.mayJoin === false) return null;
  const place = placeOf(promotion);
  const size = look === 'primary' ? 'md' : 'sm';
  if (place !== undefined) {
    return (
      <Link discover="none" className={buttonClass({ look, size })} to={addressInLanguage(place, language)}>
        {t('go')}
      </Link>
    );
  }
  return (
    <Button
      look={look}
      size={size}
      isDisabled={offers.isSending}
      onClick={() => {
        if (session.isSignedIn) void offers.take(id, true);
        else dialogs.show('sign-in');
      }}
    >
      {t('join')}
    </Button>
  );
});

const STATE_TAGS = {
  going: ['success', 'f-circle-check'],
  reached: ['accent', 't-gift'],
  paid: ['success', 't-check'],
  missed: ['neutral', 't-clock'],
} as const;

const Entry = observer(function Entry({
  entry,
  look,
}: {
  readonly entry: OwnPromotion;
  readonly look: OfferActionsProps['look'];
}): ReactNode {
  const { offers } = usePromotions();
  const { t, money, progress } = useOfferWords(entry.currency);
  const date = usePromotionDate();
  const { id, state, endsAt, reward } = entry;
  const [tone, icon] = STATE_TAGS[state];
  return (
    <div className={styles.entry}>
      <p>
        <Tag tone={tone} icon={icon}>
          {t(`state.${state}`)}
        </Tag>
        {state === 'going' ? <span>{t('until', { date: date(endsAt) })}</span> : null}
      </p>
      <ProgressBar label={progress(entry)} share={progressShare(entry.progress) / 100} />
      <p className="num">{progress(entry)}</p>
      {state === 'reached' ? (
        <Button look="primary" size="sm" isDisabled={offers.isSending} onClick={() => void offers.claim(id)}>
          {t('claim', { sum: money(reward) })}
        </Button>
      ) : null}
      {state === 'paid' || look === 'ghost' ? null : (
        <Button size="sm" isDisabled={offers.isSending} onClick={() => void offers.take(id, false)}>
          {t('leave')}
        </Button>
      )}
    </div>
  );
});
