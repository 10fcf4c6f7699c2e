import type { Cancellation } from '../shared/cancellation.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { EpochMillis } from '../shared/time.ts';
import type { MiniAppSection } from './mini-app-section.ts';
import type { MiniAppAsk } from './mini-apps-gateway.ts';

/** The code of an application of level A, and who vouches for it. */
export interface SignedModule {
  readonly code: string;
  /** Grows with every change of the code. */
  readonly release: number;
  /** ECDSA over P-256 with SHA-256, 64 bytes in Base64. */
  readonly signature: string;
}

/** What a module is handed beside the element it fills. */
export interface ModuleContext {
  readonly language: string;
  readonly now: () => EpochMillis;
}

/** What a module exports: it comes to life in an element, and may return what ends that. */
export type ModuleMount = (place: unknown, context: ModuleContext) => unknown;

/** `unsigned` for a module that its key has not signed, or that is none. */
export type ModuleFailure = RequestFailure | { readonly kind: 'unsigned' };

export interface ModulesGateway {
  /** MAT-23 The module of a slot, checked before it is evaluated; undefined where its application has none. */
  readonly module: (ask: MiniAppAsk, until: Cancellation) => Promise<Result<ModuleMount | undefined, ModuleFailure>>;
}

/** MAT-22 What is signed: one release of the code, for one section of the site alone. */
export function signedText(section: MiniAppSection, { code, release }: Pick<SignedModule, 'code' | 'release'>): string {
  return `mini application module 2\n${section}\n${String(release)}\n${code}`;
}

const HALF_LETTER = /\p{Surrogate}/u;

/** MAT-22 Whether the code is what its bytes are: halves of letters all turn into the same bytes, and one could stand for another. */
export function isSignable(code: string): boolean {
  return !HALF_LETTER.test(code);
}
