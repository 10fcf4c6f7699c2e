/** Countries by id whose visitors load the hidden logo of the policy. */
const POLICY_LOGO_COUNTRIES: readonly number[] = [1, 66, 126, 228, 120];

/** POL-1 The hidden logo of the policy is loaded in the countries 1, 66, 126, 228 and 120, and nowhere else. */
export function loadsPolicyLogo(countryId: number): boolean {
  return POLICY_LOGO_COUNTRIES.includes(countryId);
}
