/** No password has this hash. */
export const NO_PASSWORD = 'none';
