/** A link to the site's page in a social network. */
export interface SocialLink {
  readonly name: string;
  readonly value: string;
  /** Where on the site it belongs. */
  readonly placementTypeId: number;
  readonly iconName: string;
  readonly link: string;
  readonly label: string;
  readonly mediaPath?: string | undefined;
}

/** SOC-2 The places that links belong to. */
export const SOCIAL_PLACEMENTS = { footer: 1 } as const;

/** How many links a place has at most. */
export const MOST_SOCIAL_LINKS = 6;

/** SOC-1 A place shows the first six of its links that lead to an address with `https`, each name once. */
export function socialLinks(links: readonly SocialLink[], placementTypeId: number): readonly SocialLink[] {
  const here = links.filter(
    (each) => each.placementTypeId === placementTypeId && /^https:\/\/[\w.-]+(?:[/?#]|$)/.test(each.link),
  );
  return here
    .filter(({ name }, place) => here.findIndex((each) => each.name === name) === place)
    .slice(0, MOST_SOCIAL_LINKS);
}
