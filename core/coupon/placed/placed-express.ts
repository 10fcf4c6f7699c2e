/** XD-33 Whether a placed coupon is an express of the day: all its bets carry the number of the same one. */
export function isExpressOfTheDay(bets: readonly { readonly expressId?: string | undefined }[]): boolean {
  const [first] = bets;
  return first?.expressId !== undefined && bets.every(({ expressId }) => expressId === first.expressId);
}
