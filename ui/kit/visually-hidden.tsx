import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  /** 'status' is read out when its words change. */
  readonly role?: 'status';
  readonly children: ReactNode;
}

/** Words for a screen reader alone. */
export function VisuallyHidden({ role, children }: VisuallyHiddenProps): ReactNode {
  return (
    <span className="vh" role={role}>
      {children}
    </span>
  );
}
