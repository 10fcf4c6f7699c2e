/** AH-10 How many movements a file has at most, the newest. */
export const MOST_MOVEMENTS_IN_FILE = 100_000;
