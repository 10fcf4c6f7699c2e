import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { inLanguage, pathTo } from '../../../core/navigation/language-path.ts';
import { routeShows } from '../../../core/navigation/route-behaviour.ts';
import { isBanned } from '../../../core/player/player-ban.ts';
import type { Route } from '../../../core/navigation/route.ts';
import { AccountWidget } from '#ui/accounts/account-widget.tsx';
import { CouponPanel } from '#ui/coupon/coupon-panel.tsx';
import { MissingPart } from '../../page/missing/missing-part.tsx';
import { PartBoundary } from '../../page/missing/part-boundary.tsx';
import { formatCount } from '../../kit/formats/format-number.ts';
import { oddsText } from '../../kit/formats/odds-text.ts';
import { MiniAppSlot } from '#ui/mini-apps/mini-app-slot.tsx';
import { OfflineNotice } from '#ui/notices/offline-notice.tsx';
import { SportsTreePanel } from '#ui/sports/tree/sports-tree.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { AppFrame } from './app-frame.tsx';
import { useRouteMatch } from '../../page/app-link.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { LineSettings } from './line-settings.tsx';
import { PageColumns } from '../../page/page-columns.tsx';
import { DrawnPlaces } from '../../page/places/places-row.tsx';
import { SectionPlaces } from '../../page/places/section-places.tsx';
import { FooterSlot } from '../footer/footer-slot.tsx';
import '../footer/site-footer.module.scss';
import { SiteHeader } from './site-header.tsx';
import { useStores, type Stores } from '../stores.ts';
import { useLook } from './use-look.ts';

export interface MainLayoutProps {
  readonly route: Pick<Route, 'columns' | 'layout' | 'hides' | 'section'>;
  /** The left column of a sports page that has one of its own. */
  readonly Column?: ComponentType | undefined;
  /** The row under the header of a page that has one of its own. */
  readonly Places?: ComponentType | undefined;
  readonly children: ReactNode;
}

/** Header, columns and notices around a screen. */
export const MainLayout = observer(function MainLayout({
  route,
  Column = SportsTreePanel,
  Places = LinePlaces,
  children,
}: MainLayoutProps): ReactNode {
  const stores = useStores();
  const { coupon, dialogs, page, settings } = stores;
  const look = settings.settings;
  useLook();
  const total = stores.lazy.isLoaded('couponSums') ? stores.couponSums.total : undefined;
  const hasCoupon = route.columns === 'sports';
  const isShut = isShutIn(stores);
  return (
    <AppFrame
      hasCoupon={hasCoupon}
      impaired={{
        isOn: look.visuallyImpairedMode,
        onSwitch: () => {
          settings.change({ visuallyImpairedMode: !look.visuallyImpairedMode });
        },
      }}
      header={routeShows(route, 'header') ? <Header route={route} isShut={isShut} Places={Places} /> : null}
      notice={
        <>
          <OfflineNotice isOnline={coupon.isOnline} />
          {page.lazyParts === undefined ? null : <page.lazyParts.Notices />}
        </>
      }
    >
      <PageColumns
        left={leftColumn(route.columns, { Column, OfficeMenu: page.playerParts?.Menu })}
        right={
          hasCoupon ? (
            <KeptColumn>
              <CouponColumn />
            </KeptColumn>
          ) : undefined
        }
        isLeftHidden={look.leftSectionDisplayState === 1}
        isRightHidden={look.rightSectionDisplayState === 1}
        coupon={{
          count: coupon.isReady || coupon.wasEmpty ? coupon.bets.length : undefined,
          odds: total === undefined ? undefined : oddsText(total, look.coefViewId),
        }}
        foot={page.lazyParts === undefined ? null : <page.lazyParts.Foot hasColumn={route.columns !== 'plain'} />}
        footer={<FooterSlot route={route} />}
        isDrawn={import.meta.env.SSR && page.areColumnsDrawn}
        sheet={dialogs.sheet}
        onSheet={(sheet) => {
          dialogs.switchSheet(sheet);
        }}
      >
        {children}
      </PageColumns>
      {routeShows(route, 'bottom') && !isShut ? <BottomNav hasCoupon={hasCoupon} /> : null}
      {page.lazyParts === undefined ? null : <page.lazyParts.Toasts />}
    </AppFrame>
  );
});

interface LeftColumns {
  readonly Column: ComponentType;
  /** Comes with a player. */
  readonly OfficeMenu: ComponentType | undefined;
}

/** What stands at the left of a page with these columns, if anything does. */
function leftColumn(columns: Route['columns'], { Column, OfficeMenu }: LeftColumns): ReactNode {
  if (columns === 'office' && OfficeMenu !== undefined) return <OfficeMenu />;
  if (columns !== 'sports' && columns !== 'tree') return undefined;
  return (
    <KeptColumn>
      <Column />
    </KeptColumn>
  );
}

/** CHK-5 */
function KeptColumn({ children }: { readonly children: ReactNode }): ReactNode {
  const { page } = useStores();
  return (
    <PartBoundary fallback={<MissingPart />} onMissing={() => page.reportMissingPart()}>
      {children}
    </PartBoundary>
  );
}

const CouponColumn = observer(function CouponColumn(): ReactNode {
  const { page } = useStores();
  return (
    <>
      {page.lazyParts === undefined ? null : <page.lazyParts.Dock />}
      <CouponPanel />
      {page.lazyParts === undefined ? null : <page.lazyParts.Offer />}
    </>
  );
});

/** NV-49 Whether the links around a page lead a banned player off the site. */
function isShutIn(stores: Stores): boolean {
  return stores.lazy.isLoaded('player') && isBanned(stores.player.player?.banLevel ?? 0);
}

/** Sections beside the sports, and where each begins; LP-4 whoever is shut out is led to none of them. */
const OTHER_SECTIONS = [
  ['casino', 'casino-lobby'],
  ['othergames', 'othergames'],
  ['lotto', 'lotto'],
  ['toto', 'toto'],
  ['promo', 'promo'],
] as const;

interface HeaderProps extends Pick<MainLayoutProps, 'route'> {
  readonly isShut: boolean;
  readonly Places: ComponentType;
}

const Header = observer(function Header({ route, isShut, Places }: HeaderProps): ReactNode {
  const { language, page, session, tree } = useStores();
  const { t } = useTranslation('shell');
  const Shown = routeShows(route, 'places') ? Places : page.lazyParts?.PlayerRow;
  const Row = import.meta.env.SSR && page.areColumnsDrawn ? DrawnPlaces : Shown;
  const match = useRouteMatch();
  const section = match !== undefined && 'section' in match.params ? match.params.section : undefined;
  const home = pathTo('home', {}, language);
  const live = pathTo('section', { section: 'live' }, language);
  const history = pathTo('history', {}, language);
  const otherSections = (session.isCourted ? OTHER_SECTIONS : []).map(([id, first]) => {
    const href = inLanguage(`/${first}`, language);
    return { text: t(`nav.${id}`), href, isCurrent: route.section === id };
  });
  return (
    <SiteHeader
      homeHref={isShut ? inLanguage('/office/support', language) : home}
      sections={
        isShut
          ? []
          : [
              {
                text: t('nav.sport'),
                href: home,
                isCurrent: route.columns === 'sports' && section !== 'live',
              },
              {
                text: t('nav.live'),
                href: live,
                isCurrent: section === 'live',
                liveCount: formatCount(tree.liveCount, language),
              },
              ...otherSections,
              ...(session.isSignedIn
                ? [{ text: t('nav.history'), href: history, isCurrent: match?.name === 'history' }]
                : []),
            ]
      }
      languages={<LanguageMenu />}
      block={<MiniAppSlot slot="header-widget" />}
      search={page.lazyParts === undefined || isShut ? null : <page.lazyParts.Search />}
      account={<AccountWidget />}
    >
      {isShut || Row === undefined ? null : <Row />}
    </SiteHeader>
  );
});

/** Places beside the line, by the first word of their address. */
export const MORE_PAGES = [
  ['topgame', 't-star'],
  ['cyber', 'm-cs2'],
  ['multi', 't-layout-grid'],
  ['results', 't-trophy'],
  ['statistic', 't-chart-bar'],
  ['ufc', 't-bolt'],
  ['politics', 't-building-bank'],
] as const;

/** The row of pages under the header. */
const LinePlaces = observer(function LinePlaces(): ReactNode {
  const { language, settings } = useStores();
  const { t } = useTranslation('shell');
  const match = useRouteMatch();
  const { pathname } = useLocation();
  const section = match !== undefined && 'section' in match.params ? match.params.section : undefined;
  const home = pathTo('home', {}, language);
  const line = pathTo('section', { section: 'line' }, language);
  const live = pathTo('section', { section: 'live' }, language);
  return (
    <SectionPlaces
      links={[
        { text: t('nav.home'), icon: 't-home', href: home, isCurrent: match?.name === 'home' },
        { text: t('nav.line'), icon: 't-calendar-time', href: line, isCurrent: section === 'line' },
        { text: t('nav.live'), icon: 't-flame', href: live, isCurrent: section === 'live' },
        ...MORE_PAGES.map(([id, icon]) => {
          const href = inLanguage(`/${id}`, language);
          return { text: t(`nav.${id}`), icon, href, isCurrent: `${pathname}/`.startsWith(`${href}/`) };
        }),
      ]}
    >
      <LineSettings settings={settings.settings} onSettings={(change) => settings.change(change)} />
    </SectionPlaces>
  );
});
