import { useEffect } from 'react';
import type { RegistrationDrafts } from './registration-store.ts';
import { useRegistration } from './use-registration.ts';

/** Keeps what is typed while its form is away, as long as the dialog is open. */
export function useDraft(draft: RegistrationDrafts): void {
  const { registration } = useRegistration();
  useEffect(() => {
    if (registration.credentials === undefined) registration.keep(draft);
  });
}
