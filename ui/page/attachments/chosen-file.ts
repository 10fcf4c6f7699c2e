import { fail, ok, type Result } from '../../../core/shared/result.ts';
import {
  ATTACHMENT_HEAD,
  attachmentProblem,
  LARGEST_ATTACHMENT,
  type AttachmentProblem,
} from '../../../core/support/attached-file.ts';

/** A file as the player chose it; it is read when it is sent. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
}

export type ChosenFileProblem = AttachmentProblem | 'unreadable';

export function chosenFile(file: File): ChosenFile {
  return { name: file.name, size: file.size, read: async () => new Uint8Array(await file.arrayBuffer()) };
}

/** What a file field offers to choose. */
export const TAKEN_TYPES = 'image/jpeg,image/png,application/pdf';

/** UPL-1 UPL-2 The bytes of a file that is sent, or why it is not. */
export async function readChosen(
  file: ChosenFile,
): Promise<Result<Uint8Array<ArrayBuffer>, { readonly code: ChosenFileProblem }>> {
  if (file.size > LARGEST_ATTACHMENT) return fail({ code: 'too-large' });
  const bytes = await file.read().catch(() => undefined);
  if (bytes === undefined) return fail({ code: 'unreadable' });
  const problem = attachmentProblem(bytes.length, bytes.subarray(0, ATTACHMENT_HEAD));
  return problem === undefined ? ok(bytes) : fail({ code: problem });
}
