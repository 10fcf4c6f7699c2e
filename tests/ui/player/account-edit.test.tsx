import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Player } from '../../../core/player/player.ts';
import { PLAYER_WITHOUT_FACTS } from '../../support/examples/players/player-without-facts.ts';
import type { ProfileChange } from '../../../core/player/profile/profile-edit.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { prepareOffice } from '#ui/player/prepare-office.ts';
import { Screen } from '#ui/player/profile/account-edit-screen.tsx';
import { memoryValues } from '../../support/fakes/memory-values.ts';
import { playerPage } from '../../support/views/player-page.tsx';

afterEach(cleanup);

const settle = async () =>
  act(async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  });

async function opened(known: Partial<Player> = {}, names: 'known' | 'lost' = 'known') {
  const server = {
    saved: [] as ProfileChange[],
    answer: ok(undefined) as Result<unknown, RequestFailure>,
    player: { ...PLAYER_WITHOUT_FACTS, ...known },
    isDown: false,
  };
  const values = memoryValues();
  const page = await playerPage({
    userId: 5,
    address: '/en/office/account/edit',
    given: {
      values: values.tab(),
      playerGateway: {
        player: () => Promise.resolve(server.isDown ? fail({ kind: 'network' } as const) : ok(server.player)),
        rights: () => Promise.resolve(ok([])),
        hideBalance: () => Promise.resolve(ok(undefined)),
      },
      profileGateway: {
        save: (change) => {
          server.saved.push(change);
          return Promise.resolve(server.answer);
        },
      },
      ...(names === 'lost'
        ? { dictionariesGateway: { dictionaries: () => Promise.resolve(fail({ kind: 'network' } as const)) } }
        : {}),
      officeGateway: { menu: () => Promise.resolve(fail({ kind: 'network' } as const)) },
    },
  });
  await page.stores.lazy.ensure(['dictionaries', 'player', 'profileEdit', 'officeMenu']);
  const show = async () => {
    await page.stores.dictionaries.ensure(['documentTypes']);
    await prepareOffice(page.stores);
    render(<Screen />, { wrapper: page.Wrapper });
  };
  return { ...page, server, values, show };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
};
const save = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await settle();
};

const KNOWN = { name: 'Ann', surname: 'Lee', documentTypeId: 2, passport: '••••••4567', taxNumber: '••••••5678' };

describe('the profile', () => {
  it('begins with what is known, its numbers masked and empty, and sends what changes [PR-48, PR-49, PR-51]', async () => {
    const { server, show, said } = await opened({ identity: KNOWN });
    await show();
    expect(screen.getByText('Profile not filled in')).toBeDefined();
    expect([field('First name').value, field('Series and number').value]).toEqual(['Ann', '']);
    expect(screen.getByText('Saved: ••••••4567. Leave empty to keep it.')).toBeDefined();
    expect(field('Tax number').autocomplete).toBe('off');
    type('Registered address', 'Main street 1');
    type('Series and number', 'AB 1234567');
    server.player = { ...server.player, identity: { ...KNOWN, registrationAddress: 'Main street 1' } };
    await save();
    expect(server.saved).toEqual([{ passport: 'AB 1234567', registrationAddress: 'Main street 1' }]);
    expect(said).toContain('main_save_success');
    expect([field('Series and number').value, field('Registered address').value]).toEqual(['', 'Main street 1']);
  });

  it('keeps nothing of what is typed on the device [PR-51, SEC-57]', async () => {
    const { server, show, values } = await opened();
    await show();
    server.answer = fail({ kind: 'network' });
    fireEvent.change(screen.getByLabelText('Kind of document'), { target: { value: '1' } });
    type('Series and number', 'AB 1234567');
    type('Tax number', '7712345678');
    await save();
    expect(field('Series and number').value).toBe('AB 1234567');
    expect(JSON.stringify([...values.texts])).not.toMatch(/1234567|7712345678/);
  });

  it('says beside each field what is wrong, sends nothing and keeps what was typed [PR-50, PR-52]', async () => {
    const { server, show } = await opened();
    await show();
    type('First name', 'A1');
    type('Tax number', '12');
    await save();
    expect(server.saved).toEqual([]);
    expect(field('First name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(/A tax number has 8 to 14 digits/)).toHaveLength(2);
    expect([field('First name').value, field('Tax number').value]).toEqual(['A1', '12']);
  });

  it('has the words of the server beside the field that it refuses [PR-52]', async () => {
    const { server, show } = await opened();
    await show();
    type('First name', 'Ann');
    server.answer = fail({ kind: 'refused', status: 409, code: 'name', title: 'Ask support: it is verified.' });
    await save();
    expect(field('First name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Ask support: it is verified.')).toBeDefined();
    expect(field('First name').value).toBe('Ann');
  });

  it('is locked once verified, but for the address [PR-48]', async () => {
    const { server, show } = await opened({ identity: KNOWN, internalVerificationStatus: 1 });
    await show();
    expect(screen.getByText(/^Your details are verified/)).toBeDefined();
    expect(field('First name').readOnly).toBe(true);
    expect([field('Series and number').value, field('Series and number').readOnly]).toEqual(['••••••4567', true]);
    expect(field('Kind of document').disabled).toBe(true);
    type('Registered address', 'Side street 2');
    await save();
    expect(server.saved).toEqual([{ registrationAddress: 'Side street 2' }]);
  });

  it('says that it did not come, and comes when it is asked for again', async () => {
    const { server, show } = await opened();
    server.isDown = true;
    await show();
    expect(screen.queryByLabelText('First name')).toBeNull();
    server.isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(field('First name')).toBeDefined();
  });
});

describe('the profile whose kinds of documents did not come', () => {
  it('says so in the words of a dictionary, with a button that loads the page again [DIC-1] [NO-10]', async () => {
    const { stores, show } = await opened({}, 'lost');
    await show();
    expect(screen.getByText(/We couldn’t load this section/)).toBeDefined();
    expect(screen.queryByLabelText('First name')).toBeNull();
    const { tries } = stores.page;
    fireEvent.click(screen.getByRole('button', { name: /Reload/ }));
    await settle();
    expect(stores.page.tries).toBe(tries + 1);
  });
});
