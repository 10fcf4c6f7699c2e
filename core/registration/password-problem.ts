export type PasswordProblem = 'too-short' | 'too-long';

const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;

/** PWR-3 A new password has 8 to 128 characters, of any kind. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  // Counted as a reader counts: a character outside the basic plane is one.
  if (Array.from(password).length < SHORTEST_PASSWORD) return 'too-short';
  // as the sign-in counts, or a password would be taken that signs nobody in
  return password.length > LONGEST_PASSWORD ? 'too-long' : undefined;
}
