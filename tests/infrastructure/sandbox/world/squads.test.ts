import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { namedGoal } from '../../../../infrastructure/sandbox/world/plays/named-goals.ts';
import { playOut } from '../../../../infrastructure/sandbox/world/plays/play-out.ts';
import type { Matchup } from '../../../../infrastructure/sandbox/world/plays/play.ts';
import {
  ASSISTED,
  OWN_GOALS,
  PENALTIES,
  teamSheets,
} from '../../../../infrastructure/sandbox/world/plays/team-sheet.ts';
import { LANGUAGES } from '../../../../core/site/config/language.ts';
import { drawsFrom } from '../../../../infrastructure/sandbox/world/random-draws.ts';
import { teamHome, teamPlayers } from '../../../../infrastructure/sandbox/world/squads/squads.ts';

const matchup = (key: number): Matchup => ({
  key,
  sport: 'football',
  champId: 1,
  coverage: 'top',
  edge: 0,
  tempo: 1,
  answerCount: 0,
  squads: { home: 501, away: 502 },
});

describe('squads', () => {
  it.each(['ru', 'en'] as const)('have players of whom no other has the name, written in %s [GLS-8]', (language) => {
    const names = teamPlayers().map((player) => player[language]);
    expect(names.length).toBeGreaterThan(2_500);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    expect(names.every((name) => (language === 'ru' ? /^[А-Яа-яЁё -]+$/ : /^[A-Za-z -]+$/).test(name))).toBe(true);
  });

  it('have a coach whom nobody else is called like, and a stadium, in every language [SP-43]', () => {
    const teams = [...new Set(teamPlayers().map(({ teamId }) => teamId))];
    const players = new Set(teamPlayers().map(({ en }) => en));
    const coaches = teams.map((id) => teamHome(id, 'en')!.coach);
    expect(new Set(coaches).size).toBe(teams.length);
    expect(coaches.filter((name) => players.has(name))).toEqual([]);
    for (const language of LANGUAGES)
      for (const id of teams)
        expect(Object.values(teamHome(id, language)!).every((name) => name.length > 2)).toBe(true);
    expect(teamHome(-1, 'en')).toBeUndefined();
  });

  it('send eleven on, each once, and at most five others for players of the same position [GLS-1]', () => {
    for (let key = 1; key <= 50; key += 1) {
      for (const { goalkeeper, substituteGoalkeeper, places } of Object.values(teamSheets(matchup(key))!)) {
        const bench = places.flatMap(({ substitute }) => substitute ?? []);
        const all = [goalkeeper, substituteGoalkeeper, ...places.map(({ starter }) => starter), ...bench];
        expect(places).toHaveLength(10);
        expect(bench).toHaveLength(5);
        expect(new Set(all).size).toBe(17);
        expect(places.filter(({ takesPenalties }) => takesPenalties)).toHaveLength(1);
        expect(places.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      }
    }
  });

  it('score own goals for the others, and penalties by one taker [GLS-1]', () => {
    const sheets = teamSheets(matchup(7))!;
    const ofRoll = (roll: number) => namedGoal({ sheets, changes: [] }, { side: 'home', roll });
    const own = ofRoll(OWN_GOALS / 2);
    expect(own).toMatchObject({ side: 'home', how: 'own-goal' });
    expect(sheets.away.places.map(({ starter }) => starter)).toContain(own.number);
    const taker = sheets.home.places.findIndex(({ takesPenalties }) => takesPenalties);
    expect(ofRoll(OWN_GOALS + PENALTIES / 2)).toEqual({
      side: 'home',
      number: sheets.home.places[taker]!.starter,
      how: 'penalty',
    });
    const changes = [{ side: 'home', place: taker, isAfterGoal: false }] as const;
    expect(namedGoal({ sheets, changes }, { side: 'home', roll: OWN_GOALS + PENALTIES / 2 }).number).toBe(
      sheets.home.places[taker]!.substitute ?? 0,
    );
    expect(ofRoll(0.999999)).toMatchObject({ number: sheets.home.places.at(-1)!.starter, how: 'play' });
  });

  it('name every goal, and change no place twice [GLS-1]', () => {
    let changed = 0;
    for (let key = 1; key <= 60; key += 1) {
      const last = playOut(matchup(key), drawsFrom(xoroshiro128plus(key))).frames.at(-1)!;
      expect(last.goals.map(({ side }) => side.slice(0, 1)).join('')).toBe(last.story);
      const places = last.changes.map(({ side, place }) => `${side} ${String(place)}`);
      expect(new Set(places).size).toBe(places.length);
      changed += places.length;
    }
    expect(changed / 60).toBeGreaterThan(6);
    expect(changed / 60).toBeLessThan(9);
  });

  it('name every saved shot and an assist of a goal from play alone, and book nobody twice [PLP-2] [PLP-3] [PLP-4]', () => {
    const counts = { saved: 0, assists: 0, fromPlay: 0, booked: 0, cards: 0 };
    for (let key = 1; key <= 60; key += 1) {
      const { frames, statistics, entries } = playOut(matchup(key), drawsFrom(xoroshiro128plus(key)));
      const { goals, saved, booked } = frames.at(-1)!;
      const saves = [...statistics].filter(({ kind }) => kind === 'saves');
      expect(saved.map(({ side }) => side)).toEqual(saves.map(({ side }) => (side === 'home' ? 'away' : 'home')));
      const assisted = goals.filter(({ assist }) => assist !== undefined);
      expect(assisted.every(({ how, number, assist }) => how === 'play' && assist !== number)).toBe(true);
      const players = booked.map(({ side, number }) => `${side} ${String(number)}`);
      expect(new Set(players).size).toBe(players.length);
      counts.saved += saved.length;
      counts.assists += assisted.length;
      counts.fromPlay += goals.filter(({ how }) => how === 'play').length;
      counts.booked += booked.length;
      counts.cards += entries.filter(({ kind }) => kind === 'yellow-card').length;
    }
    expect(counts.saved / 60).toBeCloseTo(5.4, 0);
    expect(counts.assists / counts.fromPlay).toBeCloseTo(ASSISTED, 1);
    expect(counts.booked).toBeLessThan(counts.cards);
    expect(counts.booked / counts.cards).toBeGreaterThan(0.8);
  });
});
