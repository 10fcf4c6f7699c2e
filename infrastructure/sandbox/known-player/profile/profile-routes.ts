import { isVerified } from '../../../../core/player/player-status.ts';
import {
  checkProfile,
  EDITED_FIELDS,
  firstProfileForm,
  isFieldLocked,
  type EditedField,
  type ProfileChange,
  type TypedProfile,
} from '../../../../core/player/profile/profile-edit.ts';
import type { PlayerIdentity } from '../../../../core/player/player.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import { profileFromWire, SAVE_PROFILE } from '../../../player/profile-calls.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import { DEFAULT_PROFILE } from '../../jurisdiction-profile.ts';
import { compareIdentity, lockIdentities } from '../../limits/spread-exclusion.ts';
import { EXCLUDED_WORDS, LOCKED_WORDS } from '../../office/edited-profile-words.ts';
import { playerRegime } from '../../limits/player-regime.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { isRefusal, refuse, type Refusal } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { IDENTITY_COLUMNS, wireIdentity } from './kept-identity.ts';

type ProfileParts = Pick<SandboxParts, 'database' | 'jurisdiction' | 'now' | 'random'>;

/** SX-11 */
const EXCLUDED = 'identity-refused';

/** PR-48 Who a player is on paper: checked as the form checks it, of a player who is locked meanwhile. */
export function serveProfile(api: ServedApi, parts: ProfileParts): void {
  serveCall(api, SAVE_PROFILE, async ({ session, body: { lng, ...wire }, reply }) => {
    const answer = await inTransaction(parts, async (transaction) => {
      await lockIdentities(transaction);
      const row = await transaction
        .selectFrom('users')
        .select([...IDENTITY_COLUMNS, 'verification_status', 'internal_verification_status', 'user_status_id'])
        .where('id', '=', session.userId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      const known = {
        identity: readIdentity(wireIdentity(row)),
        isVerified: isVerified({
          banLevel: 0,
          internalVerificationStatus: row.internal_verification_status,
          verificationStatus: row.verification_status,
          statusId: row.user_status_id,
          verificationGroup: undefined,
          isDocumentRequested: false,
        }),
      };
      const change = profileFromWire(wire);
      const refusal = refusedProfile(change, known, { lng, now: parts.now() });
      if (refusal !== undefined) return refusal;
      const kept = columnsOf(change);
      if (Object.keys(kept).length > 0) {
        await transaction.updateTable('users').set(kept).where('id', '=', session.userId).execute();
      }
      const scene = {
        transaction,
        userId: session.userId,
        regime: await playerRegime(parts, transaction, session.userId),
      };
      const isShutOut = await compareIdentity(scene);
      return isShutOut ? { ...refuse(403, EXCLUDED), title: EXCLUDED_WORDS[lng] } : ({ success: true } as const);
    });
    if (isRefusal(answer) && answer.code === EXCLUDED) await api.sessions.end(session, reply);
    return answer;
  });
}

interface Known {
  readonly identity: PlayerIdentity;
  readonly isVerified: boolean;
}

/** PR-52 The first field that is wrong, by its name. */
function refusedProfile(
  change: ProfileChange,
  { identity, isVerified: isProven }: Known,
  { lng, now }: { readonly lng: Language; readonly now: EpochMillis },
): Refusal | undefined {
  const locked = EDITED_FIELDS.find((field) => change[field] !== undefined && isFieldLocked(field, isProven));
  if (locked !== undefined) return { ...refuse(409, locked), title: LOCKED_WORDS[lng] };
  const first = firstProfileForm(identity);
  const form = Object.fromEntries(
    EDITED_FIELDS.map((field) => [field, change[field] ?? first[field]]),
  ) as unknown as TypedProfile;
  const today = new Date(now).toISOString().slice(0, 10);
  const checked = checkProfile(form, { identity, isVerified: isProven, minAge: DEFAULT_PROFILE.minAge, today });
  if (checked.ok) return undefined;
  const [wrong] = EDITED_FIELDS.filter((field) => checked.error[field] !== undefined);
  return refuse(400, wrong ?? 'profile');
}

function readIdentity(wire: ReturnType<typeof wireIdentity>): PlayerIdentity {
  return {
    name: wire.name,
    surname: wire.surname,
    birthDate: wire.date_birthday,
    documentTypeId: wire.document_type_id,
    passport: wire.passport,
    passportIssuedOn: wire.passport_date,
    passportExpiresOn: wire.passport_end_date,
    registrationAddress: wire.registration_address,
    taxNumber: wire.inn,
  };
}

const COLUMNS = {
  name: 'name',
  surname: 'surname',
  birthDate: 'birth_date',
  passport: 'document_number',
  passportIssuedOn: 'document_issued_on',
  passportExpiresOn: 'document_expires_on',
  registrationAddress: 'registration_address',
  taxNumber: 'tax_number',
} as const satisfies Readonly<Record<Exclude<EditedField, 'documentTypeId'>, string>>;

/** A number that is not typed anew stays as it is. */
function columnsOf({ documentTypeId, ...texts }: ProfileChange) {
  const kept = Object.entries(texts).flatMap(([field, text]) =>
    text === undefined || text === '' ? [] : [[COLUMNS[field as keyof typeof COLUMNS], text] as const],
  );
  const type = documentTypeId === undefined || documentTypeId === '' ? {} : { document_type: Number(documentTypeId) };
  return { ...Object.fromEntries(kept), ...type };
}
