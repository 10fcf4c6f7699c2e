import { isSitePath } from '../session/return-address.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { addressOrigin } from './mini-app-address.ts';
import type { HeadScript, MiniAppPayload } from './mini-app-payload.ts';

/** What is known of a payload beside what it says of itself. */
export interface MiniAppTrust {
  /** Whether its signature was checked: 'refused' for one that is wrong or has run out. */
  readonly signature: 'good' | 'none' | 'refused';
  /** MAT-22 Whether code of the section may run in the page, as the host's table says. */
  readonly isFirstParty?: boolean | undefined;
  /** Origins that code may come from, as the host's own configuration lists them. */
  readonly allowedOrigins: readonly string[];
  /** Paths of this site in the signed list of the release. */
  readonly releasedScripts: readonly string[];
  /** MAT-10 The one origin without https that counts. */
  readonly plainOrigin?: string | undefined;
}

/** How a mini application runs. No code of others runs in the page. */
export type MiniAppRun =
  /** Modules of this site's own release, loaded by their paths. */
  | {
      readonly where: 'own-modules';
      readonly scripts: readonly string[];
      readonly body: string;
      readonly styles: readonly string[];
    }
  /** MAT-22 One module that the site's own key has signed, in the page. */
  | {
      readonly where: 'signed-module';
      readonly body: string;
      readonly code: string;
      readonly styles: readonly string[];
      readonly stylesheets: readonly string[];
    }
  /** Markup and styles alone, to be sanitized; whether code was left out is worth a metric. */
  | {
      readonly where: 'markup';
      readonly body: string;
      readonly styles: readonly string[];
      readonly stylesheets: readonly string[];
      readonly isCodeLeftOut: boolean;
    }
  /** A frame of an origin of its own, without cookies, storage and connections. */
  | {
      readonly where: 'sandbox-frame';
      readonly body: string;
      readonly code: string;
      readonly scripts: readonly string[];
      readonly headScripts: readonly HeadScript[];
      readonly styles: readonly string[];
      readonly stylesheets: readonly string[];
    };

/** `invalid-code` for a signature that is refused, `address-not-allowed` for code or styles from elsewhere: the app is in error. */
export interface MiniAppTrustError {
  readonly code: 'invalid-code' | 'address-not-allowed';
}

/**
 * MAT-22 In a section of level A a module that the site's own key has signed runs in the page, and other code refuses the app; MAT-3 no other remote code is ever evaluated in the page: with a good signature it runs in a frame of its own, without one it is left out;
 * MAT-4 a refused signature refuses the app; MAT-5 a script or style sheet that is not of an allowed origin refuses the app;
 * MAT-6 modules of this site's release, and they alone, run in the page.
 */
export function miniAppRun(payload: MiniAppPayload, trust: MiniAppTrust): Result<MiniAppRun, MiniAppTrustError> {
  if (trust.signature === 'refused') return fail({ code: 'invalid-code' });
  const { body, code, scripts, headScripts, styles, stylesheets } = payload;
  const asked = [...scripts, ...headScripts.flatMap((script) => ('address' in script ? [script.address] : []))];
  const hasOwnTexts = code !== '' || headScripts.some((script) => 'text' in script);
  if (asked.length > 0 && !hasOwnTexts && stylesheets.length === 0 && asked.every((path) => isReleased(path, trust))) {
    return ok({ where: 'own-modules', scripts: asked, body, styles });
  }
  if (![...asked, ...stylesheets].every((address) => isAllowed(address, trust))) {
    return fail({ code: 'address-not-allowed' });
  }
  const hasCode = hasOwnTexts || asked.length > 0;
  if (hasCode && trust.isFirstParty === true) {
    return trust.signature === 'good' && asked.length === 0 && headScripts.length === 0
      ? ok({ where: 'signed-module', body, code, styles, stylesheets })
      : fail({ code: 'invalid-code' });
  }
  if (!hasCode || trust.signature !== 'good') {
    return ok({ where: 'markup', body, styles, stylesheets, isCodeLeftOut: hasCode });
  }
  return ok({ where: 'sandbox-frame', body, code, scripts, headScripts, styles, stylesheets });
}

function isReleased(path: string, { releasedScripts }: MiniAppTrust): boolean {
  return isSitePath(path) && releasedScripts.includes(path);
}

function isAllowed(address: string, { allowedOrigins, plainOrigin }: MiniAppTrust): boolean {
  const origin = addressOrigin(address, plainOrigin);
  return origin !== undefined && allowedOrigins.includes(origin);
}
