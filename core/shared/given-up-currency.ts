/** The currency that Croatia gave up for the euro: known where an account still has it, and offered nowhere. */
export const GIVEN_UP_CURRENCY = 'HRK';
