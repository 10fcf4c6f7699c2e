import { fireEvent, screen } from '@testing-library/react';

/** LQ-4 The steps of going without a deposit limit after a registration, each drawn before the next. */
export const STEPS_WITHOUT_LIMIT = ['Not now', 'Yes, without a limit'].map((name) => () => {
  fireEvent.click(screen.getByRole('button', { name }));
});

export function withoutLimit(): void {
  for (const step of STEPS_WITHOUT_LIMIT) step();
}
