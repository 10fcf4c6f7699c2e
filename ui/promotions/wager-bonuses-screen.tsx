import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { endsSoon, leftToWager, type PlayerBonus } from '../../core/promotions/player-bonus.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { buttonClass } from '../kit/controls/button.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { formatDate } from '../kit/formats/format-date.ts';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { SignedOutPage } from '../page/missing/signed-out-page.tsx';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { BonusCard } from './bonus-card.tsx';
import { BonusStakes, FinishedBonuses } from './bonus-tables.tsx';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { useBonusMoney } from './use-bonus-money.ts';
import { usePromotions } from './use-promotions.ts';
import styles from './bonuses.module.scss';

/** The bonuses of the player: what is wagered of each, until when, and what became of those before. */
export const Screen = observer(function WagerBonusesScreen(): ReactNode {
  const { session, language } = usePage();
  const { t } = useTranslation('bonuses');
  usePageTitle(t('title'));
  if (!session.isSignedIn) return <SignedOutPage />;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <Link
          discover="none"
          className={buttonClass({ size: 'sm' })}
          to={addressInLanguage(routePath('deposit-bonuses', {}), language)}
        >
          {t('empty.offers')}
        </Link>
      </div>
      <Content />
    </div>
  );
});

const Content = observer(function Content(): ReactNode {
  const { playerBonuses: bonuses } = usePromotions();
  const [givenUp, setGivenUp] = useState<PlayerBonus>();
  useEffect(() => {
    void bonuses.load();
  }, [bonuses]);
  const { failure, known, going, over } = bonuses;
  if (failure !== undefined) return <FailedLoad failure={failure} onRetry={async () => bonuses.load()} />;
  if (known === undefined) return <Skeleton shape="block" />;
  return (
    <>
      {going.length === 0 ? <NoBonus /> : <Going onGiveUp={setGivenUp} />}
      <FinishedBonuses bonuses={over} />
      {givenUp === undefined ? null : (
        <GiveUpDialog
          bonus={givenUp}
          onClose={() => {
            setGivenUp(undefined);
          }}
        />
      )}
    </>
  );
});

function NoBonus(): ReactNode {
  const { t } = useTranslation('bonuses');
  return (
    <section className="panel">
      <EmptyState icon="t-gift" title={t('empty')}>
        {t('empty.text')}
      </EmptyState>
    </section>
  );
}

const Going = observer(function Going({ onGiveUp }: { readonly onGiveUp: (bonus: PlayerBonus) => void }): ReactNode {
  const { playerBonuses: bonuses } = usePromotions();
  const { t } = useTranslation('bonuses');
  return (
    <>
      {bonuses.going.map((bonus) => (
        <BonusSummary key={bonus.id} bonus={bonus} />
      ))}
      <ul className={styles.cards} aria-label={t('active')}>
        {bonuses.going.map((bonus) => (
          <BonusCard
            key={bonus.id}
            bonus={bonus}
            onGiveUp={() => {
              onGiveUp(bonus);
            }}
          />
        ))}
      </ul>
      {bonuses.going.map((bonus) => (
        <BonusStakes key={bonus.id} bonus={bonus} />
      ))}
    </>
  );
});

/** A line a currency: sums of two are never added. */
const BonusSummary = observer(function BonusSummary({ bonus }: { readonly bonus: PlayerBonus }): ReactNode {
  const { clock, settings } = usePage();
  const { t } = useTranslation('bonuses');
  const { t: kit } = useTranslation('kit');
  const money = useBonusMoney(bonus.currency);
  return (
    <dl className={`panel ${styles.summary}`}>
      <div>
        <dt>{t('summary.money')}</dt>
        <dd className="num">{money(bonus.money)}</dd>
      </div>
      <div>
        <dt>{t('summary.left')}</dt>
        <dd className="num">{money(leftToWager(bonus))}</dd>
      </div>
      <div>
        <dt>{t('summary.end')}</dt>
        <dd className={classNames(endsSoon(bonus, clock.now) && styles.soon)}>
          {formatDate(bonus.expiresAt, clock.now, { look: settings.settings, words: kit })}
        </dd>
      </div>
    </dl>
  );
});
