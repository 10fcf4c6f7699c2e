import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replyErrorsText } from '../../../core/notices/reply-errors.ts';

describe('the errors of a reply', () => {
  it('are one text, a line for the detail of each [NO-19]', () => {
    expect(replyErrorsText([{ detail: 'No such game' }, { detail: 'Try later' }])).toBe('No such game\nTry later');
    expect(replyErrorsText([{ detail: 'No such game' }])).toBe('No such game');
  });

  it.each([
    [[{ message: 'Told' }, 'Plain'], 'Told\nPlain'],
    [[{ detail: 'First', message: 'Second' }], 'First'],
    [[{ detail: ' ', message: 'Second' }], 'Second'],
    [[{ detail: 5 }, null, undefined, 7, {}, '  ', { detail: 'Last' }], 'Last'],
  ])('pass over what says nothing: %j is %j [NO-19]', (errors, text) => {
    expect(replyErrorsText(errors)).toBe(text);
  });

  it.each([[[]], [[{}]], [undefined], [null], ['errors'], [{ detail: 'x' }]])('are no text in %j [NO-19]', (errors) => {
    expect(replyErrorsText(errors)).toBeUndefined();
  });

  it('have exactly one line for each entry with a detail of one line [NO-19]', () => {
    const detail = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && !text.includes('\n'));
    fc.assert(
      fc.property(fc.array(detail, { minLength: 1 }), (details) => {
        expect(replyErrorsText(details.map((each) => ({ detail: each })))?.split('\n')).toEqual(details);
      }),
    );
  });
});
