/** HX-6 How many coupons a file has at most, the newest. */
export const MOST_IN_FILE = 10_000;
