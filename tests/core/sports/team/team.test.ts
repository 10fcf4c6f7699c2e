import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formMark, teamForm } from '../../../../core/sports/team/team.ts';
import { sampleResult } from '../../../support/examples/sample-results.ts';

const HOME = sampleResult(1).home.id;
const AWAY = sampleResult(1).away?.id ?? 0;

function ended(home: number, away: number, change: Partial<ReturnType<typeof sampleResult>> = {}) {
  const { score } = sampleResult(1);
  return sampleResult(1, { status: 'finished', score: { ...score, home, away }, ...change });
}

describe('the form of a team', () => {
  it.each([
    [2, 1, HOME, 'won'],
    [2, 1, AWAY, 'lost'],
    [0, 3, HOME, 'lost'],
    [1, 1, HOME, 'drawn'],
    [1, 1, 424_242, undefined],
  ])('makes of %i:%i for team %i: %s [SP-22]', (home, away, team, mark) => {
    expect(formMark(ended(home, away), team)).toBe(mark);
  });

  it('leaves out games that were not played to their end and questions [SP-22]', () => {
    expect(formMark(ended(1, 0, { status: 'abandoned' }), HOME)).toBeUndefined();
    expect(formMark(ended(1, 0, { away: undefined }), HOME)).toBeUndefined();
  });

  it('is what the last five games were, in their order, and the other way round for the other team [SP-22]', () => {
    const opposite = { won: 'lost', drawn: 'drawn', lost: 'won' } as const;
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 9 }), (scores) => {
        const results = scores.map(([home, away]) => ended(home, away));
        const form = teamForm(results, HOME);
        expect(form).toHaveLength(Math.min(5, scores.length));
        expect(teamForm(results, AWAY)).toEqual(form.map((mark) => opposite[mark]));
      }),
    );
  });
});
