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
