import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasActiveEmail, hasActivePhone } from '../../core/player/activation-type.ts';
import { isFilled } from '../../core/player/filled-profile.ts';
import type { Player } from '../../core/player/player.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Button } from '../kit/controls/button.tsx';
import { countryName } from '../kit/formats/place-names.ts';
import { FailedDictionary } from '../page/missing/failed-dictionary.tsx';
import { usePage } from '../page/use-page.ts';
import { FilledTags } from './profile/filled-tags.tsx';
import { Waiting } from './protection-panel.tsx';
import { usePlayer } from './use-player.ts';
import styles from './account-panels.module.scss';

/** Who the player is, as far as the site knows; PR-51 numbers come masked. */
export const ProfilePanel = observer(function ProfilePanel(): ReactNode {
  const { player: known } = usePlayer();
  const { dialogs, site } = usePage();
  const { t } = useTranslation('office');
  const { player, failure } = known;
  return (
    <section className={classNames('panel', styles.panel)} aria-labelledby="profile">
      <h2 id="profile">{t('profile')}</h2>
      <p className={styles.tags}>
        <FilledTags words="office" />
      </p>
      {player === undefined ? <Waiting failure={failure} onRetry={() => known.load()} /> : <Facts player={player} />}
      {site.config?.hasMessages === false ? null : (
        <Button
          look="text"
          size="sm"
          onClick={() => {
            dialogs.show('contacts');
          }}
        >
          {t('profile.contacts')}
        </Button>
      )}
    </section>
  );
});

const Facts = observer(function Facts({ player }: { readonly player: Player }): ReactNode {
  const { language } = usePage();
  const { dictionaries } = usePlayer();
  if (dictionaries.failure !== undefined) return <FailedDictionary />;
  const { identity, phoneNumber, email, countryCode, countryId, activationType } = player;
  const name = [identity.name, identity.surname].filter(isFilled).join(' ');
  const country =
    dictionaries.nameOf('countries', countryId) ??
    (countryCode === undefined ? undefined : countryName(countryCode, language));
  return (
    <dl className={styles.facts}>
      <Fact name="name" value={name} />
      <Fact name="phone" value={phoneNumber} isProven={hasActivePhone(activationType)} />
      <Fact name="email" value={email} isProven={hasActiveEmail(activationType)} />
      <Fact name="country" value={country} />
      <Fact name="birth" value={identity.birthDate} />
      <Fact name="document" value={dictionaries.nameOf('documentTypes', identity.documentTypeId)} />
      <Fact name="number" value={identity.passport} />
      <Fact name="issued" value={identity.passportIssuedOn} />
      <Fact name="expires" value={identity.passportExpiresOn} />
      <Fact name="tax" value={identity.taxNumber} />
      <Fact name="address" value={identity.registrationAddress} />
    </dl>
  );
});

interface FactProps {
  readonly name:
    | 'name'
    | 'phone'
    | 'email'
    | 'country'
    | 'birth'
    | 'document'
    | 'number'
    | 'issued'
    | 'expires'
    | 'tax'
    | 'address';
  readonly value: string | undefined;
  /** Of a contact alone. */
  readonly isProven?: boolean;
}

function Fact({ name, value, isProven }: FactProps): ReactNode {
  const { t } = useTranslation('office');
  const isKnown = isFilled(value);
  return (
    <div className={styles.line}>
      <dt>{t(`profile.${name}`)}</dt>
      <dd className={isKnown ? undefined : styles.missing}>
        <bdi>{isKnown ? value : t('profile.missing')}</bdi>
        {isKnown && isProven !== undefined ? (
          <small className={isProven ? styles.on : undefined}>
            {t(isProven ? 'profile.proven' : 'profile.unproven')}
          </small>
        ) : null}
      </dd>
    </div>
  );
}
