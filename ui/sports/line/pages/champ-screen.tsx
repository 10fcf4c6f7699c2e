import type { ReactNode } from 'react';
import { useRouteMatch } from '../../../page/app-link.tsx';
import { LineBody } from '../line-body.tsx';
import { ChampHead } from './champ-head.tsx';

/** One competition: what is being played of it and what is still to begin, together. */
export function Screen(): ReactNode {
  const match = useRouteMatch();
  return (
    <>
      {match?.name === 'champ' ? <ChampHead {...match.params} /> : null}
      <LineBody />
    </>
  );
}
