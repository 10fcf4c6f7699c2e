// An engine with the language and nothing else: no DOM, no timers, no console, no Intl; its clock and its dice are broken.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createContext, SourceTextModule } from 'node:vm';

const PACKAGE = new URL('node_modules/@oddsmith/core/', import.meta.url);
const NOT_OF_THE_LANGUAGE = ['console', 'Intl', 'WebAssembly', 'SharedArrayBuffer', 'Atomics', 'WeakRef', 'gc'];
const { exports: entries } = JSON.parse(readFileSync(new URL('package.json', PACKAGE), 'utf8'));

const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
const bare = new SourceTextModule(
  `
  for (const name of ${JSON.stringify(NOT_OF_THE_LANGUAGE)}) delete globalThis[name];
  const refuse = () => { throw new Error('the core has neither clock nor dice'); };
  Date = refuse;
  Math.random = refuse;
  export const globals = Object.getOwnPropertyNames(globalThis);
  `,
  { context },
);
await bare.link(refuseImport);
await bare.evaluate();
for (const name of ['window', 'document', 'fetch', 'URL', 'setTimeout', 'structuredClone', 'queueMicrotask', 'Intl']) {
  assert.ok(!bare.namespace.globals.includes(name), `the engine has no ${name}`);
}

const modules = new Map();

function refuseImport(specifier) {
  throw new Error(`${specifier} is imported`);
}

function moduleAt(url) {
  assert.ok(url.href.startsWith(PACKAGE.href), `${url.href} is a file of the package`);
  const known = modules.get(url.href);
  if (known !== undefined) return known;
  const made = new SourceTextModule(readFileSync(url, 'utf8'), { context, identifier: url.href });
  modules.set(url.href, made);
  return made;
}

async function load(entry) {
  const made = moduleAt(new URL(entries[entry].default, PACKAGE));
  // one that another entry imports has been linked with that one
  if (made.status === 'unlinked') {
    await made.link((specifier, importer) => {
      if (!specifier.startsWith('.')) return refuseImport(specifier);
      return moduleAt(new URL(specifier, importer.identifier));
    });
  }
  await made.evaluate();
  return made.namespace;
}

const names = Object.keys(entries).filter((entry) => !entry.endsWith('.json'));
const exported = {};
for (const name of names) Object.assign(exported, await load(name));
// made for the configuration that it loads
exported.CONFIG_LOAD = exported.configLoad();

const samplesFile = new URL('machine-samples.js', import.meta.url);
const samplesModule = new SourceTextModule(readFileSync(samplesFile, 'utf8'), { context });
await samplesModule.link(refuseImport);
await samplesModule.evaluate();
let steps = 0;
for (const [name, { states, events }] of samplesModule.namespace.machineSamples) {
  const machine = exported[name];
  assert.ok(machine, `${name} is exported by an entry`);
  for (const state of [machine.initial, ...states]) {
    for (const event of events) {
      machine.step(state, event);
      steps += 1;
    }
  }
}
assert.ok(steps > 500, 'the machines step');

const { lineCount, possibleWin, settle } = await load('./coupon');
const { formatOdds, parseOdds } = await load('./odds');
const { limitsAfterChange, jurisdictionProfile } = await load('./limits');
const { couponHash } = await load('./coupon/state');
const slip = { type: 'system', systemValue: 10, amount: 1000, bets: Array(20).fill({ odds: 2, result: 'win' }) };
assert.equal(lineCount(slip).value, 184_756);
assert.equal(possibleWin(slip).value.max, 1_024_000);
assert.equal(settle(slip).value.payout, 1_024_000);
assert.equal(formatOdds(2.5, 1), '3/2');
assert.equal(parseOdds('-200', 2).value, 1.5);
const draft = { kind: 'daily-loss', value: 50 };
assert.equal(
  limitsAfterChange([], draft, { now: 1_700_000_000_000, profile: jurisdictionProfile('DE') }).value[0].state,
  'active',
);
assert.match(couponHash({ type: 'single', accountId: 1, amount: 1, isOneClick: false, bets: [] }), /^[0-9a-f]{16}$/);
console.log(`${names.length} entries and ${steps} steps of machines run with the globals of the language alone`);
