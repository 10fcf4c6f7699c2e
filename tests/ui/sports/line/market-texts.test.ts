import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../core/site/config/language.ts';
import { PROJECT_FOLDER } from '../../../support/source-tree.ts';

function text(language: string, key: string): string | undefined {
  const file = path.join(PROJECT_FOLDER, 'locales', language, 'sports.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return texts[key];
}

describe.each(LANGUAGES)('texts of the line in %s', (language) => {
  it('name the only market of a race, an election or a decision without a tournament', () => {
    expect(text(language, 'market.outright')).toMatch(
      /^(?!.*(турнир|şampiyon|turnier|tournament|torneo|tournoi)).+$/iu,
    );
  });
});

it('the number of other outcomes keeps its sign before it in Arabic', () => {
  expect(text('ar', 'game.more')).toBe('\u2066+{{count}}\u2069');
});
