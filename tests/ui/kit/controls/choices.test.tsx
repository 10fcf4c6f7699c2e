import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AmountField } from '../../../../ui/kit/controls/amount-field.tsx';
import { Button } from '../../../../ui/kit/controls/button.tsx';
import { Checkbox } from '../../../../ui/kit/controls/checkbox.tsx';
import { Field } from '../../../../ui/kit/controls/field.tsx';
import { Segment } from '../../../../ui/kit/controls/segment.tsx';
import { Select } from '../../../../ui/kit/controls/select.tsx';
import { Switch } from '../../../../ui/kit/controls/switch.tsx';
import { Tabs } from '../../../../ui/kit/controls/tabs.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

afterEach(cleanup);

function Views(): ReactNode {
  const [view, setView] = useState('coupon');
  return (
    <Tabs
      label="Views"
      value={view}
      onChange={setView}
      tabs={[
        { value: 'coupon', label: 'Coupon' },
        { value: 'bets', label: 'My bets' },
        { value: 'codes', label: 'Codes' },
      ]}
    >
      {(row, panel) => (
        <>
          {row}
          <div {...panel}>{view}</div>
        </>
      )}
    </Tabs>
  );
}

describe('Tabs', () => {
  it('show the panel of the chosen tab, named by it', () => {
    render(<Views />);
    expect(screen.getByRole('tabpanel', { name: 'Coupon' }).textContent).toBe('coupon');
    fireEvent.click(screen.getByRole('tab', { name: 'My bets' }));
    expect(screen.getByRole('tabpanel', { name: 'My bets' }).textContent).toBe('bets');
  });

  it('are one stop of the Tab key and are walked by arrows', () => {
    render(<Views />);
    const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
    expect(stops.map((tab) => tab.textContent)).toEqual(['Coupon']);
    stops[0]!.focus();
    fireEvent.keyDown(stops[0]!, { key: 'ArrowLeft' });
    expect(document.activeElement?.textContent).toBe('Codes');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Codes');
  });
});

describe('Segment', () => {
  it('is a group of which one holds', () => {
    const onChange = vi.fn<(value: number) => void>();
    render(
      <Segment
        label="View"
        value={0}
        onChange={onChange}
        options={[
          { value: 0, label: 'European' },
          { value: 1, label: 'Asian' },
        ]}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'View' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'European' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Asian' }));
    expect(onChange.mock.calls).toEqual([[1]]);
  });
});

describe('fields', () => {
  it('say what is wrong and are described by it', () => {
    render(<Field label="Stake" hint="By hand" error="Minimum is €0.50" />);
    const input = screen.getByRole('textbox', { name: 'Stake' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const notes = input.getAttribute('aria-describedby')!.split(' ');
    expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual(['Minimum is €0.50', 'By hand']);
  });

  it('have no trace of an error that is not there', () => {
    render(<Field label="Stake" error="" />);
    const input = screen.getByRole('textbox');
    expect(input.hasAttribute('aria-invalid') || input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('choose from a list', () => {
    const onChange = vi.fn<(value: string) => void>();
    render(
      <Select
        label="Currency"
        value="RUB"
        onChange={onChange}
        options={[
          { value: 'RUB', label: 'Rouble' },
          { value: 'EUR', label: 'Euro' },
        ]}
      />,
    );
    fireEvent.change(screen.getByRole('combobox', { name: 'Currency' }), { target: { value: 'EUR' } });
    expect(onChange.mock.calls).toEqual([['EUR']]);
  });

  it('step an amount by buttons and by arrow keys', () => {
    const onStep = vi.fn<(steps: -1 | 1) => void>();
    render(<AmountField label="Stake" text="10" onText={() => undefined} onStep={onStep} symbol="₽" />, {
      wrapper: withTexts('kit'),
    });
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    fireEvent.click(screen.getByRole('button', { name: 'Less' }));
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Stake' }), { key: 'ArrowUp' });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Stake' }), { key: 'ArrowDown' });
    expect(onStep.mock.calls).toEqual([[1], [-1], [1], [-1]]);
  });
});

describe('switches', () => {
  it('turn on and off', () => {
    const onChange = vi.fn<(isOn: boolean) => void>();
    render(
      <>
        <Switch isOn={false} onChange={onChange}>
          Compact
        </Switch>
        <Checkbox isOn onChange={onChange}>
          Terms
        </Checkbox>
      </>,
    );
    fireEvent.click(screen.getByRole('switch', { name: 'Compact' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Terms' }));
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });
});

describe('Button', () => {
  it('keeps its focus and says why when it cannot be pressed', () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button reason="Stake is too small" onClick={onClick}>
        Place
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Place' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.title).toBe('Stake is too small');
    expect(onClick).not.toHaveBeenCalled();
  });
});
