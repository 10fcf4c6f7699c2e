import type { SignInReply } from '../session/gateways/sign-in-gateway.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { SentCode } from './sent-code.ts';

/** Recovers a password step by step; the server knows by a cookie which recovery the steps belong to. */
export interface RecoveryGateway {
  /** The same answer whether a player has the contact or not. */
  readonly requestCode: (contact: string) => Promise<Result<SentCode, RequestFailure>>;
  readonly checkCode: (code: string) => Promise<Result<{ readonly needsApproval: boolean }, RequestFailure>>;
  readonly approve: (answers: Readonly<Record<string, string>>) => Promise<Result<undefined, RequestFailure>>;
  /** PWR-19 Who is signed in by it, or what is missing for it; neither where its player signs in afterwards. */
  readonly savePassword: (password: string) => Promise<Result<Omit<SignInReply, 'attemptsLeft'>, RequestFailure>>;
}

/** What the server says where no step of a recovery can follow. */
const FINAL_CODES: readonly (string | undefined)[] = ['tries-over', 'no-recovery', 'signed-in', 'no-sender'];

/** PWR-10 A recovery ends where its tries are used up, where the server knows of none or has nothing to send codes with, and where somebody signed in meanwhile. */
export function endsRecovery(failure: RequestFailure): boolean {
  return failure.kind === 'refused' && FINAL_CODES.includes(failure.code);
}
