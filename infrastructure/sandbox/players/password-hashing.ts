import { boundedQueue, type QueueBounds } from '../../http/bounded-queue.ts';
import { hashPassword, isPassword } from './password-hash.ts';

/** Hashes passwords, so many at once; undefined where too many wait already. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string> | undefined;
  /** Whether the password is the hashed one. */
  readonly isRight: (password: string, hash: string | undefined) => Promise<boolean> | undefined;
}

/** A hash takes a thread of the four that read files, too: two are left for them. */
const BOUNDS: QueueBounds = { atOnce: 2, waiting: 100 };
/** When to ask again while too many wait, in seconds. */
export const HASHING_RETRY = 5;

export function passwordHashing(bounds = BOUNDS): PasswordHashing {
  const queue = boundedQueue(bounds);
  return {
    hash: (password) => queue(async () => hashPassword(password)),
    isRight: (password, hash) => queue(async () => isPassword(password, hash)),
  };
}
