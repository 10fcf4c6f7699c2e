import type { ReactNode } from 'react';
export function Screen(): ReactNode {
  return null;
}
