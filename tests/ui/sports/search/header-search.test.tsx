import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DialogsStore } from '../../../../ui/page/dialogs-store.ts';
import { HeaderSearch } from '#ui/sports/search/header-search.tsx';
import { SearchDialog } from '#ui/sports/search/search-dialog.tsx';
import { linePage } from '../../../support/views/line-page.tsx';
import { teachDialogs } from '../../../support/views/player-page.tsx';
import { routerWay } from '../../../support/views/router-way.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

function page(): ReturnType<typeof linePage> & { readonly dialogs: DialogsStore } {
  const made = linePage();
  return { ...made, dialogs: made.stores.dialogs };
}

describe('the search in the head', () => {
  it('leads to the field of the page where it shows one', () => {
    const { dialogs, Wrapper } = page();
    render(
      <>
        <HeaderSearch />
        <nav>
          <input type="search" aria-label="here" />
        </nav>
      </>,
      { wrapper: Wrapper },
    );
    const field = screen.getByLabelText('here');
    field.getClientRects = () => [{}] as unknown as DOMRectList;
    fireEvent.click(screen.getByRole('button', { name: 'Search events and competitions' }));
    expect(document.activeElement).toBe(field);
    expect(dialogs.open).toBeUndefined();
  });

  it('opens a dialog where the field of the page is in a closed sheet [SE-7]', () => {
    const { dialogs, Wrapper } = page();
    render(
      <>
        <HeaderSearch />
        <nav style={{ visibility: 'hidden' }}>
          <input type="search" aria-label="here" />
        </nav>
      </>,
      { wrapper: Wrapper },
    );
    screen.getByLabelText('here').getClientRects = () => [{}] as unknown as DOMRectList;
    fireEvent.click(screen.getByRole('button', { name: 'Search events and competitions' }));
    expect(dialogs.open).toBe('search');
  });

  it('opens a dialog elsewhere, by the slash key too [SE-7]', () => {
    const { dialogs, Wrapper } = page();
    render(<HeaderSearch />, { wrapper: Wrapper });
    fireEvent.keyDown(document.body, { key: '/' });
    expect(dialogs.open).toBe('search');
  });

  it('closes the dialog and forgets what was typed on the way to what was found', () => {
    const { dialogs, stores, Wrapper } = page();
    const { Way, lead } = routerWay();
    dialogs.show('search');
    render(
      <>
        <SearchDialog />
        <Way />
      </>,
      { wrapper: Wrapper },
    );
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'arsenal' } });
    expect(stores.search.phase).toBe('searching');
    act(() => void lead('/en/live/football'));
    expect(dialogs.open).toBeUndefined();
    expect([stores.search.text, stores.search.phase]).toEqual(['', 'idle']);
  });
});
