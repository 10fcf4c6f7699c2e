import type { ReactNode } from 'react';
import { DocumentsPage } from './documents-page.tsx';

export function Screen(): ReactNode {
  return <DocumentsPage page="verification" />;
}
