import { boundedQueue, type QueueBounds } from '../../http/bounded-queue.ts';
import { hashPassword, isPassword } from './password-hash.ts';

/** Hashes passwords, so many at once, those of different askers in turns; undefined where too many wait already. */
export interface PasswordHashing {
  readonly hash: (password: string, by: string) => Promise<string | undefined>;
  /** Whether the password is the hashed one. */
  readonly isRight: (asked: PasswordCheck) => Promise<boolean | undefined>;
}

interface PasswordCheck {
  readonly password: string;
  readonly hash: string | undefined;
  readonly by: string;
}

/** What hashes one password. */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  readonly isRight: (password: string, hash: string | undefined) => Promise<boolean>;
}

/** A hash takes a thread of the four that read files, too: two are left for them. */
const BOUNDS: QueueBounds = { atOnce: 2, waiting: 100, waitingEach: 4 };
const SCRYPT: PasswordHasher = { hash: hashPassword, isRight: isPassword };
/** When to ask again while too many wait, in seconds. */
export const HASHING_RETRY = 5;

export function passwordHashing(bounds = BOUNDS, hasher = SCRYPT): PasswordHashing {
  const queue = boundedQueue(bounds);
  return {
    hash: async (password, by) => queue(async () => hasher.hash(password), { by }),
    isRight: async ({ password, hash, by }) => queue(async () => hasher.isRight(password, hash), { by }),
  };
}
