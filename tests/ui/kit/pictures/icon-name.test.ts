import { readFileSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KIT_PATTERNS } from '../../../../core/sports/game/game.ts';
import { SPORTS } from '../../../../core/sports/tree/sport.ts';
import { DEFAULT_PROFILE } from '../../../../infrastructure/sandbox/jurisdiction-profile.ts';
import { CHAMP_RECORDS } from '../../../../infrastructure/sandbox/world/champ-table.ts';
import { ICON_NAMES } from '../../../../ui/kit/pictures/icon-name.ts';
import { sportIcon } from '../../../../ui/kit/pictures/sport-icon.ts';

const [sprite, kits] = ['icon', 'kit'].map((name) => readFileSync(`ui/kit/pictures/${name}-sprite.svg`, 'utf8')) as [
  string,
  string,
];
const symbols = [...(sprite + kits).matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]!);

describe('the icon sprite', () => {
  it('has exactly the named icons and a jersey for each pattern', () => {
    expect(symbols.toSorted()).toEqual([...ICON_NAMES, ...KIT_PATTERNS.map((pattern) => `kit-${pattern}`)].toSorted());
  });

  it('says under which licences its paths are', () => {
    expect(sprite).toMatch(
      /Tabler Icons 3\.51\.0[^]*MIT License[^]*Material Design Icons 7\.4\.47[^]*Apache License 2\.0/,
    );
  });

  it('carries no style that the content security policy would refuse', () => {
    expect(sprite + kits).not.toMatch(/style=|<style|<script/);
  });

  it('has a glyph for every sport, no two alike', () => {
    expect(new Set(SPORTS.map(({ code }) => sportIcon(code))).size).toBe(SPORTS.length);
  });
});

describe('flags', () => {
  it('are small and there is one for each country that plays', () => {
    const flags = readdirSync('ui/kit/public/flags').filter((file) => file.endsWith('.svg'));
    expect(flags.length).toBeGreaterThan(90);
    const codes = [...CHAMP_RECORDS.map(({ country }) => country), ...DEFAULT_PROFILE.countries, 'gb', 'un'];
    expect(codes.filter((code) => !flags.includes(`${code}.svg`))).toEqual([]);
    expect(flags.filter((file) => statSync(`ui/kit/public/flags/${file}`).size > 64_000)).toEqual([]);
  });
});
