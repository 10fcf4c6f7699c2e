/** Marks a step of the history that is no page: the way back from it closes a sheet. */
const MARK = 'isSheet';
const FIRST = { capture: true } as const;

/** Puts a step into the history, which the way back takes. Returns what takes the step out once the sheet is closed otherwise. */
export function takeStepForSheet(close: () => void): () => void {
  const { history } = window;
  history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
  const goBack = (event: PopStateEvent): void => {
    event.stopImmediatePropagation();
    close();
  };
  window.addEventListener('popstate', goBack, FIRST);
  return () => {
    window.removeEventListener('popstate', goBack, FIRST);
    if (isStep(history.state)) goBackUnseen();
  };
}

/** Passes over the steps that were left on the way to another page. */
export function skipSheetSteps(): () => void {
  const skip = ({ state }: PopStateEvent): void => {
    if (isStep(state)) goBackUnseen();
  };
  window.addEventListener('popstate', skip);
  return () => {
    window.removeEventListener('popstate', skip);
  };
}

/** The page stays, so nobody else is told. */
function goBackUnseen(): void {
  const keep = (event: PopStateEvent): void => {
    event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', keep, { ...FIRST, once: true });
  window.history.back();
}

function isStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state;
}
