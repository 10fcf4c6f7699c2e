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

export interface CheckedFile {
  readonly name: string;
  readonly type: AttachmentType;
  readonly bytes: Buffer;
}

const PDF_END_WITHIN = 1024;
/** Names that a PDF has where it runs something, brings other files or is locked. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|Rendition|RichMedia|XFA|SubmitForm|ImportData|GoTo[RE]|OpenAction|AA|Encrypt)(?![A-Za-z])/;

const CLEANERS: Readonly<Record<AttachmentType, (bytes: Buffer) => Buffer | undefined | Promise<Buffer | undefined>>> =
  {
    jpeg: cleanJpeg,
    png: cleanPng,
    pdf: (bytes) => (isPlainPdf(bytes) ? bytes : undefined),
  };

/** UPL-1 to UPL-5 The file as it is kept, or why it is not. */
export async function checkedFile(name: string, bytes: Buffer): Promise<CheckedFile | AttachmentProblem | 'broken'> {
  const head = bytes.subarray(0, ATTACHMENT_HEAD);
  const type = attachmentType(head);
  const problem = attachmentProblem(bytes.length, head);
  if (problem !== undefined || type === undefined) return problem ?? 'type';
  const cleaned = await CLEANERS[type](bytes);
  return cleaned === undefined ? 'broken' : { name: attachmentName(name, type), type, bytes: cleaned };
}

/** UPL-5 What lies compressed in it is not read: it is never shown by the site, only downloaded. */
function isPlainPdf(bytes: Buffer): boolean {
  if (!bytes.subarray(-PDF_END_WITHIN).includes('%%EOF')) return false;
  const text = bytes
    .toString('latin1')
    .replaceAll(/#([0-9a-f]{2})/gi, (_letter, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return !ACTIVE.test(text);
}
