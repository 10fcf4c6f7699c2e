import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { AttachedFile } from '../../../core/support/attached-file.ts';
import type { ChosenFile, ChosenFileProblem } from './chosen-file.ts';

/** A file of a message that is being written: on its way, there, or not sent and why. */
export interface Attachment {
  readonly number: number;
  readonly file: ChosenFile;
  /** From 0 to 1. */
  readonly share: number;
  readonly sent?: AttachedFile | undefined;
  readonly problem?: ChosenFileProblem | 'gone' | 'most' | undefined;
  readonly failure?: RequestFailure | undefined;
}

/** UPL-9 Why a message has to wait for its files. */
export type AttachmentHold = 'sending' | 'failed';

export function hasFailed({ problem, failure }: Attachment): boolean {
  return problem !== undefined || failure !== undefined;
}
