/** IDL-12 How many days a session lasts on a device that is to remember its player. */
export const REMEMBERED_DAYS = 30;
