import { describe, expect, it } from 'vitest';
import { sourceFiles, withoutComments } from '../../support/source-tree.ts';

/** Where a pattern stands in the code, save in the file that it belongs to. */
function copiesOf(pattern: RegExp, home: string): readonly string[] {
  return sourceFiles(undefined, /\.tsx?$/)
    .filter(({ path, text }) => path !== home && pattern.test(withoutComments(text)))
    .map(({ path }) => path);
}

/** Forms of one field, for developers, or whose text is a draft that outlives them: they say themselves what is wrong with it. */
const OTHER_FORMS = [
  'ui/accounts/conversion/conversion-form.tsx',
  'ui/casino/rounds/fairness-panel.tsx',
  'ui/coupon/building/load-by-code.tsx',
  'ui/coupon/generator/generator-fields.tsx',
  'ui/coupon/promo/promo-dialog.tsx',
  'ui/limits/sum-form.tsx',
  'ui/lotto/toto-code-field.tsx',
  'ui/payments/payment-form.tsx',
  'ui/payments/requests/request-form.tsx',
  'ui/payments/requests/request-thread-panel.tsx',
  'ui/session/captcha-dialog.tsx',
  'ui/session/two-step-form.tsx',
  'ui/settings/office/promo-code-card.tsx',
  'ui/site/debugger/banners/banner-form.tsx',
  'ui/site/debugger/cms/cms-editor.tsx',
  'ui/site/debugger/cms/cms-screen.tsx',
  'ui/site/debugger/debugger-availability.tsx',
  'ui/site/debugger/debugger-mailbox.tsx',
  'ui/site/debugger/debugger-promo-codes.tsx',
  'ui/site/debugger/vip-queue-screen.tsx',
  'ui/support/requests/call-back-form.tsx',
  'ui/support/requests/new-request.tsx',
  'ui/support/requests/topic-thread-panel.tsx',
];

describe('a small rule lives in one place', () => {
  it('which types have a size', () => {
    const spelt = /[=!]== 'system' (?:\|\||&&) \w+(?:\.\w+)* [=!]== 'multi'/;
    expect(copiesOf(spelt, 'core/coupon/maths/divided-types.ts')).toEqual([]);
  });

  it('what a form does with what is wrong [A11Y-13]', () => {
    const forms = copiesOf(/<form\b/, 'ui/kit/forms/form.tsx').filter((path) => path.startsWith('ui/'));
    expect(forms.toSorted()).toEqual(OTHER_FORMS);
  });

  it('what has fields', () => {
    const spelt = /typeof (\w+) === 'object' && \1 !== null(?: && !Array|;| \? \(\1 as)/;
    expect(copiesOf(spelt, 'core/shared/untrusted.ts')).toEqual([]);
  });

  it('what reads the files of players, and the routes that ask it to [UPL-6, UPL-8]', () => {
    const home = 'infrastructure/sandbox/uploads/kept-uploads.ts';
    const tables = copiesOf(/'uploads'/, home).filter((path) => !path.startsWith('infrastructure/sandbox/database/'));
    // they drop what is over, seal keys anew and move keys to another player
    expect(tables.toSorted()).toEqual([
      'infrastructure/sandbox/drop-outdated.ts',
      'infrastructure/sandbox/sign-in/secret-vault.ts',
      'infrastructure/sandbox/transfer/move-documents.ts',
    ]);
    const readers = sourceFiles(undefined, /\.tsx?$/).filter(({ path }) => tables.includes(path));
    expect(readers.filter(({ text }) => /selectAll|'bytes'/.test(text))).toEqual([]);
    expect(copiesOf(/\breadUpload\b/, home).toSorted()).toEqual([
      'infrastructure/sandbox/documents/review-desk.ts',
      'infrastructure/sandbox/uploads/desk-files.ts',
      'infrastructure/sandbox/uploads/upload-routes.ts',
    ]);
  });
});
