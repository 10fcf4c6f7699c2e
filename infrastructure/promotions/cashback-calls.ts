import * as v from 'valibot';
import { CASHBACK_OPTIONS } from '../../core/promotions/cashback-option.ts';
import type { Minor } from '../../core/shared/money.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { queryLanguage, wireAmount, wireCount, wireCurrency, wireMillis } from '../http/wire.ts';
import { wireOfficeSetting } from '../player/office-settings-calls.ts';
import { wirePointStep } from './point-step-wire.ts';

const lineFields = {
  currency: wireCurrency,
  lost: wireAmount,
  /** The player won so much. */
  isGain: v.boolean(),
  money: wireAmount,
  points: wireCount,
};
type WireLine = { readonly currency: string; readonly lost: number; readonly isGain: boolean; readonly money: number };

function readLine<Line extends WireLine>(line: Line) {
  const { isGain, ...rest } = line;
  const read = minorReader(line.currency);
  const lost = read.amount(line.lost);
  const units = { ...rest, lost: isGain ? ((0 - lost) as Minor) : lost, money: read.amount(line.money) };
  return read.isExact() ? units : undefined;
}

const wireLine = v.pipe(
  v.object(lineFields),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const line = readLine(dataset.value);
    if (line !== undefined) return line;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wirePaid = v.pipe(
  v.object({ ...lineFields, start: wireMillis, option: v.picklist(CASHBACK_OPTIONS.map(({ option }) => option)) }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const line = readLine(dataset.value);
    if (line !== undefined) return line;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const CASHBACK = defineCall({
  name: 'cashback',
  summary: 'What the running week lost and gives back by now, and what the weeks before it gave',
  method: 'GET',
  path: '/web-api/promotions/cashback',
  query: v.object({ lng: queryLanguage }),
  reply: v.object({
    setting: wireOfficeSetting,
    week: v.object({ start: wireMillis, end: wireMillis }),
    lines: v.array(wireLine),
    step: wirePointStep,
    paid: v.array(wirePaid),
    isClosed: v.boolean(),
  }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});
