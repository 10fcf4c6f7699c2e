import type { NewCredentials } from './registration-gateway.ts';

/** Without the password where the player has chosen it. */
export type KeptCredentials = Omit<NewCredentials, 'password'> & Partial<NewCredentials>;

/** The words around the credentials, in the player's language. */
export interface CredentialsWords {
  readonly title: string;
  readonly userId: string;
  readonly password: string;
  readonly address: string;
  readonly advice: string;
}

export interface CredentialsFile {
  readonly name: string;
  readonly text: string;
}

/** RG1-6 A file a player can keep: named after the id, with the id and a password that was made for the player, each alone at the end of a line. */
export function credentialsFile(
  credentials: KeptCredentials,
  site: { readonly companyName: string; readonly address: string },
  words: CredentialsWords,
): CredentialsFile {
  const company = site.companyName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const lines = [
    words.title,
    '',
    `${words.address}: ${site.address}`,
    `${words.userId}: ${credentials.userId}`,
    ...(credentials.password === undefined ? [] : [`${words.password}: ${credentials.password}`]),
    '',
    words.advice,
  ];
  return {
    name: `${company === '' ? 'player' : company}-${credentials.userId}.txt`,
    text: lines.map((line) => `${line}\r\n`).join(''),
  };
}
