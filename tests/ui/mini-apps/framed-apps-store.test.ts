import { describe, expect, it } from 'vitest';
import { FramedAppsStore } from '#ui/mini-apps/framed-apps-store.ts';

const VISITOR = { isSignedIn: false, isRegistrationAllowed: true, isConsultantAvailable: false };

function opened(): { readonly store: FramedAppsStore; readonly lines: readonly string[] } {
  const lines: string[] = [];
  const log = (line: string): void => {
    lines.push(line);
  };
  type Needs = ConstructorParameters<typeof FramedAppsStore>[0];
  return { store: new FramedAppsStore({ log } as unknown as Needs), lines };
}

describe('a dialog that a frame names', () => {
  it('is opened where it may be opened now [FRM-10]', () => {
    const { store, lines } = opened();
    expect(store.dialog('login', VISITOR)).toBe('login');
    expect(store.dialog('question', VISITOR)).toBe('question');
    expect(lines).toEqual([]);
  });

  it.each([
    ['withdraw', 'unknown-dialog'],
    ['question-history', 'signed-out'],
    ['consultant', 'no-consultant'],
  ])('is logged and ignored where there is none or it may not be opened: %s [FRM-10]', (name, code) => {
    const { store, lines } = opened();
    expect(store.dialog(name, VISITOR)).toBeUndefined();
    expect(lines).toEqual([`dialog of a frame: ${code}`]);
  });
});
