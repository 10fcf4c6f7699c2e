import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { isLinkOpen } from '../../../core/navigation/ban-navigation.ts';
import { informationPath } from '../../../core/navigation/information-address.ts';
import { LIMITS_PATH } from '../../../core/limits/limits-path.ts';
import { addressInLanguage, inLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import type { BanFacts } from '../../../core/player/player-ban.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { routeShows } from '../../../core/navigation/route-behaviour.ts';
import type { Route } from '../../../core/navigation/route.ts';
import {
  licenceLink,
  seoLinks,
  type Licence,
  type PaymentMark,
  type SiteFrame,
} from '../../../core/site/config/site-frame.ts';
import { SOCIAL_PLACEMENTS, socialLinks } from '../../../core/site/config/social-link.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { useRouteMatch } from '../../page/app-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-footer.module.scss';
import { useStores, type Stores } from '../stores.ts';

const PAYMENT_ICONS: Readonly<Record<PaymentMark, IconName>> = {
  card: 't-cash-banknote',
  bank: 't-building-bank',
  wallet: 't-wallet',
  crypto: 't-coins',
  cash: 't-cash',
};

/** Glyphs by the operator's names for them. */
const SOCIAL_ICONS: Readonly<Record<string, IconName>> = {
  send: 't-share',
  users: 't-users',
  video: 't-player-play',
};

/** What there is to read about the site, in its order. */
const INFORMATION = [
  'about',
  'rules-1',
  'contacts',
  'how-to-bet',
  'responsible-gaming',
  'licenses',
  'privacy-policy',
  'cookie-policy',
  'kyc-policy',
  'aml-policy',
  'dispute-resolution',
] as const;

/** The end of the centre column: links for search engines, and the footer. */
export const FooterPart = observer(function FooterPart({
  route,
}: {
  readonly route: Pick<Route, 'hides' | 'layout'>;
}): ReactNode {
  const { frame: store, site } = useStores();
  const match = useRouteMatch();
  const { frame } = store;
  const isLive = match !== undefined && 'section' in match.params && match.params.section === 'live';
  return (
    <>
      {routeShows(route, 'seo') ? <SeoTextSlot /> : null}
      {frame === undefined || !routeShows(route, 'seo') ? null : <SeoBlock frame={frame} />}
      {site.config === undefined || !routeShows(route, 'footer') ? null : (
        <SiteFooter
          companyName={site.config.companyName}
          minAge={site.config.minAge}
          isLive={isLive}
          help={<HelpLink />}
        >
          <FooterLinks frame={frame} />
        </SiteFooter>
      )}
    </>
  );
});

/** The text as the server has drawn it, until what makes it alive has come; where that does not come, it stays. */
function SeoTextSlot(): ReactNode {
  const stores = useStores();
  const { rest } = splitLanguage(useLocation().pathname);
  const [Text] = useState<ComponentType>(
    () =>
      (stores.lazy.isLoaded('seoTexts') ? stores.seoTexts.part : undefined) ??
      lazy(async () => {
        try {
          const { loadSeoText, SeoWords } = await import('./seo-text.tsx');
          await loadSeoText(stores, rest);
          return { default: SeoWords };
        } catch {
          // never: anything else in its place would be a difference to React (#418)
          return new Promise<never>(() => undefined);
        }
      }),
  );
  return (
    <Suspense>
      <Text />
    </Suspense>
  );
}

const SeoBlock = observer(function SeoBlock({ frame }: { readonly frame: SiteFrame }): ReactNode {
  const stores = useStores();
  const { language } = stores;
  const isShut = !isLinkOpen('home', banOf(stores));
  const { t } = useTranslation('site');
  const links = seoLinks(frame.seoLinks);
  return links.length === 0 || isShut ? null : (
    <nav className={styles.seo} aria-label={t('seo')}>
      {links.map(({ text, address }) => (
        <FootLink key={address} to={inLanguage(address, language)}>
          {text}
        </FootLink>
      ))}
    </nav>
  );
});

/** What is known of a ban; a store that has not come is not to be touched. */
function banOf(stores: Stores): BanFacts | undefined {
  return stores.lazy.isLoaded('player') ? stores.player.player : undefined;
}

/** No routes are looked for ahead: a mark of that on every link would be half a kilobyte of the page. */
function FootLink({ to, children }: { readonly to: string; readonly children: ReactNode }): ReactNode {
  return (
    <Link className={styles.link} discover="none" to={to}>
      {children}
    </Link>
  );
}

/** RG-25 Helplines and a test to take oneself. */
function HelpLink(): ReactNode {
  const { language } = useStores();
  const { t } = useTranslation('site');
  return (
    <FootLink to={inLanguage(informationPath('responsible-gaming') ?? '/', language)}>{t('footer.help')}</FootLink>
  );
}

const FooterLinks = observer(function FooterLinks({ frame }: { readonly frame: SiteFrame | undefined }): ReactNode {
  const stores = useStores();
  const { language } = stores;
  const ban = banOf(stores);
  const { t } = useTranslation('site');
  const social = socialLinks(frame?.socialLinks ?? [], SOCIAL_PLACEMENTS.footer);
  return (
    <div className={styles.links}>
      <nav className={styles.row} aria-label={t('information')}>
        {INFORMATION.filter((name) => isLinkOpen(name === 'rules-1' ? 'rules' : name, ban)).map((name) => (
          <FootLink key={name} to={inLanguage(informationPath(name) ?? '/', language)}>
            {t(`information.${name}`)}
          </FootLink>
        ))}
        {isLinkOpen('betting-calculator', ban) ? (
          <FootLink to={addressInLanguage(routePath('betting-calculator', {}), language)}>
            {t('information.betting-calculator')}
          </FootLink>
        ) : null}
        <FootLink to={inLanguage(LIMITS_PATH, language)}>{t('footer.limits')}</FootLink>
        <HelpLink />
      </nav>
      {frame === undefined ? null : (
        <div className={styles.row}>
          {frame.paymentMarks.length === 0 ? null : (
            <ul className={styles.marks} aria-label={t('payment-marks')}>
              {frame.paymentMarks.map((mark) => (
                <li key={mark} className={styles.mark}>
                  <Icon name={PAYMENT_ICONS[mark]} size="sm" />
                  {t(`payment-mark.${mark}`)}
                </li>
              ))}
            </ul>
          )}
          {social.length === 0 ? null : (
            <ul className={styles.marks} aria-label={t('social')}>
              {social.map(({ name, link, label, iconName }) => (
                <li key={name}>
                  <a className={styles.social} href={link} target="_blank" rel="noopener noreferrer">
                    <Icon name={SOCIAL_ICONS[iconName] ?? 't-link'} size="sm" />
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {(frame?.licences ?? []).map((licence) => (
        <LicenceLine key={licence.number} licence={licence} />
      ))}
    </div>
  );
});

function LicenceLine({ licence }: { readonly licence: Licence }): ReactNode {
  const { t } = useTranslation('site');
  const link = licenceLink(licence);
  const words = t('licence', { authority: licence.authority, number: licence.number });
  return (
    <p>
      {link === undefined ? (
        words
      ) : (
        <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      )}
    </p>
  );
}
