import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueGame } from '../../../core/casino/catalogue/catalogue-game.ts';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { usePage } from '../../page/use-page.ts';
import { useCasino } from '../use-casino.ts';

/** CTL-7 Makes a game a favourite, or no longer one; a visitor is asked to sign in. */
export const FavouriteButton = observer(function FavouriteButton({
  game: { id, name },
  className,
}: {
  readonly game: Pick<CatalogueGame, 'id' | 'name'>;
  readonly className?: string | undefined;
}): ReactNode {
  const { dialogs, session } = usePage();
  const { favouriteGames } = useCasino();
  const { t } = useTranslation('casino');
  const isFavourite = favouriteGames.isFavourite(id);
  return (
    <IconButton
      icon={isFavourite ? 'f-star' : 't-star'}
      size="sm"
      label={t('favourite', { game: name })}
      aria-pressed={isFavourite}
      className={className}
      onClick={() => {
        if (session.isSignedIn) void favouriteGames.toggle(id);
        else dialogs.show('sign-in');
      }}
    />
  );
});
