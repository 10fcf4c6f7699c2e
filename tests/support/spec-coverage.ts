import { existsSync, readFileSync } from 'node:fs';
import { evidence, RUNNING_SITE, type Evidence } from './rule-evidence.ts';

/** A sentence, field, route, call or constant of the specification. */
interface SpecRow {
  readonly id: string;
  readonly place: readonly [point: number, paragraph: number, item: number];
  readonly text: string;
  readonly rules: readonly string[];
  /** Entities and wire schemas that carry it: a file, perhaps with a name in it. */
  readonly places: readonly string[];
  /** A screen, a call or an effect of it is not built yet. */
  readonly isOpen: boolean;
  /** Tests through the site or its server that show it, where no rule of it says so in their title. */
  readonly tests: readonly string[];
  readonly faults: readonly string[];
}

const STATES = ['works', 'part', 'to come'] as const;
type SpecState = (typeof STATES)[number];

const SENTENCES = 'tests/architecture/spec-sentences.md';
export const COVERAGE = 'tests/architecture/spec-coverage.md';
export const OWN_RULES = '## Rules of our own';

const ROW = /^\| (\d)\.(\d+)\.(\d+) +\| (.+?) +\| (.+?) +\|$/gm;
const CITATION = /^- (\d\.\d+\.\d+): (tests\/.+)$/gm;
const POINT = /^## (\d\. .+)$/gm;
const RULE = /^[A-Z][A-Z0-9]*-\d+$/;
const PLACE = /^(?:entity|wire):([^#]+)(?:#(.+))?$/;

/** The rows of the table of sentences, with what is wrong in their answers. */
export function specRows(facts: Evidence, table: string = sentences()): readonly SpecRow[] {
  const cited = new Map<string, string[]>();
  for (const [, id = '', test = ''] of table.matchAll(CITATION)) cited.set(id, [...(cited.get(id) ?? []), test]);
  const rows = [...table.matchAll(ROW)].map(([, point, paragraph, item, text = '', answer = '']): SpecRow => {
    const id = `${point ?? ''}.${paragraph ?? ''}.${item ?? ''}`;
    const answers = answer.split(' ');
    const tests = cited.get(id) ?? [];
    const unknown = tests.filter((test) => !facts.siteTests.has(test)).map((test) => `${test} is no test of the site`);
    return {
      id,
      place: [Number(point), Number(paragraph), Number(item)],
      text,
      rules: answers.filter((each) => RULE.test(each)),
      places: answers.filter((each) => PLACE.test(each)),
      isOpen: answers.includes('open'),
      tests,
      faults: [...answers.flatMap((each) => faultOf(each, facts) ?? []), ...unknown].map((fault) => `${id}: ${fault}`),
    };
  });
  const ids = new Set(rows.map(({ id }) => id));
  const lost = [...cited.keys()].filter((id) => !ids.has(id));
  if (lost.length > 0) throw new Error(`${SENTENCES} cites tests for rows that are not there: ${lost.join(', ')}`);
  return rows;
}

/** What is wrong with an answer; nothing where it leads to something. */
function faultOf(answer: string, { rules }: Evidence): string | undefined {
  if (answer === 'open') return undefined;
  if (RULE.test(answer)) return rules.has(answer) ? undefined : `${answer} is no rule`;
  const [, file, name] = PLACE.exec(answer) ?? [];
  if (file === undefined) return `${answer} is no answer`;
  if (!existsSync(file)) return `${file} does not exist`;
  return name === undefined || readFileSync(file, 'utf8').includes(name) ? undefined : `${file} knows no ${name}`;
}

/** What keeps a row from counting as done. */
function missing(row: SpecRow, { rules, reachedFiles }: Evidence): readonly string[] {
  const uncalled = [
    ...row.rules.filter((rule) => rules.get(rule)?.isReached !== true),
    ...row.places.filter((place) => !reachedFiles.has(PLACE.exec(place)?.[1] ?? '')),
  ];
  const unshown = row.tests.length > 0 ? [] : row.rules.filter((rule) => rules.get(rule)?.isShown !== true);
  const hasNoTest = row.rules.length === 0 && row.tests.length === 0;
  return [
    ...(row.isOpen ? ['not wholly built'] : []),
    ...(uncalled.length > 0 ? [`no caller: ${uncalled.join(' ')}`] : []),
    ...(unshown.length > 0 ? [`no test through the site: ${unshown.join(' ')}`] : []),
    ...(hasNoTest ? ['no test through the site'] : []),
  ];
}

/** A row works where all of it is called and shown; it is to come where nothing of it is called. */
function stateOf(row: SpecRow, facts: Evidence): SpecState {
  const { rules, reachedFiles } = facts;
  if (missing(row, facts).length === 0) return 'works';
  const isBegun =
    row.tests.length > 0 ||
    row.rules.some((rule) => rules.get(rule)?.isReached === true) ||
    (row.rules.length === 0 && row.places.some((place) => reachedFiles.has(PLACE.exec(place)?.[1] ?? '')));
  return isBegun ? 'part' : 'to come';
}

/** Whether what works was seen in the running site or its server, not on a drawn screen alone. */
function isRun({ rules, tests }: SpecRow, facts: Evidence): boolean {
  if (tests.some((test) => RUNNING_SITE.test(test))) return true;
  return rules.length > 0 && rules.every((rule) => facts.rules.get(rule)?.isRun === true);
}

/** The table of sentences, as people write it. */
export function sentences(): string {
  return readFileSync(SENTENCES, 'utf8');
}

/** The exported values that nothing of the site reaches, by part. */
export function pendingExports(): Readonly<Record<string, readonly string[]>> {
  const text = readFileSync('tests/architecture/unreached-exports.json', 'utf8');
  return JSON.parse(text) as Readonly<Record<string, readonly string[]>>;
}

/** The page that says of every row what state it is in. */
export function specCoverage(facts: Evidence = evidence(pendingExports())): string {
  const table = sentences();
  const rows = specRows(facts, table).map((row) => ({
    ...row,
    state: stateOf(row, facts),
    missing: missing(row, facts),
    isRun: isRun(row, facts),
  }));
  const points = [...table.matchAll(POINT)].map(([, title = '']) => title);
  const count = (point: string | undefined, state: SpecState): number =>
    rows.filter((row) => row.state === state && (point === undefined || row.id.startsWith(point.slice(0, 2)))).length;
  const ran = (point: string | undefined): number =>
    rows.filter(
      (row) => row.state === 'works' && row.isRun && (point === undefined || row.id.startsWith(point.slice(0, 2))),
    ).length;
  const line = (title: string, point: string | undefined): string =>
    `| ${title} | ${String(ran(point))} | ${STATES.map((state) => String(count(point, state))).join(' | ')} |`;
  return [
    '# What of the specification works',
    '',
    `Written by \`node tests/support/write-spec-coverage.ts\` from \`spec-sentences.md\`, the rules, the tests and the graph of the site; do not edit. A row works where the site calls what its rules' tests call and a test through the site or its server shows it; seen running are those that a test saw in the running site or its server, not on a drawn screen alone; a row is to come where the site calls nothing of it.`,
    '',
    `| point | seen running | ${STATES.join(' | ')} |`,
    '| --- | --: | --: | --: | --: |',
    ...points.map((point) => line(point, point)),
    line('**all**', undefined),
    ...points.flatMap((point) => [
      '',
      `## ${point}`,
      '',
      '| item | state | specification | rules | missing |',
      '| --- | --- | --- | --- | --- |',
      ...rows
        .filter((row) => row.id.startsWith(point.slice(0, 2)))
        .map((row) => `| ${[row.id, row.state, row.text, row.rules.join(' '), row.missing.join('; ')].join(' | ')} |`),
    ]),
    '',
  ].join('\n');
}
