import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSports } from '../use-sports.ts';
import { ErrorState, type ErrorStateProps } from '../../kit/feedback/error-state.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';

/** Why the line did not load. */
export const LineFailure = observer(function LineFailure(shown: ErrorStateProps): ReactNode {
  const { line } = useSports();
  const words = useFailureWords()(line.failure, 'line');
  return (
    <ErrorState {...shown} title={words?.title}>
      {words?.text}
    </ErrorState>
  );
});
