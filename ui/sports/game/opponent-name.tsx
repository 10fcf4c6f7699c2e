import type { ReactNode } from 'react';
import type { Opponent, OpponentLook } from '../../../core/sports/game/game.ts';
import { Flag } from '../../kit/pictures/flag.tsx';
import { KitJersey } from '../../kit/pictures/kit-jersey.tsx';
import { NameText } from '../../page/names/name-text.tsx';

/** The jersey of a team or the flag of a person. */
export function OpponentMark({
  opponent,
  size = 'sm',
}: {
  readonly opponent: OpponentLook;
  readonly size?: 'sm' | 'lg';
}): ReactNode {
  if (opponent.kit !== undefined) return <KitJersey kit={opponent.kit} size={size === 'lg' ? 'xl' : 'sm'} />;
  return opponent.countryCode === undefined ? null : <Flag code={opponent.countryCode} size={size} />;
}

/** The name beside its mark, cut off where it does not fit. */
export function OpponentName({ opponent }: { readonly opponent: Opponent }): ReactNode {
  return (
    <>
      <OpponentMark opponent={opponent} />
      <NameText of={opponent} title={opponent.name}>
        {opponent.name}
      </NameText>
    </>
  );
}
