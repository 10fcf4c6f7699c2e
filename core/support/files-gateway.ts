import type { Cancellation } from '../shared/cancellation.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { AttachedFile, AttachmentPurpose } from './attached-file.ts';

export interface PickedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface SendFileOptions {
  readonly purpose: AttachmentPurpose;
  /** Told the share that has gone, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: Cancellation;
}

/** Sends files that are attached to something afterwards. */
export interface FilesGateway {
  readonly send: (file: PickedFile, options: SendFileOptions) => Promise<Result<AttachedFile, RequestFailure>>;
}
