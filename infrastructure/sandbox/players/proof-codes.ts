import { createHmac } from 'node:crypto';
import type { ActivationRow } from '../database/sign-in-tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { isSigned } from '../server/request-origin.ts';

type SecretParts = Pick<SandboxParts, 'secret' | 'formerSecrets'>;

/** PR-44 Which of the codes is wrong; that they are swapped is told to nobody but who has both. */
export function wrongProofCode(
  parts: SecretParts,
  row: ActivationRow,
  { code, presentCode }: { readonly code: string; readonly presentCode: string | undefined },
): string | undefined {
  const isOwnCode = (given: string) =>
    isSigned(parts, row.code_hash, (secret) => proofCodeHash({ secret }, row.id_hash, given.trim()));
  const isPresentRight = isPresentCode(parts, row, presentCode);
  const isRight = isOwnCode(code);
  if (isRight && isPresentRight) return undefined;
  if (isRight) return 'present-code';
  if (isPresentRight || presentCode === undefined || presentCode.trim() === '') return 'code';
  return isOwnCode(presentCode) && isPresentCode(parts, row, code) ? 'swapped-codes' : 'both-codes';
}

/** PR-44 True where no contact must agree. */
function isPresentCode(
  parts: SecretParts,
  { id_hash: id, present_contact: contact, present_code_hash: known }: ActivationRow,
  code = '',
): boolean {
  if (contact === null) return true;
  return known !== null && isSigned(parts, known, (secret) => proofCodeHash({ secret }, `${id}:present`, code.trim()));
}

export function proofCodeHash({ secret }: Pick<SandboxParts, 'secret'>, id: string, code: string): string {
  return createHmac('sha256', secret).update(`activation:${id}:${code}`).digest('base64url');
}
