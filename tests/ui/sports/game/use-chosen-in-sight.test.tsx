import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useChosenInSight } from '#ui/sports/game/use-chosen-in-sight.ts';

const TABS = ['all', 'main', 'totals'];

function Row({ chosen }: { readonly chosen: string }): ReactNode {
  return (
    <div ref={useChosenInSight(chosen)}>
      <div role="tablist">
        {TABS.map((tab) => (
          <button key={tab} type="button" role="tab" aria-selected={tab === chosen}>
            {tab}
          </button>
        ))}
      </div>
    </div>
  );
}

function watchMeasuring() {
  return vi.spyOn(Element.prototype, 'getBoundingClientRect');
}

describe('a row of tabs', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is not measured where it comes with its first tab chosen [PERF-08]', () => {
    const measured = watchMeasuring();
    render(<Row chosen="all" />);
    expect(measured).not.toHaveBeenCalled();
  });

  it('is measured where it comes with another, and where the first is chosen later', () => {
    const measured = watchMeasuring();
    const { rerender } = render(<Row chosen="totals" />);
    expect(measured).toHaveBeenCalled();
    measured.mockClear();
    rerender(<Row chosen="all" />);
    expect(measured).toHaveBeenCalled();
  });
});
