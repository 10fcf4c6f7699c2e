/** The steps after a registration that have pages of their own; a site names those that it has. */
export const AFTER_REGISTRATION_PAGES = ['complete-profile', 'recharge'] as const;
export type AfterRegistrationPage = (typeof AFTER_REGISTRATION_PAGES)[number];
