export const ATTACHMENT_TYPES = ['jpeg', 'png', 'pdf'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** What a file is sent for. */
export const ATTACHMENT_PURPOSES = ['document', 'support', 'payment'] as const;
export type AttachmentPurpose = (typeof ATTACHMENT_PURPOSES)[number];

/** Bytes. */
export const LARGEST_ATTACHMENT = 5_242_880;
const LONGEST_NAME = 80;

/** Where a player reads a file of the account again, by its id. */
export const UPLOAD_PREFIX = '/web-api/uploads/';

/** UPL-9 Of one message. */
export const MOST_ATTACHMENTS = 5;

export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  readonly type: AttachmentType;
  /** Bytes as they are kept. */
  readonly size: number;
}

/** How many bytes at its beginning tell a file's type. */
export const ATTACHMENT_HEAD = 8;

const HEADS: Readonly<Record<AttachmentType, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};
const ENDINGS: Readonly<Record<AttachmentType, string>> = { jpeg: 'jpg', png: 'png', pdf: 'pdf' };

/** UPL-1 What a file is by its first bytes; nothing where it is none that is taken. */
export function attachmentType(head: ArrayLike<number>): AttachmentType | undefined {
  return ATTACHMENT_TYPES.find((type) => HEADS[type].every((byte, place) => head[place] === byte));
}

export type AttachmentProblem = 'empty' | 'too-large' | 'type';

/** UPL-1 UPL-2 Why a file is not taken, before it is read whole. */
export function attachmentProblem(size: number, head: ArrayLike<number>): AttachmentProblem | undefined {
  if (!(size > 0)) return 'empty';
  if (!(size <= LARGEST_ATTACHMENT)) return 'too-large';
  return attachmentType(head) === undefined ? 'type' : undefined;
}

/** UPL-3 The name that a file is shown and downloaded under. */
export function attachmentName(name: string, type: AttachmentType): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const printed = last.replaceAll(/[\p{C}\p{Zl}\p{Zp}"<>:|?*%;]/gu, '').replace(/\.\w{1,5}$/, '');
  const kept = Array.from(printed)
    .slice(0, LONGEST_NAME)
    .join('')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
  return `${kept === '' ? 'file' : kept}.${ENDINGS[type]}`;
}
