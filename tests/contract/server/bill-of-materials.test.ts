import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly properties?: readonly { readonly name: string }[];
  }[];
}

it('npm run sbom names everything that the site runs on, with its exact version, apart from the tools [SEC-80]', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], { maxBuffer: 50_000_000 });
  const { bomFormat, components } = JSON.parse(stdout) as Bill;
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<
    Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
  >;
  const running = components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
  const named = new Set(running.map(({ name, version }) => `${name}@${version}`));
  const isNamed = ([name, version]: readonly [string, string]) => named.has(`${name}@${version}`);
  expect(bomFormat).toBe('CycloneDX');
  expect(Object.entries(dependencies).filter((each) => !isNamed(each))).toEqual([]);
  // these are peers of what runs
  const peers = ['@types/react', 'typescript'];
  const tools = Object.entries(devDependencies).filter(([name]) => !peers.includes(name));
  expect(tools.filter(isNamed)).toEqual([]);
});

it('every package of the lock file is pinned by the hash of what the registry gives, and none comes from elsewhere [SEC-80]', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<
      Record<
        string,
        { readonly link?: true; readonly inBundle?: true; readonly integrity?: string; readonly resolved?: string }
      >
    >;
  };
  const fetched = Object.entries(packages).filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && link !== true && inBundle !== true,
  );
  expect(fetched.length).toBeGreaterThan(500);
  const loose = fetched.filter(
    ([, { integrity = '', resolved = 'https://' }]) =>
      !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) || !resolved.startsWith('https://'),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});
