import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/use-page.ts';
import { Dialog } from '../../kit/feedback/dialog.tsx';
import type { SocialWalk } from '../../../core/registration/social/social-walk.ts';
import { useRegistration } from '../use-registration.ts';
import { SocialWays } from './social-ways.tsx';
import { UnknownPerson } from './unknown-person.tsx';

/** Sign-in and registration through a social network. */
export const SocialDialog = observer(function SocialDialog(): ReactNode {
  const { dialogs, site } = usePage();
  const { registration, social } = useRegistration();
  const { walk, isRegistration } = social;
  const { t } = useTranslation(['social', 'registration'], { nsMode: 'fallback' });
  /** The walk that the visitor has chosen to make an account with. */
  const [wanted, setWanted] = useState<SocialWalk>();
  const isCreating = walk.phase === 'new-player' && (isRegistration || wanted === walk);
  if (site.config === undefined) return null;
  return (
    <Dialog
      title={isCreating ? t('registration:title') : t('title')}
      size="sm"
      isBlocking={registration.isRegistering}
      onClose={() => {
        dialogs.close();
      }}
    >
      <SocialWays
        site={site.config}
        unknown={
          walk.phase !== 'new-player' || isCreating ? undefined : (
            <UnknownPerson
              network={walk.network}
              onCreate={() => {
                setWanted(walk);
              }}
            />
          )
        }
      />
    </Dialog>
  );
});
