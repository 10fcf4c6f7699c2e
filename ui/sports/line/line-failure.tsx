import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSports } from '../use-sports.ts';
import { ErrorState, type ErrorStateProps } from '../../kit/feedback/error-state.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { HiddenLine } from './hidden-line.tsx';

/** Why the line did not load, or why it is empty, where more is to be said of it. */
export const LineFailure = observer(function LineFailure({ children, ...shown }: ErrorStateProps): ReactNode {
  const { line } = useSports();
  const words = useFailureWords()(line.failure, 'line');
  if (line.phase !== 'failed') return <HiddenLine>{children}</HiddenLine>;
  return (
    <ErrorState {...shown} title={words?.title}>
      {words?.text}
    </ErrorState>
  );
});
