import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-tree.ts';

const TABLE = readFileSync('tests/architecture/spec-coverage.md', 'utf8');
const OWN_RULES = '## Rules of our own';
const [items = '', ownRules = ''] = TABLE.split(OWN_RULES);

const ROW = /^\| (\d)\.(\d+)\.(\d+) +\| (.+?) +\| (.+?) +\|$/gm;
const rows = [...items.matchAll(ROW)].map(([, point = '', paragraph = '', item = '', text = '', answer = '']) => ({
  id: `${point}.${paragraph}.${item}`,
  place: [Number(point), Number(paragraph), Number(item)] as const,
  text,
  answers: answer.split(' '),
}));

const rules = sourceFiles(['core'], /\/RULES\.md$/).flatMap((file) =>
  [...file.text.matchAll(/^(?:- )?([A-Z][A-Z0-9]*-\d+) /gm)].map(([, id = '']) => id),
);

const RULE = /^[A-Z][A-Z0-9]*-\d+$/;
const PLACE = /^(?:entity|wire):([^#]+)(?:#(.+))?$/;

/** What is wrong with an answer; nothing where it leads to something. */
function fault(answer: string, known: ReadonlySet<string>): string | undefined {
  if (answer === 'open') return undefined;
  if (RULE.test(answer)) return known.has(answer) ? undefined : `${answer} is no rule`;
  const [, file, name] = PLACE.exec(answer) ?? [];
  if (file === undefined) return `${answer} is no answer`;
  if (!existsSync(file)) return `${file} does not exist`;
  return name === undefined || readFileSync(file, 'utf8').includes(name) ? undefined : `${file} knows no ${name}`;
}

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

  it('answers each with a rule, a place in the code, or says that it is open', () => {
    const known = new Set(rules);
    const faults = rows.flatMap(({ id, answers }) =>
      answers.flatMap((answer) => {
        const wrong = fault(answer, known);
        return wrong === undefined ? [] : [`${id}: ${wrong}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('names every rule, or lists it among those of our own', () => {
    const named = new Set([...rows.flatMap(({ answers }) => answers), ...ownRules.split(/[\s,]+/)]);
    expect(rules.filter((rule) => !named.has(rule))).toEqual([]);
  });
});
