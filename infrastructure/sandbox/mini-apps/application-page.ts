import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath, type RouteName } from '../../../core/navigation/route-table.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../core/site/config/language.ts';
import { isFields } from '../../../core/shared/untrusted.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

/** What an application is made of. */
export type ApplicationParts = Pick<SandboxParts, 'world' | 'book' | 'database' | 'overrides' | 'now'>;

const APPLICATION_LANGUAGES = ['ru', 'en'] as const;
type ApplicationLanguage = (typeof APPLICATION_LANGUAGES)[number];

/** The page of the site that an application is asked for, and the language that it answers in. */
export interface ApplicationVisit {
  readonly route: RouteName;
  /** What the path names. */
  readonly params: Readonly<Record<string, unknown>>;
  /** What the addresses of the site begin with there. */
  readonly siteLanguage: string;
  readonly language: ApplicationLanguage;
  /** HST-7 What the site wants of it, in that order; all of it where nothing is named. */
  readonly components: readonly string[];
}

/** What an application answers with. */
export interface ApplicationPage {
  readonly appName: string;
  readonly title: string;
  readonly body: string;
  readonly styles: readonly { readonly cssText: string }[];
  /** A module, which is signed on its way out. */
  readonly codeToEval?: string;
}

/** Reads the path of a page, which begins with its language, and the components that are asked for. */
export function readVisit(path: string, asked?: unknown): ApplicationVisit | undefined {
  const { language: siteLanguage = DEFAULT_LANGUAGE, rest } = splitLanguage(`/${path}`);
  const match = matchPath(rest);
  if (match === undefined) return undefined;
  return {
    route: match.name,
    params: { ...match.params },
    siteLanguage,
    language: siteLanguage === 'ru' ? 'ru' : 'en',
    components: readComponents(asked),
  };
}

function readComponents(asked: unknown): readonly string[] {
  const components: unknown = isFields(asked) ? asked['components'] : undefined;
  return Array.isArray(components) ? components.filter((each): each is string => typeof each === 'string') : [];
}

/** The language of the pages that an application leads to. */
export function siteLanguageOf({ siteLanguage }: ApplicationVisit): Language {
  return isLanguage(siteLanguage) ? siteLanguage : DEFAULT_LANGUAGE;
}

/** An application writes its own markup. */
export function text(value: string | number): string {
  return String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
