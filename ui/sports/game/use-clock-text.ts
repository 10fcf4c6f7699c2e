import { computed } from 'mobx';
import { useMemo } from 'react';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { usePage } from '../../page/use-page.ts';

/** A text that depends on the time; its reader is drawn again when the text changes, not when the clock ticks. */
export function useClockText<Given>(say: (given: Given, now: EpochMillis) => string, given: Given): string {
  const { clock } = usePage();
  return useMemo(() => computed(() => say(given, clock.now)), [say, given, clock]).get();
}
