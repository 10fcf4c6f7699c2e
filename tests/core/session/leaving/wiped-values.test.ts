import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { StoredValue } from '../../../../core/shared/stored-value.ts';
import { ageConfirmation } from '../../../../core/limits/age-confirmation.ts';
import { PAGE_COOKIES, WIPED_VALUES } from '../../../../core/session/leaving/wiped-values.ts';

/** What stays on the device: its settings, age, consent, reminders, what was shown once, the coupon and the journal of placements. */
const STAYING = [
  'ad-blocker-closed',
  'age-confirmed-at',
  'asked-for-limit',
  'chunk-reloaded-at',
  'column-sets',
  'cookie-consent',
  'coupon',
  'coupon-reminder',
  'coupon-settings',
  'favourites',
  'media-look',
  'multi-live',
  'next-registration-reminder-at',
  'notified-of-conversion',
  'offer-settings',
  'one-tap-rests-until',
  'placement-journal',
  'quick-amounts',
  'signed-out-for',
  'slot-sound',
];

function isStoredValue(value: unknown): value is StoredValue<unknown> {
  return typeof value === 'object' && value !== null && 'keepFor' in value && 'parse' in value;
}

function inherits(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const isTaken = 'isPolluted' in value && !Object.hasOwn(value, 'isPolluted');
  return isTaken || (value instanceof Map ? [...value.values()] : Object.values(value)).some(inherits);
}

async function declaredValues(): Promise<readonly StoredValue<unknown>[]> {
  const files = readdirSync('core', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!index)\.ts$/.test(file),
  );
  const sources = files.filter((file) => !file.includes('node_modules') && !file.startsWith('dist/'));
  const modules = await Promise.all(
    sources.map(async (file) => (await import(`../../../../core/${file}`)) as Readonly<Record<string, unknown>>),
  );
  return [
    ...new Set([...modules.flatMap((module) => Object.values(module)).filter(isStoredValue), ageConfirmation('ever')]),
  ];
}

describe('what a device keeps', () => {
  it('is wiped at a sign-out where it says so, and only there [OUT-6, SEC-89]', async () => {
    const declared = await declaredValues();
    const going = declared.filter(({ staysAtSignOut }) => !staysAtSignOut);
    expect(new Set(WIPED_VALUES)).toEqual(new Set(going));
    const staying = declared.filter(({ staysAtSignOut }) => staysAtSignOut).map(({ key }) => key);
    expect([...new Set(staying)].toSorted()).toEqual(STAYING);
  });

  it('takes on nothing that all objects inherit from what was put there [SEC-81]', async () => {
    const pollution = '{"isPolluted":true,"toString":"polluted"}';
    const keys = `"__proto__":${pollution},"constructor":{"prototype":${pollution}}`;
    const before = Object.getOwnPropertyNames(Object.prototype);
    const polluted: string[] = [];
    for (const { key, parse } of await declaredValues()) {
      for (const text of [`{${keys}}`, `[{${keys}}]`, `{${keys},"items":[{${keys}}],"entries":{${keys}}}`]) {
        const read = parse(JSON.parse(text));
        if (read.ok && inherits(read.value)) polluted.push(key);
      }
    }
    expect(polluted).toEqual([]);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  });

  it('is declared for each cookie that a page writes [OUT-6]', () => {
    const sources = ['core', 'ui']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
      )
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => readFileSync(file, 'utf8'));
    const names = new Map(
      sources
        .flatMap((source) => [...source.matchAll(/const (\w+) = '([^']+)';/g)])
        .map(([, key, name]) => [key, name]),
    );
    const written = sources
      .flatMap((source) => [...source.matchAll(/cookies\.write\((\w+),/g)])
      .map(([, key]) => key)
      .filter((key) => key !== 'name');
    expect(new Set(written.map((key) => names.get(key)))).toEqual(new Set(PAGE_COOKIES.map(({ name }) => name)));
  });
});
