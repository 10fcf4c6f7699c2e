import { fail, ok, type Result } from '../shared/result.ts';

/** The dialogs that a remote view can ask for. */
export const SUPPORT_DIALOGS = ['login', 'registration', 'question', 'question-history', 'consultant'] as const;
export type SupportDialog = (typeof SUPPORT_DIALOGS)[number];

export interface DialogFacts {
  readonly isSignedIn: boolean;
  readonly isRegistrationAllowed: boolean;
  readonly isConsultantAvailable: boolean;
}

export interface DialogProblem {
  readonly code: 'unknown-dialog' | 'signed-in' | 'signed-out' | 'registration-closed' | 'no-consultant';
}

/**
 * SD-1 A remote view opens a dialog by its name, and only those of the list; SD-2 signing in and up are for visitors, the history of questions for players,
 * registration where it is allowed, a consultant while one is available.
 */
export function askedDialog(name: unknown, facts: DialogFacts): Result<SupportDialog, DialogProblem> {
  const dialog = SUPPORT_DIALOGS.find((known) => known === name);
  if (dialog === undefined) return fail({ code: 'unknown-dialog' });
  const problem = dialogProblem(dialog, facts);
  return problem === undefined ? ok(dialog) : fail({ code: problem });
}

function dialogProblem(dialog: SupportDialog, facts: DialogFacts): DialogProblem['code'] | undefined {
  switch (dialog) {
    case 'login':
      return facts.isSignedIn ? 'signed-in' : undefined;
    case 'registration':
      if (facts.isSignedIn) return 'signed-in';
      return facts.isRegistrationAllowed ? undefined : 'registration-closed';
    case 'question-history':
      return facts.isSignedIn ? undefined : 'signed-out';
    case 'consultant':
      return facts.isConsultantAvailable ? undefined : 'no-consultant';
    case 'question':
      return undefined;
  }
}
