import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { officeSections, type OfficeSection } from '../../../core/settings/office/office-settings.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { SignedOutPage } from '../../page/missing/signed-out-page.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useSettings } from '../use-settings.ts';
import { TakenBonusesCard } from './taken-bonuses-card.tsx';
import { CashbackCard } from './cashback-card.tsx';
import { CashbackTermsCard } from './cashback-terms-card.tsx';
import { ClubPointsCard } from './club-points-card.tsx';
import { CommonCard } from './common-card.tsx';
import { FirstDepositCard } from './first-deposit-card.tsx';
import { FavouriteTeamsCard } from './favourite-teams-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { PointsCard } from './points-card.tsx';
import { PromoCodeCard } from './promo-code-card.tsx';
import { SECTION_ICONS, useSectionTitle } from './settings-card.tsx';
import { SportsCard } from './sports-card.tsx';
import { WalletsCard } from './wallets-card.tsx';
import styles from './office-settings-screen.module.scss';

const CARDS = {
  common: CommonCard,
  notifications: NotificationsCard,
  sports: SportsCard,
  bonus: TakenBonusesCard,
  'first-deposit-bonus': FirstDepositCard,
  cashback: CashbackCard,
  wallets: WalletsCard,
  'promo-code-check': PromoCodeCard,
  'promo-points-rules': PointsCard,
  'additional-cashback-terms': CashbackTermsCard,
  'favourite-teams': FavouriteTeamsCard,
  'club-points': ClubPointsCard,
} as const satisfies Readonly<Record<OfficeSection, ComponentType>>;

/** Above each other; the others stand beside them rather than far below. */
const LONG: ReadonlySet<OfficeSection> = new Set(['common', 'notifications', 'sports']);

/** Everything that a player can set, each change kept at once. */
export const Screen = observer(function OfficeSettingsScreen(): ReactNode {
  const { session } = usePage();
  const { t } = useTranslation('office-settings');
  usePageTitle(t('title'));
  if (!session.isSignedIn) return <SignedOutPage />;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p>
          <Icon name="f-circle-check" size="sm" />
          {t('saved-at-once')}
        </p>
      </div>
      <Content />
    </div>
  );
});

const Content = observer(function Content(): ReactNode {
  const { officeSettings } = useSettings();
  const { settings, failure } = officeSettings;
  if (settings === undefined) {
    if (failure !== undefined) return <FailedLoad failure={failure} onRetry={() => officeSettings.load()} />;
    return <Skeleton shape="block" className={styles.waiting} />;
  }
  const shown = officeSections(settings);
  const sections: readonly OfficeSection[] = shown.includes('common') ? shown : ['common', ...shown];
  return (
    <div className={styles.columns}>
      <Places sections={sections} />
      <div className={styles.cards}>
        <Column sections={sections.filter((section) => LONG.has(section))} />
        <Column sections={sections.filter((section) => !LONG.has(section))} />
      </div>
    </div>
  );
});

/** The ways to the parts; the one that the address names is marked, the first where it names none. */
function Places({ sections }: { readonly sections: readonly OfficeSection[] }): ReactNode {
  const { t } = useTranslation('office-settings');
  const titleOf = useSectionTitle();
  const { hash } = useLocation();
  const current = sections.find((section) => hash === `#${section}`) ?? sections[0];
  return (
    <nav className={styles.places} aria-label={t('sections')}>
      {sections.map((section) => (
        <a key={section} href={`#${section}`} aria-current={section === current ? 'location' : undefined}>
          <Icon name={SECTION_ICONS[section]} size="sm" />
          {titleOf(section)}
        </a>
      ))}
    </nav>
  );
}

function Column({ sections }: { readonly sections: readonly OfficeSection[] }): ReactNode {
  if (sections.length === 0) return null;
  return (
    <div className={styles.column}>
      {sections.map((section) => {
        const Card = CARDS[section];
        return <Card key={section} />;
      })}
    </div>
  );
}
