import { createContext, type ReactNode } from 'react';

/** What the page says in the open dialog, whichever it is. */
export const DialogNotice = createContext<ReactNode>(null);
