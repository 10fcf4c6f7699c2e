/** The ways to ask for help, in the order of the list. */
export const SUPPORT_OPTIONS = ['consultant', 'call-back', 'question', 'question-history'] as const;
export type SupportOption = (typeof SUPPORT_OPTIONS)[number];

export interface SupportFacts {
  readonly isSignedIn: boolean;
  readonly language: string;
  /** Languages that nobody calls back in. */
  readonly languagesWithoutCallBack: readonly string[];
  readonly isConsultantAvailable: boolean;
}

/** SO-1 A call-back is offered to signed-in players whose language is not excluded. */
export function isCallBackAvailable({
  isSignedIn,
  language,
  languagesWithoutCallBack,
}: Omit<SupportFacts, 'isConsultantAvailable'>): boolean {
  return isSignedIn && !languagesWithoutCallBack.some((excluded) => excluded.toLowerCase() === language.toLowerCase());
}

/** SO-2 A consultant is offered while one is available, the history of questions to signed-in players, a question to everybody. */
export function supportOptions(facts: SupportFacts): readonly SupportOption[] {
  const isOffered: Readonly<Record<SupportOption, boolean>> = {
    consultant: facts.isConsultantAvailable,
    'call-back': isCallBackAvailable(facts),
    question: true,
    'question-history': facts.isSignedIn,
  };
  return SUPPORT_OPTIONS.filter((option) => isOffered[option]);
}

export type SupportListEvent =
  | { readonly type: 'button-pressed' }
  | { readonly type: 'option-chosen' }
  | { readonly type: 'pressed-outside' };

/** SO-3 The button opens and closes the list of options; choosing one and pressing beside the list close it. */
export function isSupportListOpen(isOpen: boolean, event: SupportListEvent): boolean {
  return event.type === 'button-pressed' && !isOpen;
}
