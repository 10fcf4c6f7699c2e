import type { Cancellation } from '../shared/cancellation.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { Language } from '../site/config/language.ts';
import type { ParsedNode } from '../site/documents/document-tree.ts';
import type { MiniAppSection, SlotName } from './mini-app-section.ts';

/** What an application shows in a slot, made safe. */
export interface MiniAppContent {
  readonly section: MiniAppSection;
  readonly title: string;
  /** What it is written in. */
  readonly language: Language;
  readonly body: readonly ParsedNode[];
  readonly styles: string;
  /** Of the styles. */
  readonly version: string;
}

/** What is asked for: a slot of the page at a path, which begins with its language. */
export interface MiniAppAsk {
  readonly slot: SlotName;
  readonly path: string;
  /** The page was drawn without it, or it was loaded anew by hand: the browser alone asks so. */
  readonly isForced?: boolean;
}

export interface MiniAppsGateway {
  readonly content: (ask: MiniAppAsk, until?: Cancellation) => Promise<Result<MiniAppContent, RequestFailure>>;
}
