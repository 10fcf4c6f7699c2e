import { sessionLanding, type ReturnPage } from '../session-landing.ts';

/** RET-9 Where the sign-in as a page leads who is signed in: on to the page that its query names, where a player may be led back to it, otherwise home. */
export function signInLanding(search: string, home: string, pageAt: (address: string) => ReturnPage): string {
  const asked = returnUrl(search);
  if (asked === undefined) return home;
  return sessionLanding({ kind: 'signed-in', userId: 0, returnPage: pageAt(asked), home }).address;
}

function returnUrl(search: string): string | undefined {
  const written = /[?&]returnUrl=([^&]*)/.exec(search)?.[1];
  try {
    return written === undefined ? undefined : decodeURIComponent(written.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
