import {
  ATTACHMENT_HEAD,
  attachmentName,
  attachmentProblem,
  attachmentType,
  type AttachmentProblem,
  type AttachmentType,
} from '../../../core/support/attached-file.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanPdf } from './pdf/clean-pdf.ts';

export interface CheckedFile {
  readonly name: string;
  readonly type: AttachmentType;
  readonly bytes: Buffer;
}

const CLEANERS: Readonly<Record<AttachmentType, (bytes: Buffer) => Buffer | undefined | Promise<Buffer | undefined>>> =
  {
    jpeg: cleanJpeg,
    png: cleanPng,
    pdf: cleanPdf,
  };

/** UPL-1 to UPL-4, UPL-40 The file as it is kept, or why it is not. */
export async function checkedFile(name: string, bytes: Buffer): Promise<CheckedFile | AttachmentProblem | 'broken'> {
  const head = bytes.subarray(0, ATTACHMENT_HEAD);
  const type = attachmentType(head);
  const problem = attachmentProblem(bytes.length, head);
  if (problem !== undefined || type === undefined) return problem ?? 'type';
  const cleaned = await CLEANERS[type](bytes);
  return cleaned === undefined ? 'broken' : { name: attachmentName(name, type), type, bytes: cleaned };
}
