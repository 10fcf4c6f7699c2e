import type { SandboxOptions } from '../sandbox-options.ts';

/** The machine's other name: what is kept for one the other does not have. */
const OTHER_NAMES: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

type Named = Pick<SandboxOptions, 'providerOrigin' | 'hostRules'>;

/** PMT-58 Where the demonstration's own third parties lie: the origin that the operator gave them, else one of their own on the machine itself, else that of the site. */
export function otherOrigin(site: string, { providerOrigin }: Pick<Named, 'providerOrigin'>): string {
  if (providerOrigin !== undefined) return providerOrigin;
  const other = OTHER_NAMES[new URL(site).hostname];
  return other === undefined ? site : renamed(site, other);
}

/** CW-5 Which pages may frame what lies at an origin of third parties: those of the site, which the same server is. */
export function framingOrigins(own: string, { providerOrigin, hostRules }: Named): string {
  if (providerOrigin === undefined) return otherOrigin(own, {});
  const hosts = hostRules?.hosts ?? [];
  return hosts.length === 0 ? "'none'" : hosts.map((host) => renamed(providerOrigin, host)).join(' ');
}

function renamed(origin: string, name: string): string {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${name}${port === '' ? '' : `:${port}`}`;
}
