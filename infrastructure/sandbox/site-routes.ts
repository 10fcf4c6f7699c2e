import type { Availability } from '../../core/site/debugger/debugger-gateway.ts';
import { jurisdictionProfile } from '../../core/limits/jurisdiction.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import { LANGUAGES } from '../../core/site/config/language.ts';
import { writeChangeMode } from '../coupon/change-mode-wire.ts';
import type { WireReply } from '../http/call.ts';
import { OUTSIDE_COUNTERS } from '../analytics/counter-calls.ts';
import { CONFIG_GROUP } from '../site/config-group-calls.ts';
import { SITE_CONFIG } from '../site/site-calls.ts';
import { isVipBetShown } from './coupons/sandbox-coupon-limits.ts';
import { serveDictionaries } from './information/dictionary-routes.ts';
import { DEVICE_GROUP } from './external-routes.ts';
import { DEFAULT_PROFILE, SITE_GROUP_ID, SITE_REF_ID } from './jurisdiction-profile.ts';
import { currencyId } from './players/player-accounts.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { serveSeo } from './seo-routes.ts';
import { refuse } from './server/refusal.ts';
import { serveCall, type ServedApi } from './server/serve-call.ts';
import { offeredNetworks, oneTapNetwork } from './social/offered-networks.ts';

const COMPANY_NAME = 'Oddsmith';

type SiteParts = Pick<SandboxParts, 'options' | 'entry' | 'jurisdiction' | 'miniApps'>;
type ConfigReply = WireReply<typeof SITE_CONFIG>['result'];
type GroupValues = Readonly<Record<string, string | number | boolean>>;

/** What the operator switched on. */
export function serveSite(api: ServedApi, parts: SiteParts): void {
  serveCall(api, SITE_CONFIG, () => ({ result: siteConfig(parts) }));

  serveCall(api, CONFIG_GROUP, ({ query }) => {
    const groups = configGroups(parts);
    const names = query.groups.split(',');
    if (names.some((name) => !Object.hasOwn(groups, name))) return refuse(404, 'unknown-group');
    return { result: Object.fromEntries(Object.entries(groups).filter(([name]) => names.includes(name))) };
  });

  serveCall(api, OUTSIDE_COUNTERS, () => ({ result: [...(parts.options.counters ?? [])] }));

  serveSeo(api, COMPANY_NAME);
  serveDictionaries(api);
}

const AUTO_LOGOFF_MINUTES = 30;
const FOR_VISITORS = {
  reminderDelaySeconds: 60,
  reminderIntervalMinutes: 24 * 60,
  // REG-8 the pages that follow a registration are still to come
  afterRegistration: [],
};

function siteConfig({ options, entry, jurisdiction, miniApps }: SiteParts): ConfigReply {
  const profile = DEFAULT_PROFILE;
  const { rules } = entry;
  return {
    ref_id: SITE_REF_ID,
    group_id: SITE_GROUP_ID,
    ...FOR_VISITORS,
    // RGF-11 nothing is sent outside of a demonstration
    signInWays: options.isDemo ? ['email', 'phone_number', 'sms'] : ['email', 'phone_number'],
    hasMessages: options.isDemo,
    isOneTapAuthEnabled: oneTapNetwork({ options }) !== undefined,
    isAutoLogoffEnable: options.autoLogoffMinutes !== 0,
    autoLogoffInactiveMinutes: options.autoLogoffMinutes ?? AUTO_LOGOFF_MINUTES,
    geoCountryId: 1,
    geoCurrency: currencyId(DEFAULT_PROFILE.geoCurrency),
    scrollToTopType: 'round',
    isPwa: true,
    isFatmanAnalyticsAvailable: options.isDemo,
    isTelegramEnabled: true,
    partnerCssBrandBook: brandBook(options),
    companyName: COMPANY_NAME,
    minAge: profile.minAge,
    hasSocialNetworks: offeredNetworks({ options }).length > 0,
    geoCountryCode: profile.geoCountryCode,
    geoCurrencyCode: profile.geoCurrency,
    countries: [...profile.countries],
    currencies: [...profile.currencies],
    languages: LANGUAGES.map((id) => ({ id })),
    ...rules,
    showVipBet: isVipBetShown({ options, entry }),
    couponTypesWithMinAmount: [...rules.couponTypesWithMinAmount],
    couponTypesWithMaxAmount: [...rules.couponTypesWithMaxAmount],
    availableRoutes: [...rules.availableRoutes],
    closedFragments: [...rules.closedFragments],
    isDemo: options.isDemo,
    changeCoefAction: lawfulChangeMode(jurisdiction),
    remoteSlots: [...miniApps.remoteSlots()],
    homeSlots: [...miniApps.homeSlots],
  };
}

function brandBook({ brandBook: styles = [] }: SiteParts['options']): ConfigReply['partnerCssBrandBook'] {
  return styles.map(({ property, value }) => ({ css_prop: property, css_value: value }));
}

function configGroups({ options, entry, jurisdiction, miniApps }: SiteParts): Readonly<Record<string, GroupValues>> {
  const profile = DEFAULT_PROFILE;
  return {
    site: { companyName: COMPANY_NAME, isDemo: options.isDemo, minAge: profile.minAge },
    coupon: {
      isBonusBetAvailable: entry.rules.isAvailableCouponBonusBet,
      isVipBetShown: isVipBetShown({ options, entry }),
      isOneClickShown: entry.rules.show_one_click,
      changeCoefAction: lawfulChangeMode(jurisdiction),
    },
    registration: { isOneClickAllowed: entry.rules.isRegistrationAllowed },
    fingerprint: DEVICE_GROUP,
    maintenance: maintenanceGroup(entry.availability),
    modules: miniApps.keys(),
  };
}

/** JP-8 */
function lawfulChangeMode(jurisdiction: SiteParts['jurisdiction']): number {
  return writeChangeMode(jurisdictionProfile(jurisdiction()).oddsChangeMode);
}

/** Moments are seconds on the wire. */
function maintenanceGroup({ isMaintenance, planned }: Availability): GroupValues {
  const at = (moment: EpochMillis): number => Math.floor(moment / 1000);
  return {
    isActive: isMaintenance,
    web_state: isMaintenance ? 'closed' : planned === undefined ? 'open' : 'planned',
    ...(planned === undefined
      ? {}
      : {
          started_at: at(planned.startAt),
          ended_at: at(planned.finishAt),
          notify_started_at: at(planned.notifyStartAt),
          notify_ended_at: at(planned.notifyEndAt),
        }),
  };
}
