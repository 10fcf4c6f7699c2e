import { describe, expect, it } from 'vitest';
import { readFrameMessage } from '../../../core/mini-apps/frame-message.ts';
import { heardMessage, NO_MESSAGES } from '../../../core/mini-apps/message-rate.ts';
import { without, type Defence } from '../../support/hostile/without.ts';

type Read = typeof readFrameMessage;

const message = (type: unknown, payload: unknown, change: object = {}): string =>
  JSON.stringify({ v: 1, app: 'betting', id: 'm', type, payload, ...change });
const BET = { market: { outcomeId: '7:result:0::home' }, game: { gameId: 7 }, source: 'picks' };

/** What a frame says that no page takes. */
const ATTACKS: readonly unknown[] = [
  message('ready', {}, { app: 'office' }),
  message('ready', {}, { v: 2 }),
  message('ready', {}, { id: '' }),
  message('ready', {}, { id: 'x'.repeat(65) }),
  message('ready', {}).padEnd(70_000),
  { v: 1, app: 'betting', id: 'm', type: 'ready', payload: {} },
  message('ready', null),
  message('requestUserFields', { fields: ['token'] }),
  message('resize', { height: 1e9 }),
  message('resize', { height: -1 }),
  message('navigate', { route: 'https://evil.example' }),
  message('navigate', { path: '//evil.example' }),
  message('navigate', { route: 'sport', params: { section: 'office', sport: 'menu' } }),
  message('navigate', { route: 'game', params: { section: 'line', sport: '..', champ: '/evil', game: 1 } }),
  message('navigate', { route: 'sport', params: { section: 'line', sport: { toString: 'x' } } }),
  message('notify', { text: 'a'.repeat(201) }),
  message('notify', { text: '\u202Eturned' }),
  message('notify', { text: ' ' }),
  message('openDialog', { dialog: 'x'.repeat(65) }),
  message('openDialog', { dialog: ['login'] }),
  message('couponAddBet', { ...BET, market: { outcomeId: '__proto__' } }),
  message('couponAddBet', { ...BET, game: { gameId: -7 } }),
  message('couponAddBet', { ...BET, source: '<img src=x>' }),
  message('couponAddBet', { ...BET, shouldSkipOneClickBet: 'yes' }),
  message('couponAddBet', { ...BET, manualBlockId: 1e6 }),
  message('couponAddBet', { ...BET, pageType: 'office' }),
];

const MESSAGE = 'core/mini-apps/frame-message.ts';
const ENVELOPE = 'core/mini-apps/frame-envelope.ts';
const BUS = 'core/mini-apps/page-bus.ts';
const DEFENCES: readonly (readonly [string, Defence])[] = [
  ['who speaks', { file: ENVELOPE, line: 'if (speaker !== app)', becomes: 'if (app === "")' }],
  ['the version', { file: ENVELOPE, line: 'version !== VERSION ||', becomes: '' }],
  ['the id', { file: ENVELOPE, line: '|| !ID.test(id)', becomes: '' }],
  ['the length', { file: ENVELOPE, line: 'size <= LONGEST_MESSAGE', becomes: 'size > 0' }],
  ['the payload', { file: ENVELOPE, line: 'return isFields(payload)', becomes: 'return payload !== undefined' }],
  [
    'one text',
    {
      file: ENVELOPE,
      line: "if (typeof message !== 'string') return fail",
      becomes:
        "if (typeof message !== 'string') return readFrameEnvelope(message, app); if (message === '') return fail",
    },
  ],
  [
    'the list of requests',
    { file: MESSAGE, line: "return fail({ code: 'unknown-request' })", becomes: "return ok({ type: 'ready' })" },
  ],
  ['the height', { file: MESSAGE, line: ' && value <= HIGHEST_FRAME', becomes: '' }],
  ['heights of 0 and more', { file: MESSAGE, line: 'value >= 0 && ', becomes: '' }],
  ['that a path is of its page', { file: MESSAGE, line: ' && matchPath(path)?.name === name', becomes: '' }],
  [
    'what parameters are',
    { file: MESSAGE, line: "typeof value === 'string' || isCount(value)", becomes: 'value !== undefined' },
  ],
  ['the length of a notice', { file: MESSAGE, line: 'value.length <= LONGEST_NOTICE && ', becomes: '' }],
  ['what is unseen', { file: MESSAGE, line: ' && !UNSEEN.test(value)', becomes: '' }],
  ['that a notice says something', { file: MESSAGE, line: "value.trim() !== '' && ", becomes: '' }],
  ['the length of a name', { file: MESSAGE, line: ' && dialog.length <= LONGEST_NAME', becomes: '' }],
];
const BUS_DEFENCES: readonly (readonly [string, Defence])[] = [
  ['what an outcome is', { file: BUS, line: 'parseOutcomeId(outcomeId) === undefined || ', becomes: '' }],
  ['what a game is', { file: BUS, line: ' || !isCount(gameId)) {\n    return fail', becomes: ') {\n    return fail' }],
  ['what a place is', { file: BUS, line: ' || !SOURCE.test(source)', becomes: '' }],
  [
    'yes or no',
    { file: BUS, line: "if (typeof skips !== 'boolean') return", becomes: 'if (skips === undefined) return' },
  ],
  ['the block', { file: BUS, line: 'block !== undefined && !isBlock(block)', becomes: 'block === undefined && false' }],
  [
    'the page',
    { file: BUS, line: 'pageType !== undefined && page === undefined', becomes: 'pageType === page && false' },
  ],
];

const taken = (read: Read): readonly unknown[] =>
  ATTACKS.filter((attack) => {
    try {
      return read(attack, 'betting').ok;
    } catch {
      return true;
    }
  });

describe('a defence of level C that is taken away', () => {
  it('is needed: none of the attacks is taken with all of them', () => {
    expect(taken(readFrameMessage)).toEqual([]);
  });

  it.each([...DEFENCES, ...BUS_DEFENCES])('has a message of a frame taken: %s', async (_name, defence) => {
    const { readFrameMessage: weak } = await without<{ readFrameMessage: Read }>(MESSAGE, defence);
    expect(taken(weak)).not.toEqual([]);
  });

  it('has a flood heard: the rate', async () => {
    const file = 'core/mini-apps/message-rate.ts';
    const defence = { file, line: 'recent.length < MOST_MESSAGES', becomes: 'recent.length < 1e6' };
    const weak = await without<{ heardMessage: typeof heardMessage }>(file, defence);
    const heardOf = (hear: typeof heardMessage): number => {
      let rate = NO_MESSAGES;
      let heard = 0;
      for (let count = 0; count < 5000; count += 1) {
        const next = hear(rate, 1000);
        ({ rate } = next);
        if (next.isHeard) heard += 1;
      }
      return heard;
    };
    expect([heardOf(heardMessage), heardOf(weak.heardMessage)]).toEqual([50, 5000]);
  });
});
