import type { MachineSamples } from '../../machine-samples.ts';
import type { UserTransferState, UserTransferEvent } from '../../../../core/accounts/transfer/user-transfer.ts';

export const USER_TRANSFER_SAMPLES: MachineSamples<UserTransferState, UserTransferEvent> = {
  states: [
    { phase: 'off' },
    { phase: 'contact', isAsking: false },
    { phase: 'contact', isAsking: true },
    { phase: 'code', isAsking: false },
    { phase: 'code', isAsking: true },
    { phase: 'code', isAsking: true, isAgain: true },
    { phase: 'user', isAsking: true, redirectToken: 'sample' },
    { phase: 'user', isAsking: false, redirectToken: 'sample', problem: 'unanswered' },
    { phase: 'sign-in', redirectToken: 'sample' },
    { phase: 'done' },
  ],
  events: [
    { type: 'player-read', isTransferRequired: true },
    { type: 'player-read', isTransferRequired: false },
    { type: 'contact-given', contact: { phone: '+35799123456', countryCode: 'cy' } },
    { type: 'code-given', code: '1234' },
    { type: 'answered', reply: { status: true } },
    { type: 'answered', reply: { status: true }, redirectToken: 'sample' },
    { type: 'answered', reply: { status: false, message: 'No' } },
    { type: 'player-received', reply: { status: true }, player: { userId: 7, password: 'sample' } },
    { type: 'player-received', reply: { status: false } },
    { type: 'code-asked-again', contact: { phone: '+35799123456', countryCode: 'cy' } },
    { type: 'unanswered' },
    { type: 'asked-again' },
    { type: 'signed-in' },
    { type: 'returned' },
    { type: 'closed' },
  ],
};
