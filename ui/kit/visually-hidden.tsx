import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  /** Read out when the words change. */
  readonly isStatus?: boolean;
  readonly children: ReactNode;
}

/** Words for a screen reader alone. */
export function VisuallyHidden({ isStatus = false, children }: VisuallyHiddenProps): ReactNode {
  return isStatus ? <output className="vh">{children}</output> : <span className="vh">{children}</span>;
}
