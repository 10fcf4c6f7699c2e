import type { UploadRow } from '../database/uploads/upload-table.ts';

/** UPL-8 What the key of a file opens for: one that was moved to another row or player opens no more. */
export function uploadRow({ id, user_id: userId }: Pick<UploadRow, 'id' | 'user_id'>): string {
  return `upload:${id}:${userId}`;
}
