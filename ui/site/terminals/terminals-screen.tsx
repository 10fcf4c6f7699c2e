import type { ReactNode } from 'react';
import { InformationSheet } from '../documents/information-screen.tsx';
import { TerminalFinder } from './terminal-finder.tsx';

/** What a cash terminal is, and where there is one. */
export function Screen(): ReactNode {
  return (
    <InformationSheet>
      <TerminalFinder />
    </InformationSheet>
  );
}
