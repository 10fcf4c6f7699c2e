import type { ReactNode } from 'react';
export function AsianLine(): ReactNode {
  return null;
}
