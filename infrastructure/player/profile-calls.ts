import * as v from 'valibot';
import type { EditedField, ProfileChange } from '../../core/player/profile/profile-edit.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage } from '../http/wire.ts';

const typed = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)));

/** What the wire calls a field. */
const WIRE_NAMES = {
  name: 'name',
  surname: 'surname',
  birthDate: 'date_birthday',
  documentTypeId: 'document_type_id',
  passport: 'passport',
  passportIssuedOn: 'passport_date',
  passportExpiresOn: 'passport_end_date',
  registrationAddress: 'registration_address',
  taxNumber: 'inn',
} as const satisfies Readonly<Record<EditedField, string>>;
type WireName = (typeof WIRE_NAMES)[EditedField];

export const SAVE_PROFILE = defineCall({
  name: 'saveProfile',
  summary: 'Keeps what a player changes of who they are on paper; the code of a refusal names the field',
  method: 'POST',
  path: '/web-api/office/account/edit',
  body: v.object({
    ...v.entriesFromList(Object.values(WIRE_NAMES), typed),
    lng: queryLanguage,
  }),
  reply: v.object({ success: v.literal(true) }),
  access: 'player',
  changes: 'state',
});

export function profileOnWire(change: ProfileChange): { readonly [Name in WireName]?: string } {
  return Object.fromEntries(
    Object.entries(change).map(([field, value]) => [WIRE_NAMES[field as EditedField], value] as const),
  );
}

export function profileFromWire(wire: { readonly [Name in WireName]?: string | undefined }): ProfileChange {
  const fields = Object.entries(WIRE_NAMES) as readonly (readonly [EditedField, WireName])[];
  return Object.fromEntries(
    fields.flatMap(([field, name]) => (wire[name] === undefined ? [] : [[field, wire[name]] as const])),
  );
}
