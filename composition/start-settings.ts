import { isIP } from 'node:net';
import type { OutsideCounter } from '../core/analytics/outside-counter.ts';
import type { SlotName } from '../core/mini-apps/mini-app-section.ts';
import type { ScreenSection } from '../core/mini-apps/screen-slot.ts';
import { brandStyles, type BrandStyle } from '../core/site/config/brand-book.ts';
import type { SiteRules } from '../core/site/debugger/debugger-gateway.ts';
import type { Result } from '../core/shared/result.ts';
import { readCounters } from '../infrastructure/analytics/read-counters.ts';
import type { TrustedProxies } from '../infrastructure/http/client-address.ts';
import type { SocialIssuers } from '../infrastructure/sandbox/social/social-issuer.ts';
import {
  readHomeSlots,
  readMiniApps,
  readMiniAppsKey,
  readRemoteScreens,
} from '../infrastructure/sandbox/mini-apps/read-mini-apps.ts';
import { readSocialIssuers } from '../infrastructure/sandbox/social/read-social-issuers.ts';
import { firstRules } from '../infrastructure/sandbox/availability/first-rules.ts';
import { wholeInternet } from './whole-internet.ts';

/** What start-up reads from the environment, checked. */
export interface StartSettings {
  readonly mode: 'demo' | 'production' | 'development';
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** How many processes the site is on this machine. */
  readonly nodes: number;
  /** Another back end to stand in for the sandbox. */
  readonly apiUrl: string | undefined;
  /** The seed of the simulated sports; in production a secret is drawn where none is set. */
  readonly seed: string | undefined;
  /** What signs and encrypts beside the database's own secret. */
  readonly secret: string | undefined;
  /** What that was before. */
  readonly previousSecrets: readonly string[];
  readonly speed: number;
  readonly liveDelay: number;
  /** The hosts that the site is at, the one that stands for all of them first; none where that of the request does. */
  readonly hosts: readonly string[];
  /** The origin of the demonstration's payment system and consultant. */
  readonly providerOrigin: string | undefined;
  readonly trustedProxies: TrustedProxies;
  /** Requests that one address may send in a minute; 0 where nothing is counted. */
  readonly requestLimit: number;
  readonly isOneClickRegistrationAllowed: boolean;
  /** Switches of the site that are not as usual. */
  readonly rules: Partial<SiteRules>;
  /** Whether every visitor of a demonstration reads all messages of its outbox. */
  readonly isOutboxShared: boolean;
  /** The social networks that players may come from, by their OpenID providers. */
  readonly social: SocialIssuers;
  /** The properties of the partner's brand book. */
  readonly brandBook: readonly BrandStyle[];
  /** The counters of others that the site has. */
  readonly counters: readonly OutsideCounter[];
  /** The addresses of remote applications, by their sections. */
  readonly miniApps: Readonly<Record<string, string>>;
  /** The slots of other pages that stand on home. */
  readonly homeSlots: readonly SlotName[];
  /** The sections whose pages are wholly remote. */
  readonly remoteScreens: readonly ScreenSection[];
  /** What their modules are signed with. */
  readonly miniAppsKey: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1'];
/** Names that Fastify knows networks by. */
const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_HOPS = 16;
const DEMO_SEED = 'oddsmith';
/** 128 bits as hexadecimal digits. */
const LEAST_SECRET = 32;

/** A reason not to start, for the person at the keyboard: one line. */
export class StartProblem extends Error {}

export function readStartSettings(env: Environment): StartSettings {
  const host = env['HOST'] ?? 'localhost';
  const mode = env['SITE_MODE'] ?? unnamedMode(env, host);
  if (mode !== 'demo' && mode !== 'production' && mode !== 'development') {
    throw new StartProblem(`SITE_MODE must be demo, production or development, not "${mode}".`);
  }
  const hosts = hostList(env, 'SITE_HOSTS');
  if (mode === 'production' && hosts.length === 0 && !isLocalHost(host)) {
    throw new StartProblem(
      'SITE_HOSTS must name the hosts of the site, because HOST lets others than this machine in.',
    );
  }
  return {
    mode,
    port: numberBetween(env, 'PORT', { usual: 3000, least: 0, most: 65_535 }),
    host,
    dataFolder: env['DATA_DIR'] ?? '.data',
    databaseUrl: address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    nodes: processes(env, 'NODES'),
    apiUrl: origin(env, 'API_URL'),
    seed: sandboxSeed(env, mode),
    secret: siteSecret(env),
    previousSecrets: previousSecrets(env),
    speed: numberBetween(env, 'SANDBOX_SPEED', { usual: 1, least: 1, most: 120 }),
    liveDelay: numberBetween(env, 'SANDBOX_LIVE_DELAY_MS', { usual: 3000, least: 0, most: 30_000 }),
    hosts,
    providerOrigin: providerOrigin(env, hosts),
    trustedProxies: proxies(env, 'TRUST_PROXY'),
    requestLimit: numberBetween(env, 'REQUEST_LIMIT', { usual: 1200, least: 0, most: 1_000_000 }),
    isOneClickRegistrationAllowed: onOrOff(env, 'ONE_CLICK_REGISTRATION') ?? mode !== 'production',
    rules: readOrStop(firstRules(env)),
    isOutboxShared: onOrOff(env, 'SHARED_OUTBOX') ?? false,
    social: readOrStop(readSocialIssuers(env)),
    brandBook: brandBook(env, 'BRAND_BOOK'),
    counters: readOrStop(readCounters(env)),
    ...remoteParts(env, mode),
  };
}

/** What comes from other servers. */
function remoteParts(
  env: Environment,
  mode: StartSettings['mode'],
): Pick<StartSettings, 'miniApps' | 'homeSlots' | 'remoteScreens' | 'miniAppsKey'> {
  return {
    miniApps: readOrStop(readMiniApps(env, mode !== 'production')),
    homeSlots: readOrStop(readHomeSlots(env)),
    remoteScreens: readOrStop(readRemoteScreens(env)),
    miniAppsKey: readOrStop(readMiniAppsKey(env)),
  };
}

/** A demonstration tells every visitor all codes: nothing that others may reach becomes one by a forgotten setting. */
function unnamedMode(env: Environment, host: string): 'demo' {
  if (env['NODE_ENV'] !== 'production' && isLocalHost(host)) return 'demo';
  throw new StartProblem('SITE_MODE must say demo, production or development: npm start and npm run serve do.');
}

/** Whether only this machine can reach an address that is listened on. */
export function isLocalHost(host: string): boolean {
  return LOCAL_HOSTS.includes(host);
}

function readOrStop<Read>(read: Result<Read, string>): Read {
  if (read.ok) return read.value;
  throw new StartProblem(read.error);
}

/** A seed foretells every result: production takes none that could be guessed. */
function sandboxSeed(env: Environment, mode: StartSettings['mode']): string | undefined {
  const seed = env['SANDBOX_SEED'];
  if (seed === undefined || seed === '') return mode === 'production' ? undefined : DEMO_SEED;
  if (mode !== 'production' || seed.length >= LEAST_SECRET) return seed;
  throw new StartProblem(
    `SANDBOX_SEED must have at least ${String(LEAST_SECRET)} random characters in production; left out, a secret is drawn.`,
  );
}

function siteSecret(env: Environment): string | undefined {
  const secret = env['SITE_SECRET'];
  if (secret === undefined || secret === '') return undefined;
  if (secret.length >= LEAST_SECRET) return secret;
  throw new StartProblem(`SITE_SECRET must have at least ${String(LEAST_SECRET)} random characters.`);
}

function previousSecrets(env: Environment): readonly string[] {
  const secrets = (env['SITE_SECRET_PREVIOUS'] ?? '').split(',').flatMap((each) => (each === '' ? [] : [each.trim()]));
  if (secrets.length > 0 && siteSecret(env) === undefined) {
    throw new StartProblem('SITE_SECRET_PREVIOUS must stand beside SITE_SECRET, which follows it.');
  }
  if (secrets.every((secret) => secret.length >= LEAST_SECRET)) return secrets;
  throw new StartProblem(
    `SITE_SECRET_PREVIOUS must name secrets of at least ${String(LEAST_SECRET)} characters, with commas between them.`,
  );
}

function numberBetween(
  env: Environment,
  name: string,
  { usual, least, most }: { readonly usual: number; readonly least: number; readonly most: number },
): number {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (!/^\d+(?:\.\d+)?$/.test(text) || value < least || value > most) {
    throw new StartProblem(`${name} must be a number from ${String(least)} to ${String(most)}, not "${text}".`);
  }
  return value;
}

function listed(env: Environment, name: string): readonly string[] {
  return (env[name] ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
}

function processes(env: Environment, name: string): number {
  const count = numberBetween(env, name, { usual: 1, least: 1, most: 64 });
  if (Number.isInteger(count)) return count;
  throw new StartProblem(`${name} must be a whole number, not "${String(count)}".`);
}

function hostList(env: Environment, name: string): readonly string[] {
  const hosts = listed(env, name);
  const odd = hosts.find((host) => !/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/.test(host));
  if (odd === undefined) return hosts;
  throw new StartProblem(`${name} must be a list of hosts with commas between them; "${odd}" is none.`);
}

/** A number of proxies, or their addresses and networks. */
function proxies(env: Environment, name: string): TrustedProxies {
  const entries = listed(env, name);
  const [first = '0'] = entries;
  if (entries.length <= 1 && /^\d{1,2}$/.test(first) && Number(first) <= MOST_HOPS) return Number(first);
  const everybody = wholeInternet(entries.filter(isNetwork));
  if (everybody !== undefined) {
    throw new StartProblem(`${name} must not be everybody: with "${everybody}" each visitor could name any address.`);
  }
  const odd = entries.find((entry) => !NETWORK_NAMES.includes(entry) && !isNetwork(entry));
  if (odd === undefined) return entries;
  throw new StartProblem(
    `${name} must be the number of proxies in front of the site, up to ${String(MOST_HOPS)}, or a list of their addresses with commas between them; "${odd}" is neither.`,
  );
}

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/');
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function onOrOff(env: Environment, name: string): boolean | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new StartProblem(`${name} must be on or off, not "${text}".`);
}

/** Properties with their values, with semicolons between them. */
function brandBook(env: Environment, name: string): readonly BrandStyle[] {
  const entries = (env[name] ?? '').split(';').flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim()]));
  const pairs = entries.map((entry) => {
    const [property = '', value = ''] = entry.split(/:(.*)/s);
    return { css_prop: property.trim(), css_value: value.trim() };
  });
  const styles = brandStyles(pairs);
  if (styles.length === pairs.length) return styles;
  throw new StartProblem(
    `${name} must list properties of a brand book with semicolons between them, as --brand-accent: #0a58ca; one of "${entries.join('; ')}" is none.`,
  );
}

/** The address of a server: its calls have their own paths. */
function origin(env: Environment, name: string): string | undefined {
  const text = address(env, name, ['http:', 'https:']);
  if (text === undefined) return undefined;
  const { pathname, search, hash, username, origin: found } = new URL(text);
  if (pathname === '/' && search + hash + username === '') return found;
  throw new StartProblem(`${name} must be scheme, host and port alone: the calls bring their own paths.`);
}

/** PMT-58 Another name of this server: what is kept for the site is not kept for it. */
function providerOrigin(env: Environment, hosts: readonly string[]): string | undefined {
  const found = origin(env, 'PROVIDER_ORIGIN');
  if (found === undefined) return undefined;
  if (hosts.length > 0 && !hosts.includes(new URL(found).hostname)) return found;
  throw new StartProblem('PROVIDER_ORIGIN must name a host beside those of SITE_HOSTS, which must be set too.');
}

function address(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new StartProblem(`${name} must be an address that begins with ${protocols.join('// or ')}//.`);
  }
  return text;
}
