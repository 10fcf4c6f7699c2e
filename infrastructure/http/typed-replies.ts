import type { GenericSchema } from 'valibot';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { AnyCall, CallReply } from './call.ts';
import type { ReadAnswer } from './http-client.ts';
import type { WireAnswer } from './transport.ts';
import { typedReader } from './typed-reader.ts';

/** Marks answers whose bodies were written in this process by the types of their calls; pages may be drawn by code that was built apart. */
const TYPED = Symbol.for('oddsmith.typed-answer');
const READERS = new WeakMap<AnyCall, ReturnType<typeof typedReader>>();

/** The answer of a handler in this process: what a reader of its JSON would have, without the JSON. */
export function typedAnswer(body: unknown): WireAnswer {
  return Object.defineProperty({ status: 200, body: asOnWire(body) }, TYPED, { value: true });
}

/** Reads a typed answer by what its schema turns into other words, any other as it is told. */
export function readTypedOr(read: ReadAnswer): ReadAnswer {
  return <C extends AnyCall>(call: C, answer: WireAnswer): Result<CallReply<C>, RequestFailure> => {
    if (!(TYPED in answer)) return read(call, answer);
    const reader = READERS.get(call) ?? typedReader(call.reply as GenericSchema);
    READERS.set(call, reader);
    const known = reader(answer.body);
    return known === undefined ? fail({ kind: 'malformed', path: '' }) : ok(known.value as CallReply<C>);
  };
}

/** A copy without what JSON leaves out: whose value it was may go on changing it. */
function asOnWire(value: unknown): unknown {
  if (typeof value === 'number') return numberOnWire(value);
  if (typeof value === 'bigint') throw new TypeError('JSON has no bigint');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(asOnWire);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, asOnWire(field)]));
}

/** Nothing checks it once more: what JSON would have made null of is no reply, and no zero has a sign. */
function numberOnWire(value: number): number {
  if (!Number.isFinite(value)) throw new TypeError('JSON has no such number');
  return value === 0 ? 0 : value;
}
