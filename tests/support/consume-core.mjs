// Builds the core package, lays it into an empty folder and uses it there: from the machine's own Node, and typed.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
const inherit = { stdio: 'inherit' };

execFileSync(process.execPath, [tsc, '-p', 'core/tsconfig.build.json'], { cwd: root, ...inherit });

const place = mkdtempSync(path.join(tmpdir(), 'core-consumer-'));
try {
  const installed = path.join(place, 'node_modules/@oddsmith/core');
  mkdirSync(installed, { recursive: true });
  for (const part of ['package.json', 'dist']) {
    cpSync(path.join(root, 'core', part), path.join(installed, part), { recursive: true });
  }
  cpSync(path.join(root, 'tests/support/core-smoke.mjs'), path.join(place, 'core-smoke.mjs'));
  execFileSync(process.env.MACHINE_NODE ?? process.execPath, ['core-smoke.mjs'], { cwd: place, ...inherit });

  writeFileSync(path.join(place, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(place, 'consumer.ts'), typedConsumer());
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023'];
  execFileSync(process.execPath, [tsc, ...options, '--types', '', 'consumer.ts'], { cwd: place, ...inherit });
  console.log('its types hold for a consumer with no libraries');
} finally {
  rmSync(place, { recursive: true, force: true });
}

function typedConsumer() {
  return `
import { settle, totalOdds, type CouponType, type Slip } from '@oddsmith/core/coupon';
import { formatOdds, parseOdds } from '@oddsmith/core/odds';
const type: CouponType = 'express';
const slip: Slip = { type, amount: 100, bets: [{ odds: 2, result: 'win' }, { odds: 1.5 }] };
const total = totalOdds(slip);
export const text: string = total.ok ? formatOdds(total.value, 0) : total.error.code;
const settled = settle(slip);
export const payout: number = settled.ok ? settled.value.payout : 0;
const parsed = parseOdds('3/2', 1);
export const odds: number | undefined = parsed.ok ? parsed.value : undefined;
// @ts-expect-error a coupon type that does not exist
export const wrong: CouponType = 'parlay';
`;
}
