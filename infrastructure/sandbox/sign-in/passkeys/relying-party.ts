/** For which site passkeys are made, and from which pages they are taken. */
export interface RelyingParty {
  readonly id: string;
  readonly origins: readonly string[];
}

/** The hosts that the operator listed, and whether the site answers as localhost too. */
export interface SiteHosts {
  readonly hosts: readonly string[];
  readonly isLocalAllowed: boolean;
}

const THIS_MACHINE: SiteHosts = { hosts: [], isLocalAllowed: true };

/** PK-7 The site of a request: of the hosts that the operator listed, the one that the asked host lies under; else localhost, where that is allowed. Nothing for any other host. */
export function relyingParty(host: string, { hosts, isLocalAllowed } = THIS_MACHINE): RelyingParty | undefined {
  const name = hostName(host);
  if (name === undefined) return undefined;
  if (name === 'localhost' && isLocalAllowed) return { id: name, origins: [`http://${host}`, `https://${host}`] };
  if (!hosts.includes(name) || !isDomain(name)) return undefined;
  const [id = name] = hosts
    .filter((each) => isDomain(each) && isUnder(name, each))
    .toSorted((one, other) => one.length - other.length);
  return { id, origins: hosts.filter((each) => isUnder(each, id)).map((each) => `https://${each}`) };
}

function hostName(host: string): string | undefined {
  const address = `http://${host}/`;
  return /^[a-z\d.-]+(?::\d+)?$/i.test(host) && URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** An address of numbers has no passkeys. */
function isDomain(host: string): boolean {
  return /^(?=.*[a-z])[a-z\d.-]+$/i.test(host) && host.includes('.');
}

function isUnder(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`);
}
