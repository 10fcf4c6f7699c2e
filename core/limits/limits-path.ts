/** RG-08 Where the limits are, for whatever leads there and does not know all routes. */
export const LIMITS_PATH = '/office/responsible';
