import { DOCUMENTS, SEND_DOCUMENT } from '../../../../infrastructure/player/document-calls.ts';
import { OFFICE_MENU } from '../../../../infrastructure/player/office-calls.ts';
import {
  DISALLOW_SPORTS,
  OFFICE_SETTINGS,
  SAVE_OFFICE_SETTING,
} from '../../../../infrastructure/player/office-settings-calls.ts';
import { SEND_FILE } from '../../../../infrastructure/support/upload-calls.ts';
import { pngOf } from '../../examples/picture-files.ts';
import { SAVE_PROFILE } from '../../../../infrastructure/player/profile-calls.ts';
import type { Visitor } from '../visitor.ts';

/** What the pages of the office ask for and keep. */
export async function callOffice(player: Visitor): Promise<void> {
  await player.send(OFFICE_MENU, { query: { lng: 'en' } });
  await player.send(OFFICE_SETTINGS, { query: { lng: 'en' } });
  await player.send(SAVE_OFFICE_SETTING, { body: { id: 'mailing_events', value: 0, lng: 'en' } });
  await player.send(SAVE_PROFILE, {
    body: { passport: 'AB 1234567', document_type_id: '1', inn: '7712345678', lng: 'en' },
  });
  await player.send(DISALLOW_SPORTS, { body: { line: [4], live: [] } });
  await player.send(DOCUMENTS);
  const file = await player.send(SEND_FILE, { query: { purpose: 'document', name: 'page.png' }, file: pngOf() });
  await player.send(SEND_DOCUMENT, { body: { kind: 'main', uploadId: file.body.id } });
}
