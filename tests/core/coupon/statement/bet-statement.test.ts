import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betStatement, type StatementRow } from '../../../../core/coupon/statement/bet-statement.ts';
import { statementDay, statementMoment, zoneName } from '../../../../core/coupon/statement/statement-moment.ts';
import { statisticsStatement } from '../../../../core/coupon/statement/statistics-statement.ts';
import { TIME_ZONES } from '../../../../core/settings/view-settings.ts';
import { statementTexts } from '../../../../composition/texts/statement-texts.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import { statementWords } from '#ui/coupon/placed/statement/statement-words.ts';
import { accountTotals } from '../../../support/fakes/fake-history-gateway.ts';
import { minor, money, price } from '../../../support/units.ts';

const WORDS = statementWords((key) => key);

const PICK = { kind: 'total', period: 1, line: 2.5, code: 'over' } as const;
const gameOf = (home: string, away?: string): StatementRow['games'][number] => ({ home, away, sportId: 1, pick: PICK });

const scorerOf = (label: string): StatementRow['games'][number] => ({
  ...gameOf('Arsenal', 'Leeds'),
  pick: { kind: 'first-goalscorer', period: 0, code: '7', label },
});

const ROW: StatementRow = {
  id: 8_841_207,
  accountId: 77,
  currency: 'RUB',
  type: 'express',
  placedAt: Date.parse('2026-03-19T18:44:05Z'),
  settledAt: Date.parse('2026-03-19T21:30:00Z'),
  state: 'won',
  odds: price(7.245),
  staked: money(500.05),
  paid: money(3622.86),
  possibleWin: money(3622.86),
  games: [gameOf('Арсенал', 'Астон Вилла'), gameOf('=Who wins')],
};

const linesOf = (rows: readonly StatementRow[], zone = 3) => betStatement(rows, WORDS, zone).slice(1).split('\r\n');

describe('a file of bets', () => {
  it('has a heading that names the time zone, and a row for each coupon with exact amounts and odds [HX-3, HX-4]', () => {
    const [head, row] = linesOf([ROW]);
    expect(head).toBe(
      [
        'file.placed (UTC+3),file.number,account,file.currency,column.type,file.selections,column.events,file.picks,column.odds (0.000)',
        'column.amount (0.00),file.possible-win (0.00),column.status,column.payout (0.00),settled (UTC+3),file.source',
      ].join(','),
    );
    expect(row).toBe(
      '2026-03-19 21:44:05,8841207,77,RUB,type.express,2,Арсенал – Астон Вилла | =Who wins,sports:pick | sports:pick,7.245,500.05,3622.86,state.won,3622.86,2026-03-20 00:30:00,',
    );
  });

  it('stays in its cells where a semicolon or a tab ends one, and shows its decimal sign [HX-9]', () => {
    const [head = '', row = ''] = linesOf([{ ...ROW, games: [ROW.games[0]!, gameOf('Who; =1+1'), gameOf('x\t@y')] }]);
    expect(row).toContain(`"Арсенал – Астон Вилла | Who; '=1+1 | x\t'@y"`);
    expect(head).toContain('column.amount (0.00)');
    for (const piece of row.split(/[;\t]/)) expect(piece).not.toMatch(/^\s*[=+\-@]/);
    expect(linesOf([ROW])[1]).not.toMatch(/[;\t]/);
  });

  it('says where each bet was picked, in the order of the events [HX-11]', () => {
    const games: StatementRow['games'] = [
      { ...gameOf('Arsenal', 'Leeds'), source: 'multi-live', pageType: 'home' },
      { ...gameOf('Ajax', 'Feyenoord'), source: 'code' },
      gameOf('Porto'),
    ];
    expect(linesOf([{ ...ROW, games }])[1]).toMatch(/,multi-live \(home\) \| code \| $/);
  });

  it('lets no name begin to reckon [HX-2]', () => {
    expect(linesOf([{ ...ROW, games: [gameOf('=1+1')] }])[1]).toContain(",'=1+1,");
  });

  it('leaves out what there is not: total odds of a system, what an open coupon paid [HX-3, HX-5]', () => {
    const open = { ...ROW, type: 'system', state: 'open', settledAt: undefined, paid: undefined } as const;
    expect(linesOf([open])[1]).toMatch(/,,500\.05,3622\.86,state\.open,,,$/);
    expect(linesOf([{ ...ROW, type: 'singles' }])[1]).toContain('sports:pick,,500.05');
  });

  it('has the decimals of the currency, and calls less than the stake a part [HX-3, HT-4]', () => {
    expect(linesOf([{ ...ROW, currency: 'JPY', staked: minor(1500), paid: minor(0) }])[1]).toContain(
      ',1500,362286,state.part,0,',
    );
    expect(linesOf([{ ...ROW, currency: 'KWD', staked: minor(1) }])[1]).toContain(',0.001,');
  });

  it('says each pick in words, the part of the match first, as the texts of its language have it [HX-10] [LN-87]', () => {
    const words = statementTexts(path.resolve(import.meta.dirname, '../../../..'));
    const games = [gameOf('Arsenal', 'Leeds'), scorerOf('Saka')];
    const cells = (language: Language) => betStatement([{ ...ROW, games }], words(language), 3).split('\r\n');
    expect(cells('en')[0]).toContain(',Selections,Market and outcome,');
    expect(cells('en')[1]).toContain(',1st half: Total: Over 2.5 | First goalscorer: Saka,');
    expect(cells('ru')[1]).toContain(',1-й тайм: Тотал: Больше 2.5 | ');
    const winner = { ...gameOf('Арсенал', 'Лидс'), pick: { kind: 'result', period: 0, code: 'home' } as const };
    expect(betStatement([{ ...ROW, games: [winner] }], words('ru'), 3)).toContain(',Исход матча: Арсенал,');
  });

  it('says moments as the calendar of the time zone has them, over leap years and centuries [HX-4]', () => {
    const anyMoment = fc.integer({ min: 0, max: Date.parse('2199-12-31T00:00:00Z') / 1000 });
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...TIME_ZONES), (seconds, zone) => {
        const at = seconds * 1000;
        const local = new Date(at + zone * 3_600_000).toISOString();
        expect(statementMoment(at, zone)).toBe(local.slice(0, 19).replace('T', ' '));
        expect(statementDay(at, zone)).toBe(local.slice(0, 10));
      }),
    );
    expect([0, 3, -9.5, 5.75].map(zoneName)).toEqual(['UTC', 'UTC+3', 'UTC-9:30', 'UTC+5:45']);
  });
});

describe('a file of statistics', () => {
  it('has the groups of each account in the order of the page, with their results [HX-8]', () => {
    const groups = [
      { ...accountTotals({ lost: 1, staked: money(10) }), group: { by: 'type', type: 'single' } as const },
      { ...accountTotals({ lost: 1, staked: money(10) }), group: { by: 'month', month: '2026-02' } as const },
      {
        ...accountTotals({ won: 2, staked: money(5), paid: money(9.5) }),
        group: { by: 'month', month: '2026-03' } as const,
      },
      {
        ...accountTotals({ accountId: 2, currency: 'EUR', open: 1, staked: money(3), stakedOpen: money(3) }),
        group: { by: 'sport', sportId: 1 } as const,
      },
    ];
    const names = { kind: 'kind', group: 'group', account: 'account', currency: 'currency', count: 'count' };
    const sums = { staked: 'staked', stakedOpen: 'open', paid: 'paid', result: 'result' };
    const text = statisticsStatement(groups, {
      ...names,
      ...sums,
      kindOf: (kind) => `by ${kind}`,
      groupOf: (group) => ('month' in group ? group.month : group.by),
    });
    expect(text.slice(1).split('\r\n')).toEqual([
      'account,currency,kind,group,count,staked (0.00),open (0.00),paid (0.00),result (0.00)',
      '1,RUB,by month,2026-03,2,5,0,9.5,4.5',
      '1,RUB,by month,2026-02,1,10,0,0,-10',
      '1,RUB,by type,type,1,10,0,0,-10',
      '2,EUR,by sport,sport,1,3,3,0,0',
      '',
    ]);
  });
});
