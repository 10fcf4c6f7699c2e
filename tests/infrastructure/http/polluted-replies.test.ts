import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { definedCalls } from '../../support/browser/defined-calls.ts';
import { replySamples } from '../../support/reply-samples.ts';

const inherited = (name: string): unknown => Object.getOwnPropertyDescriptor(Object.prototype, name)?.value;
const OWN_TO_STRING = String(inherited('toString'));
const POLLUTION = '{"isPolluted":true,"toString":"polluted"}';

/** The same as JSON, with keys in every object that reach for what all objects inherit. */
function polluted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(polluted).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}:${polluted(field)}`);
  return `{"__proto__":${POLLUTION},"constructor":{"prototype":${POLLUTION}},${fields.join(',')}}`.replace(',}', '}');
}

function inherits(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value) && !(value instanceof Map) && 'isPolluted' in value && !Object.hasOwn(value, 'isPolluted'))
    return true;
  return (value instanceof Map ? [...value.values()] : Object.values(value)).some(inherits);
}

const samples = replySamples();
const calls = (await definedCalls()).filter(({ name }) => name in samples);

describe('keys that reach for what all objects inherit', () => {
  it.each(calls.map((call) => [call.name, call] as const))(
    'change nothing in the reply of %s [SEC-81]',
    (name, call) => {
      const body: unknown = JSON.parse(polluted(samples[name]));
      const read = safeParse(call.reply, body);
      expect(inherits(read.output)).toBe(false);
      expect(Object.prototype).not.toHaveProperty('isPolluted');
      expect(String(inherited('toString'))).toBe(OWN_TO_STRING);
    },
  );

  it.each(calls.filter(({ body }) => body !== undefined).map((call) => [call.name, call] as const))(
    'change nothing in the body of %s [SEC-81]',
    (_name, call) => {
      const read = safeParse(call.body, JSON.parse(polluted({ list: [{}] })));
      expect(inherits(read.output)).toBe(false);
      expect(Object.prototype).not.toHaveProperty('isPolluted');
    },
  );
});
