import { maskedNumber } from '../../../../core/player/profile/profile-edit.ts';
import type { WireReply } from '../../../http/call.ts';
import type { USER_CONFIG } from '../../../player/player-calls.ts';

/** The columns of who a player is on paper. */
export const IDENTITY_COLUMNS = [
  'users.name',
  'users.surname',
  'users.birth_date',
  'users.document_type',
  'users.document_number',
  'users.document_issued_on',
  'users.document_expires_on',
  'users.registration_address',
  'users.tax_number',
] as const;

interface IdentityRow {
  readonly name: string | null;
  readonly surname: string | null;
  readonly birth_date: string | null;
  readonly document_type: number | null;
  readonly document_number: string | null;
  readonly document_issued_on: string | null;
  readonly document_expires_on: string | null;
  readonly registration_address: string | null;
  readonly tax_number: string | null;
}

type WireIdentity = WireReply<typeof USER_CONFIG>['result']['user_data'];

/** PR-51 As it leaves the server. */
export function wireIdentity(row: IdentityRow): WireIdentity {
  const { document_number: passport, tax_number: inn } = row;
  return {
    ...told('name', row.name),
    ...told('surname', row.surname),
    ...told('date_birthday', row.birth_date),
    ...(row.document_type === null ? {} : { document_type_id: row.document_type }),
    ...told('passport', passport === null ? null : maskedNumber(passport)),
    ...told('passport_date', row.document_issued_on),
    ...told('passport_end_date', row.document_expires_on),
    ...told('registration_address', row.registration_address),
    ...told('inn', inn === null ? null : maskedNumber(inn)),
  };
}

function told<Name extends string>(name: Name, value: string | null): { readonly [Key in Name]?: string } {
  return value === null ? {} : ({ [name]: value } as { readonly [Key in Name]?: string });
}
