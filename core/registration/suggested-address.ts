/** Where most people have their mail; what is as near to another real one is no slip. */
const COMMON_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'proton.me',
  'mail.ru',
  'inbox.ru',
  'yandex.ru',
  'rambler.ru',
  'ukr.net',
] as const;

/** Real ones that are a letter away. */
const OTHER_DOMAINS: ReadonlySet<string> = new Set(['mail.com', 'ymail.com', 'email.ru']);

/** RGF-24 The address with the domain that was meant, where the typed one is a slip away from a common one. */
export function suggestedAddress(typed: string): string | undefined {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const known: readonly string[] = COMMON_DOMAINS;
  if (at < 1 || known.includes(domain) || OTHER_DOMAINS.has(domain)) return undefined;
  const meant = COMMON_DOMAINS.find((common) => isSlip(domain, common));
  return meant === undefined ? undefined : `${address.slice(0, at)}@${meant}`;
}

/** One letter too many, too few or wrong, or two that changed places. */
function isSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const rest = typed.slice(start);
  const wanted = meant.slice(start);
  const [first = '', second = ''] = wanted;
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    rest === `${second}${first}${wanted.slice(2)}`
  );
}
