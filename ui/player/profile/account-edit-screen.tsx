import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areContactsFilled } from '../../../core/player/filled-profile.ts';
import { isVerified } from '../../../core/player/player-status.ts';
import type { Player } from '../../../core/player/player.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { FormSkeleton } from '../../kit/forms/form-skeleton.tsx';
import { FailedDictionary } from '../../page/missing/failed-dictionary.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { SignedOutPage } from '../../page/missing/signed-out-page.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { usePlayer } from '../use-player.ts';
import { FilledTags } from './filled-tags.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './account-edit-screen.module.scss';

/** PR-48 Who the player is on paper, to be filled in and changed. */
export const Screen = observer(function AccountEditScreen(): ReactNode {
  const { session } = usePage();
  const { t } = useTranslation('profile');
  usePageTitle(t('title'));
  if (!session.isSignedIn) return <SignedOutPage />;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <FilledTags words="profile" />
      </div>
      <section className="panel" aria-label={t('title')}>
        <Profile />
      </section>
    </div>
  );
});

const Profile = observer(function Profile(): ReactNode {
  const { dictionaries, player: known, profileEdit } = usePlayer();
  const { player, failure } = known;
  if (dictionaries.failure !== undefined) {
    return (
      <div className={styles.body}>
        <FailedDictionary />
      </div>
    );
  }
  if (player !== undefined) {
    return (
      <div className={styles.body}>
        <Notes player={player} />
        <ProfileForm key={profileEdit.kept} player={player} />
      </div>
    );
  }
  if (failure !== undefined) return <FailedLoad failure={failure} onRetry={async () => known.load()} />;
  return <FormSkeleton fields={9} />;
});

const Notes = observer(function Notes({ player }: { readonly player: Player }): ReactNode {
  const { dialogs, site } = usePage();
  const { t } = useTranslation('profile');
  return (
    <>
      <FormNotice tone="info">{t(isVerified(player) ? 'locked' : 'text')}</FormNotice>
      {areContactsFilled(player) || site.config?.hasMessages === false ? null : (
        <Button
          size="sm"
          onClick={() => {
            dialogs.show('contacts');
          }}
        >
          {t('contacts.add')}
        </Button>
      )}
    </>
  );
});
