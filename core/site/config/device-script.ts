import { isFields, isText } from '../../shared/untrusted.ts';

const SCRIPT = /^[\w-][\w.-]{0,63}\.js$/;
const DIGEST = /^sha(?:256-[\w+/]{43}=|384-[\w+/]{64}|512-[\w+/]{86}==)$/;
const FACT_NAME = /^[a-zA-Z]{1,40}$/;
const MOST_FACTS = 20;

/** A script of the operator's, and what it has to be. */
export interface DeviceScript {
  readonly file: string;
  readonly integrity: string;
}

/** EXF-3 What tells devices apart at the operator, where its file is a plain name and its digest is one; else there is none. */
export function deviceScript(values: unknown): DeviceScript | undefined {
  if (!isFields(values)) return undefined;
  const { script: file, integrity } = values;
  if (typeof file !== 'string' || typeof integrity !== 'string') return undefined;
  return SCRIPT.test(file) && !file.includes('..') && DIGEST.test(integrity) ? { file, integrity } : undefined;
}

/** EXF-3 Of what such a script says of a device short texts are taken, each under a plain name, 20 at most. */
export function deviceFacts(said: unknown): Readonly<Record<string, string>> {
  if (!isFields(said)) return {};
  const plain = Object.entries(said).filter(
    (fact): fact is [string, string] => FACT_NAME.test(fact[0]) && isText(fact[1]),
  );
  return Object.fromEntries(plain.slice(0, MOST_FACTS));
}
