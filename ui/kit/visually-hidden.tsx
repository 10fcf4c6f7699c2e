import type { ReactNode } from 'react';

/** Words for a screen reader alone. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className="vh">{children}</span>;
}
