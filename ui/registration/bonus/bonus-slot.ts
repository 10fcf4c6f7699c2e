import { createContext } from 'react';

/** Where the first bonus is chosen beside a form; in the form itself where there is no such place. */
export const BonusSlot = createContext<HTMLElement | null>(null);
