import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evidence } from '../support/rule-evidence.ts';
import { COVERAGE, OWN_RULES, pendingExports, sentences, specCoverage, specRows } from '../support/spec-coverage.ts';

const facts = evidence(pendingExports());
const rows = specRows(facts);

describe('the table of the specification', () => {
  it('has a row for every sentence, field, route, call and constant, in order and without a gap', () => {
    expect(rows).toHaveLength(1010);
    for (const [index, { id, place }] of rows.entries()) {
      const [point, paragraph, item] = place;
      const before = rows[index - 1]?.place ?? ([1, 1, 0] as const);
      const goesOn = point === before[0] && paragraph === before[1] && item === before[2] + 1;
      const nextParagraph = point === before[0] && paragraph === before[1] + 1 && item === 1;
      const nextPoint = point === before[0] + 1 && paragraph === 1 && item === 1;
      expect(goesOn || nextParagraph || nextPoint, id).toBe(true);
    }
  });

  it('answers each with a rule, a place in the code, or says that it is open; every test that it cites exists', () => {
    expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('names every rule, or lists it among those of our own', () => {
    const [, ownRules = ''] = sentences().split(OWN_RULES);
    const named = new Set([...rows.flatMap(({ rules }) => rules), ...ownRules.split(/[\s,]+/)]);
    expect([...facts.rules.keys()].filter((rule) => !named.has(rule))).toEqual([]);
  });
});

describe('the page that says what works', () => {
  it('is what the table, the rules, the tests and the graph of the site make of it', () => {
    const isCurrent = readFileSync(COVERAGE, 'utf8') === specCoverage(facts);
    expect(isCurrent, 'run node tests/support/write-spec-coverage.ts').toBe(true);
  });
});

describe('a rule', () => {
  it('counts as called where the site calls what its tests call, straight or by what supports them', () => {
    expect(facts.rules.get('NV-3')?.isReached).toBe(true);
    expect(facts.rules.get('PL-20')?.isReached).toBe(true);
    expect(facts.rules.get('SMP-4')?.isReached).toBe(false);
  });

  it('counts as shown where a test through the site or its server quotes it', () => {
    expect(facts.rules.get('NV-44')?.isShown).toBe(true);
    expect(facts.rules.get('LC-1')?.isShown).toBe(false);
  });
});
