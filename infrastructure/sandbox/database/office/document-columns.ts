import type { Generated } from 'kysely';

/** By what a player proves who they are. */
export interface DocumentColumns {
  readonly document_type: Generated<number | null>;
  /** PR-51 Never told whole, as the tax number. */
  readonly document_number: Generated<string | null>;
  readonly document_issued_on: Generated<string | null>;
  readonly document_expires_on: Generated<string | null>;
  readonly registration_address: Generated<string | null>;
  readonly tax_number: Generated<string | null>;
}
