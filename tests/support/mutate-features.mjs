// Changes the code of each feature of the core bit by bit and counts the changes that a test notices:
// npm run mutation -- limits coupon
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, 'reports/mutation');
const stryker = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const wholeCore = JSON.parse(readFileSync(path.join(root, 'stryker.config.json'), 'utf8'));

const features = readdirSync(path.join(root, 'core'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['dist', 'docs', 'node_modules'].includes(entry.name))
  .map(({ name }) => name);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !features.includes(name));
if (unknown.length > 0) {
  console.error(`No feature of the core: ${unknown.join(', ')}. They are ${features.join(', ')}.`);
  process.exit(1);
}

mkdirSync(reports, { recursive: true });
const rows = [];
for (const feature of wanted.length === 0 ? features : wanted) {
  console.log(`\n# ${feature}`);
  mutate(feature);
  rows.push(resultOf(feature));
}
const table = tableOf(rows);
const survivors = rows.flatMap(({ feature, undetected }) =>
  undetected.length === 0 ? [] : [`\n## ${feature}\n`, ...undetected],
);
writeFileSync(path.join(reports, 'report.md'), [...table, ...survivors, ''].join('\n'));
console.log(['', ...table, '', 'The survivors are listed in reports/mutation/report.md'].join('\n'));
if (rows.some(({ score }) => !(score >= wholeCore.thresholds.break))) process.exitCode = 1;

function reportOf(feature) {
  return path.join(reports, `${feature}.json`);
}

function mutate(feature) {
  const left = wholeCore.mutate.filter((pattern) => pattern.startsWith('!'));
  const config = {
    ...wholeCore,
    mutate: [`core/${feature}/**/*.ts`, ...left],
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: reportOf(feature) },
  };
  delete config.$schema;
  const file = path.join(reports, `${feature}.config.json`);
  writeFileSync(file, JSON.stringify(config));
  rmSync(reportOf(feature), { force: true });
  spawnSync(process.execPath, [stryker, 'run', file], { cwd: root, stdio: 'inherit' });
}

/** How many mutants of a feature a test noticed, and which it did not; a feature that did not run to its end has no score. */
function resultOf(feature) {
  if (!existsSync(reportOf(feature))) return { feature, mutants: 0, detected: 0, score: Number.NaN, undetected: [] };
  const { files } = JSON.parse(readFileSync(reportOf(feature), 'utf8'));
  const mutants = Object.entries(files).flatMap(([file, { source, mutants: found }]) =>
    found.map((mutant) => ({ ...mutant, file, line: source.split('\n')[mutant.location.start.line - 1] })),
  );
  const detected = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const undetected = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const counted = detected + undetected.length;
  return {
    feature,
    mutants: counted,
    detected,
    score: counted === 0 ? 100 : (100 * detected) / counted,
    undetected: undetected.map(survivorOf),
  };
}

function survivorOf({ file, location, status, mutatorName, line, replacement = '' }) {
  const place = `${file}:${location.start.line}:${location.start.column}`;
  const what = `\`${line.trim()}\` becomes \`${replacement.replaceAll(/\s+/g, ' ')}\``;
  return `- ${place} ${mutatorName}${status === 'NoCoverage' ? ', run by no test' : ''}: ${what}`;
}

function tableOf(results) {
  const cells = results.map(({ feature, mutants, detected, score, undetected }) => [
    feature,
    String(mutants),
    String(detected),
    String(undetected.length),
    Number.isNaN(score) ? 'none' : `${score.toFixed(1)} %`,
  ]);
  const head = ['feature', 'mutants', 'noticed', 'survivors', 'score'];
  const widths = head.map((title, place) => Math.max(title.length, ...cells.map((row) => row[place].length)));
  const line = (row) =>
    `| ${row.map((cell, place) => (place === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[place]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, place) => (place === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...cells.map(line)];
}
