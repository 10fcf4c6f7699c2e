import { useEffect, useRef } from 'react';
import { CODE_LENGTH } from '../../kit/controls/code-field.tsx';

/** Sends a code that has all its digits without a press: once for each code, so that one that was refused waits for another. */
export function useSentWhenWhole(code: string, isBusy: boolean, send: () => void): void {
  const sent = useRef('');
  useEffect(() => {
    if (code === '') sent.current = '';
    if (isBusy || code.length !== CODE_LENGTH || sent.current === code) return;
    sent.current = code;
    send();
  });
}
