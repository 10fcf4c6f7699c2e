import { fireEvent, screen } from '@testing-library/react';

/** LQ-4 Answers the question for a deposit limit that follows a registration: without one. */
export function withoutLimit(): void {
  for (const name of ['Not now', 'Yes, without a limit']) fireEvent.click(screen.getByRole('button', { name }));
}
