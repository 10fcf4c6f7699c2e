import type { AccountsGateway } from '../core/accounts/accounts-gateway.ts';
import type { RegistrationGateway } from '../core/registration/registration-gateway.ts';
import type { SessionGateway } from '../core/session/session-gateway.ts';
import type { Clock } from '../core/shared/clock.ts';
import type { Cookies } from '../core/shared/cookies.ts';
import type { Random } from '../core/shared/random.ts';
import type { ValueStore } from '../core/shared/stored-value.ts';
import type { Timers } from '../core/shared/timers.ts';
import type { Language } from '../core/site/language.ts';
import type { SiteConfigGateway } from '../core/site/site-config-gateway.ts';
import type { LineGateway } from '../core/sports/line-gateway.ts';
import type { HttpClient } from '../infrastructure/http/http-client.ts';
import type { PageClock } from '../ui/app/page-clock.ts';
import type { PageStore } from '../ui/app/page-store.ts';
import type { Texts } from '../ui/app/texts.ts';
import type { ViewSettingsStore } from '../ui/settings/view-settings-store.ts';
import type { SiteStore } from '../ui/site/site-store.ts';
import { token } from './token.ts';

export const LANGUAGE = token<Language>('language');
export const CLOCK = token<Clock>('clock');
export const TIMERS = token<Timers>('timers');
export const RANDOM = token<Random>('random');
export const COOKIES = token<Cookies>('cookies');
export const VALUES = token<ValueStore>('values');
export const HTTP = token<HttpClient>('http');

export const ACCOUNTS_GATEWAY = token<AccountsGateway>('accounts gateway');
export const LINE_GATEWAY = token<LineGateway>('line gateway');
export const REGISTRATION_GATEWAY = token<RegistrationGateway>('registration gateway');
export const SESSION_GATEWAY = token<SessionGateway>('session gateway');
export const SITE_CONFIG_GATEWAY = token<SiteConfigGateway>('site config gateway');

export const PAGE_CLOCK = token<PageClock>('page clock');
export const PAGE_STORE = token<PageStore>('page store');
export const TEXTS = token<Texts>('texts');

export const SITE_STORE = token<SiteStore>('site store');
export const VIEW_SETTINGS_STORE = token<ViewSettingsStore>('view settings store');
