import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly hashes?: readonly object[];
  }[];
}

it('npm run sbom names everything that the site runs on, with its exact version, and no tool of the tests [SEC-80]', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], { maxBuffer: 50_000_000 });
  const { bomFormat, components } = JSON.parse(stdout) as Bill;
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<
    Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
  >;
  const named = new Set(components.map(({ name }) => name));
  const exact = new Set(components.map(({ name, version }) => `${name}@${version}`));
  expect(bomFormat).toBe('CycloneDX');
  expect(Object.entries(dependencies).filter(([name, version]) => !exact.has(`${name}@${version}`))).toEqual([]);
  expect(
    ['vitest', 'vite', '@playwright/test', 'knip'].filter((name) => name in devDependencies && named.has(name)),
  ).toEqual([]);
});
