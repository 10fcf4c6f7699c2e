import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Combobox } from '../../../../ui/kit/forms/combobox/combobox.tsx';

const COUNTRIES = [
  { value: 'at', label: 'Österreich', otherNames: ['Austria'] },
  { value: 'de', label: 'Deutschland', otherNames: ['Germany'] },
  { value: 'ne', label: 'Niger' },
  { value: 'ng', label: 'Nigeria' },
];

afterEach(cleanup);

function open(error?: string) {
  const chosen: string[] = [];
  const escaped: string[] = [];
  function Page(): ReactNode {
    const [value, setValue] = useState('de');
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- in place of the dialog around it, which Escape closes
      <div onKeyDown={({ key }) => escaped.push(key)}>
        <Combobox
          label="Country"
          options={COUNTRIES}
          value={value}
          found={(count) => (count === 0 ? 'Nothing found' : `${count} found`)}
          error={error}
          autoComplete="country-name"
          onChange={(next) => {
            chosen.push(next);
            setValue(next);
          }}
        />
      </div>
    );
  }
  render(<Page />);
  return { chosen, escaped };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const options = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const press = (key: string) => fireEvent.keyDown(field(), { key });
const type = (value: string) => {
  field().focus();
  fireEvent.change(field(), { target: { value } });
};

describe('a combobox', () => {
  it('lists what is found by typing, says how many, and takes the first on Enter [RG1-11]', () => {
    const { chosen } = open();
    expect([field().value, field().getAttribute('aria-expanded')]).toEqual(['Deutschland', 'false']);
    type('ni');
    expect([options(), active()]).toEqual([['Niger', 'Nigeria'], 'Niger']);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('2 found');
    expect(press('Enter')).toBe(false);
    expect([chosen, field().value, options()]).toEqual([['ne'], 'Niger', []]);
    // now it sends the form
    expect(press('Enter')).toBe(true);
  });

  it('opens at its choice by an arrow; arrows go round, Home and End to the ends', () => {
    const { chosen } = open();
    field().focus();
    press('ArrowDown');
    expect([options().length, active()]).toEqual([4, 'Deutschland']);
    const seen = ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home'].map((key) => {
      press(key);
      return active();
    });
    expect(seen).toEqual(['Niger', 'Nigeria', 'Österreich', 'Nigeria', 'Österreich']);
    press('Enter');
    expect(chosen).toEqual(['at']);
  });

  it('gives the former choice back on Escape, and lets the next Escape through to its dialog', () => {
    const { chosen, escaped } = open();
    type('ni');
    expect(press('Escape')).toBe(false);
    expect([field().value, options(), chosen, escaped]).toEqual(['Deutschland', [], [], []]);
    press('Escape');
    expect(escaped).toEqual(['Escape']);
  });

  it('chooses by a tap, the focus stays', () => {
    const { chosen } = open();
    field().focus();
    fireEvent.click(field());
    const option = screen.getByText('Nigeria');
    expect(fireEvent.mouseDown(option)).toBe(false);
    fireEvent.click(option);
    expect([chosen, document.activeElement]).toEqual([['ng'], field()]);
  });

  it('takes what is named when it is left, and keeps the former choice otherwise [RG1-12]', () => {
    const { chosen } = open();
    for (const typed of ['austr', 'ni', 'nobody', '']) {
      type(typed);
      fireEvent.blur(field());
    }
    expect([chosen, field().value, options()]).toEqual([['at'], 'Österreich', []]);
  });

  it('takes what a browser fills in by name or code, and nothing else [RG1-12]', () => {
    const { chosen } = open();
    expect(field().autocomplete).toBe('country-name');
    for (const value of ['Austria', 'NG', 'Atlantis']) fireEvent.change(field(), { target: { value } });
    expect([chosen, field().value]).toEqual([['at', 'ng'], 'Nigeria']);
  });

  it('says that nothing is found, and what is wrong with it', () => {
    open('Choose a country');
    type('xyz');
    expect(screen.getByRole('status').textContent).toBe('Nothing found');
    expect([options(), field().getAttribute('aria-expanded')]).toEqual([[], 'false']);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-describedby')!)?.textContent).toBe('Choose a country');
  });
});
