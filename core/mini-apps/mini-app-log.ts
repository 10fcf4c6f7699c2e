import type { MiniAppPayloadError } from './mini-app-payload.ts';
import type { MiniAppTrustError } from './mini-app-trust.ts';

/** A line for the log of what went wrong with a mini application; never anything of the payload itself. */
export interface MiniAppLogLine {
  readonly level: 'error' | 'warning';
  readonly text: string;
}

/** MAP-5 A reply without a name is logged and dropped; MAT-7 invalid code warns only, and the app that wanted it is in error. */
export function miniAppLogLine(problem: MiniAppPayloadError | MiniAppTrustError): MiniAppLogLine {
  switch (problem.code) {
    case 'no-app-name':
      return { level: 'error', text: 'missing appName' };
    case 'not-a-payload':
      return { level: 'error', text: 'not a mini application' };
    case 'malformed-field':
    case 'too-large':
      return { level: 'error', text: `mini application: ${problem.code} ${problem.field}` };
    case 'invalid-code':
      return { level: 'warning', text: 'invalid code of a mini application' };
    case 'address-not-allowed':
      return { level: 'error', text: 'mini application: address not allowed' };
  }
}
