import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useShortcutKeys } from '../../../../ui/app/frame/use-shortcut-keys.ts';
import { DialogsStore } from '../../../../ui/page/dialogs-store.ts';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { COUPON_ID } from '../../../../ui/page/page-columns.tsx';
import { ViewSettingsStore } from '#ui/settings/view-settings-store.ts';
import { ShortcutsDialog } from '#ui/settings/shortcuts-dialog.tsx';
import { teachDialogs } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const Texts = withTexts('settings', 'kit');

function Page(): ReactNode {
  useShortcutKeys();
  return (
    <>
      <input aria-label="amount" />
      <aside id={COUPON_ID} tabIndex={-1} />
    </>
  );
}

function shown() {
  const dialogs = new DialogsStore();
  const settings = new ViewSettingsStore({ read: () => undefined, write: () => undefined });
  render(
    <StoresProvider value={{ dialogs, settings }}>
      <Texts>
        <Page />
        <ShortcutsDialog />
      </Texts>
    </StoresProvider>,
  );
  return { dialogs, settings };
}

describe('the shortcut keys', () => {
  it('open the list of shortcuts by the question mark [SE-7]', () => {
    const { dialogs } = shown();
    fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true });
    expect(dialogs.open).toBe('shortcuts');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }).textContent).toContain('cGo to the bet slip');
  });

  it('lead to the coupon by c, in other layouts by the key in its place [SE-7]', () => {
    shown();
    fireEvent.keyDown(document.body, { key: 'с', code: 'KeyC' });
    expect(document.activeElement).toBe(screen.getByRole('complementary'));
  });

  it('do nothing where text is typed, with another key held, or switched off [SE-7]', () => {
    const { dialogs, settings } = shown();
    const field = screen.getByRole('textbox');
    field.focus();
    fireEvent.keyDown(field, { key: 'c', code: 'KeyC' });
    fireEvent.keyDown(field, { key: '?' });
    fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC', ctrlKey: true });
    settings.change({ isSearchKeyOn: false });
    fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC' });
    fireEvent.keyDown(document.body, { key: '?' });
    expect([document.activeElement, dialogs.open]).toEqual([field, undefined]);
  });
});
