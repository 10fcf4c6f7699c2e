import type { ReactNode } from 'react';
import type { Bet } from '../../../core/coupon/bets/bet.ts';
import { useNameLanguage } from './use-name-language.ts';

interface GameNameProps {
  readonly of: Pick<Bet, 'homeName' | 'awayName' | 'homeLanguage' | 'awayLanguage'>;
  /** The names of both sides as the page joins them. */
  readonly children: string;
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/** NAM-7 Who plays, in one line: a side in another language than the page says whose its name is. */
export function GameName({ of: bet, children: text, title, className }: GameNameProps): ReactNode {
  const langOf = useNameLanguage();
  const { homeName, homeLanguage, awayName = '', awayLanguage } = bet;
  const home = langOf({ name: homeName, language: homeLanguage });
  const away = awayName === '' ? home : langOf({ name: awayName, language: awayLanguage });
  const from = text.indexOf(homeName);
  const second = text.lastIndexOf(awayName);
  const isWhole = home === away || from < 0 || second < from + homeName.length;
  return (
    <span className={className} dir="auto" lang={isWhole ? home : undefined} title={title}>
      {isWhole ? (
        text
      ) : (
        <>
          {text.slice(0, from)}
          <span lang={home}>{homeName}</span>
          {text.slice(from + homeName.length, second)}
          <span lang={away}>{awayName}</span>
          {text.slice(second + awayName.length)}
        </>
      )}
    </span>
  );
}
