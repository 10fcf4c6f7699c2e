/** What start-up reads from the environment, checked. */
export interface StartSettings {
  readonly mode: 'demo' | 'production' | 'development';
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** Another back end to stand in for the sandbox. */
  readonly apiUrl: string | undefined;
  readonly seed: string;
  readonly speed: number;
  readonly liveDelay: number;
  /** The hosts that the site is at, the one that stands for all of them first; none where that of the request does. */
  readonly hosts: readonly string[];
}

/** A reason not to start, for the person at the keyboard: one line. */
export class StartProblem extends Error {}

export function readStartSettings(env: Readonly<Record<string, string | undefined>>): StartSettings {
  const mode = env['SITE_MODE'] ?? 'demo';
  if (mode !== 'demo' && mode !== 'production' && mode !== 'development') {
    throw new StartProblem(`SITE_MODE must be demo, production or development, not "${mode}".`);
  }
  return {
    mode,
    port: numberBetween(env, 'PORT', 3000, 0, 65_535),
    host: env['HOST'] ?? 'localhost',
    dataFolder: env['DATA_DIR'] ?? '.data',
    databaseUrl: address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    apiUrl: address(env, 'API_URL', ['http:', 'https:']),
    seed: env['SANDBOX_SEED'] ?? 'oddsmith',
    speed: numberBetween(env, 'SANDBOX_SPEED', 1, 1, 120),
    liveDelay: numberBetween(env, 'SANDBOX_LIVE_DELAY_MS', 3000, 0, 30_000),
    hosts: hostList(env, 'SITE_HOSTS'),
  };
}

function numberBetween(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  usual: number,
  least: number,
  most: number,
): number {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (!/^\d+(?:\.\d+)?$/.test(text) || value < least || value > most) {
    throw new StartProblem(`${name} must be a number from ${String(least)} to ${String(most)}, not "${text}".`);
  }
  return value;
}

function hostList(env: Readonly<Record<string, string | undefined>>, name: string): readonly string[] {
  const hosts = (env[name] ?? '').split(',').flatMap((host) => (host.trim() === '' ? [] : [host.trim()]));
  const odd = hosts.find((host) => !/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/.test(host));
  if (odd === undefined) return hosts;
  throw new StartProblem(`${name} must be a list of hosts with commas between them; "${odd}" is none.`);
}

function address(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  protocols: readonly string[],
): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new StartProblem(`${name} must be an address that begins with ${protocols.join('// or ')}//.`);
  }
  return text;
}
