import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { answerKeptFor } from '../../../core/mini-apps/kept-answer.ts';
import { addressOrigin, miniAppAddress, type MiniAppAddresses } from '../../../core/mini-apps/mini-app-address.ts';
import { miniAppLogLine } from '../../../core/mini-apps/mini-app-log.ts';
import { readMiniAppPayload, type MiniAppPayload } from '../../../core/mini-apps/mini-app-payload.ts';
import {
  isolationLevel,
  slotComponents,
  slotSection,
  type MiniAppSection,
} from '../../../core/mini-apps/mini-app-section.ts';
import type { FramedApplication } from '../../../core/mini-apps/frames-gateway.ts';
import type { MiniAppContent } from '../../../core/mini-apps/mini-apps-gateway.ts';
import type { SignedModule } from '../../../core/mini-apps/signed-module.ts';
import { miniAppRun, type MiniAppRun, type MiniAppTrust } from '../../../core/mini-apps/mini-app-trust.ts';
import { readableMarkup, safeMarkup } from '../../../core/mini-apps/safe-markup.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { minutes, type Millis } from '../../../core/shared/time.ts';
import { isLanguage, type Language } from '../../../core/site/config/language.ts';
import { parsedHtml } from '../../site/parsed-html.ts';
import { askApplication, askStyles } from './ask-application.ts';
import { isSignedFor } from './module-key.ts';
import { moduleReleases, type ModuleReleases } from './module-releases.ts';
import { FRAME_PAGE_PATH, framedSection, framePage } from './framed-page.ts';
import { safeCss } from './safe-css.ts';
import { failureCode, hasSlot, type HostFailure, type PlacedByOperator, type SlotAsk } from './slot-ask.ts';

export interface MiniAppHostOptions extends PlacedByOperator {
  readonly addresses: () => MiniAppAddresses;
  /** MAT-10 The origin without https at which the application of a section may be; undefined where it may at none. */
  readonly plainOrigin: (section: MiniAppSection) => string | undefined;
  /** MAT-22 What the modules of a section of level A are signed with; undefined where the operator has no key. */
  readonly keyOf?: (section: MiniAppSection) => string | undefined;
  /** MAT-27 What was kept counts as long as this stays the same. */
  readonly keptWhile?: () => string;
  /** MAT-25 Where the releases that were shown are remembered; without it this process remembers its own. */
  readonly releases?: ModuleReleases;
  /** What went wrong, never in the words of the application. */
  readonly log: (line: string) => void;
  /** @internal */
  readonly within?: Millis;
}

/** What an application shows, and the module that it brings. */
interface HostedContent extends MiniAppContent {
  readonly module?: SignedModule | undefined;
}

type Hosted = Result<HostedContent, HostFailure>;

export interface MiniAppHost {
  readonly content: (ask: SlotAsk) => Promise<Hosted>;
  /** HST-43 The styles of a version that was shown a moment ago; undefined where they are no longer kept. */
  readonly shownStyles: (version: string) => string | undefined;
  /** HST-20 Where the page of an application lies that stands in a frame; undefined where there is none. */
  readonly frame: (ask: Omit<SlotAsk, 'isForced'>) => FramedApplication | undefined;
  /** HST-40 That page, as its application wrote it. */
  readonly framePage: (ask: Omit<SlotAsk, 'isForced'>) => Promise<Result<string, HostFailure>>;
}

/** HST-42 Of each section. */
const MOST_KEPT = 100;
const MOST_SHEETS = 5;
/** HST-43 In characters. */
const MOST_STYLES = 8_000_000;
const STYLES_LAST: Millis = minutes(10);

/** By their versions. */
function shownStyles(): LRUCache<string, string> {
  return new LRUCache({ maxSize: MOST_STYLES, sizeCalculation: (styles) => styles.length + 1, ttl: STYLES_LAST });
}

/** Asks applications for what they show, makes it safe, and keeps it as long as they say. */
export function miniAppHost(options: MiniAppHostOptions): MiniAppHost {
  const kept = new Map<MiniAppSection, LRUCache<string, HostedContent>>();
  const keptOf = (section: MiniAppSection): LRUCache<string, HostedContent> => {
    const own = kept.get(section) ?? new LRUCache<string, HostedContent>({ max: MOST_KEPT });
    kept.set(section, own);
    return own;
  };
  const asked = new Map<string, Promise<Hosted>>();
  const shown = shownStyles();
  const releases = options.releases ?? moduleReleases();
  const askAnew = async (key: string, section: MiniAppSection, ask: SlotAsk): Promise<Hosted> => {
    const answered = await fetchContent({ ...options, releases }, section, ask);
    if (!answered.ok) return answered;
    const { content, keptFor } = answered.value;
    shown.set(content.version, content.styles);
    if (keptFor > 0) keptOf(section).set(key, content, { ttl: keptFor });
    return ok(content);
  };
  return {
    content: async (ask) => {
      const section = slotSection(ask.slot);
      if (section === undefined || options.addresses()[section] === undefined) return fail({ code: 'absent' });
      if (isolationLevel(section) === 'C' || !hasSlot(ask, options)) return fail({ code: 'absent' });
      const key = [ask.slot, ask.language, ask.isForced, ask.path, options.keptWhile?.()].join(' ');
      const known = keptOf(section).get(key);
      if (known !== undefined && (await isNewest({ ...options, releases }, section, known.module))) return ok(known);
      const asking = asked.get(key) ?? askAnew(key, section, ask);
      asked.set(key, asking);
      return asking.finally(() => asked.delete(key));
    },
    shownStyles: (version) => shown.get(version),
    frame: (ask) => {
      const framed = framedSection(options, ask);
      return framed === undefined ? undefined : { section: framed.section, address: framePagePath(ask) };
    },
    framePage: async (ask) => framePage(options, ask),
  };
}

/** HST-40 Where a page of the site frames it from. */
function framePagePath({ slot, path, language }: Omit<SlotAsk, 'isForced'>): string {
  return `${FRAME_PAGE_PATH}/${slot}?${String(new URLSearchParams({ lng: language, path }))}`;
}

type HostParts = MiniAppHostOptions & { readonly releases: ModuleReleases };

interface Fetched {
  readonly content: HostedContent;
  readonly keptFor: Millis;
}

async function fetchContent(
  options: HostParts,
  section: MiniAppSection,
  { slot, path, language, isForced }: SlotAsk,
): Promise<Result<Fetched, HostFailure>> {
  const { addresses, plainOrigin, log, within } = options;
  const address = miniAppAddress(addresses()[section] ?? '', path, plainOrigin(section));
  if (!address.ok) return fail({ code: 'absent' });
  const components = slotComponents(slot);
  const answer = await askApplication({ address: address.value, language, isForced, components, within });
  if (!answer.ok) {
    log(`mini application ${section}: ${answer.error.code}`);
    return fail({ code: failureCode(answer.error) });
  }
  const payload = readMiniAppPayload(answer.value.body);
  const module = payload.ok && isolationLevel(section) === 'A' ? moduleOf(payload.value) : undefined;
  const run = payload.ok ? miniAppRun(payload.value, trustOf(options, section, module)) : payload;
  if (!run.ok || !payload.ok) {
    log(miniAppLogLine(run.ok ? { code: 'not-a-payload' } : run.error).text);
    return fail({ code: 'failed' });
  }
  if (!(await isShowable(options, section, module))) {
    log(miniAppLogLine({ code: 'invalid-code' }).text);
    return fail({ code: 'failed' });
  }
  if (run.value.where === 'markup' && run.value.isCodeLeftOut) log(miniAppLogLine({ code: 'invalid-code' }).text);
  const styles = await stylesOf(run.value, within);
  if (styles === undefined) return fail({ code: 'failed' });
  const content = contentOf({ section, title: payload.value.title, language }, run.value.body, styles);
  return ok({ content: { ...content, module }, keptFor: answerKeptFor(answer.value) });
}

/** What the host knows of an application, and of the module that it brought. */
function trustOf(
  { addresses, plainOrigin, keyOf }: HostParts,
  section: MiniAppSection,
  module: SignedModule | undefined,
): MiniAppTrust {
  const plain = plainOrigin(section);
  const origin = addressOrigin(addresses()[section] ?? '', plain);
  return {
    signature: signatureOf(section, module, keyOf?.(section)),
    isFirstParty: isolationLevel(section) === 'A',
    allowedOrigins: origin === undefined ? [] : [origin],
    releasedScripts: [],
    plainOrigin: plain,
  };
}

/** Another key begins to count anew. */
function releaseName({ keyOf }: HostParts, section: MiniAppSection): string {
  const key = createHash('sha256')
    .update(keyOf?.(section) ?? '')
    .digest('base64url');
  return `${section} ${key}`;
}

/** MAT-25 Whether no newer release than this has been shown; it is counted itself from now on. */
async function isShowable(
  options: HostParts,
  section: MiniAppSection,
  module: SignedModule | undefined,
): Promise<boolean> {
  if (module === undefined) return true;
  return module.release >= (await options.releases.see(releaseName(options, section), module.release));
}

/** MAT-25 Whether what is kept is still the newest. */
async function isNewest(
  options: HostParts,
  section: MiniAppSection,
  module: SignedModule | undefined,
): Promise<boolean> {
  return module === undefined || module.release >= (await options.releases.newest(releaseName(options, section)));
}

function moduleOf({ code, release, signature }: MiniAppPayload): SignedModule | undefined {
  return code === '' ? undefined : { code, release, signature };
}

function signatureOf(
  section: MiniAppSection,
  module: SignedModule | undefined,
  key: string | undefined,
): MiniAppTrust['signature'] {
  if (module === undefined) return 'none';
  return key !== undefined && isSignedFor(section, module, key) ? 'good' : 'refused';
}

function contentOf(
  about: Pick<MiniAppContent, 'section' | 'title'> & { readonly language: Language },
  body: string,
  styles: string,
): MiniAppContent {
  const nodes = safeMarkup(parsedHtml(readableMarkup(body)));
  const [first] = nodes;
  const written = typeof first === 'object' ? (first.attributes['lang'] ?? '') : '';
  const version = createHash('sha256').update(styles).digest('base64url').slice(0, 16);
  return { ...about, language: isLanguage(written) ? written : about.language, body: nodes, styles, version };
}

/** HST-6 Its own styles and those that it names; nothing where one of them does not come. */
async function stylesOf(run: MiniAppRun, within: Millis | undefined): Promise<string | undefined> {
  const named = 'stylesheets' in run ? run.stylesheets.slice(0, MOST_SHEETS) : [];
  const sheets = await Promise.all(named.map(async (address) => askStyles({ address, within })));
  const fetched = sheets.flatMap((sheet) => (sheet.ok ? [sheet.value] : []));
  return fetched.length < named.length ? undefined : [...fetched, ...run.styles].map(safeCss).join('\n');
}
