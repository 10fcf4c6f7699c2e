import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { REMEMBERED_DAYS } from '../../../core/session/entrance/remembered-days.ts';
import { firstOneClickForm } from '../../../core/registration/one-click-form.ts';
import type { SharedChoices } from '../../../core/registration/registration-drafts.ts';
import type { SocialNetwork } from '../../../core/registration/registration-type.ts';
import { socialWaitLeft, type SocialWalk } from '../../../core/registration/social/social-walk.ts';
import type { SiteConfig } from '../../../core/site/config/site-config.ts';
import { usePage } from '../../page/use-page.ts';
import { hasMovedOn } from '../../kit/behaviour/focus-next.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Checkbox } from '../../kit/controls/checkbox.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { WaitingBlock } from '../../kit/feedback/waiting-block.tsx';
import { formatDuration } from '../../kit/formats/format-duration.ts';
import { NetworkSign } from '../../kit/pictures/network-sign.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { NETWORK_NAMES } from '../../../core/registration/social/network-names.ts';
import { SignInInstead } from '../consents.tsx';
import { Place } from '../bonus/place.tsx';
import { SocialFields } from './social-fields.tsx';
import styles from './social-ways.module.scss';
import { useRegistration } from '../use-registration.ts';

interface SocialWaysProps {
  readonly site: SiteConfig;
  /** Whether an account is to be made, and not only signed in to one. */
  readonly isRegistration?: boolean;
  /** Comes before the form where no player is known by the network. */
  readonly unknown?: ReactNode;
}

/** The way through a social network, from its tile to the form of a new player, all in one place. */
export const SocialWays = observer(function SocialWays({
  site,
  isRegistration = false,
  unknown,
}: SocialWaysProps): ReactNode {
  const { dialogs } = usePage();
  const { registration, social } = useRegistration();
  useEffect(() => {
    void social.load();
    void registration.loadOffer();
    const choices = social.takeChoices();
    if (choices !== undefined) registration.takeChoices(choices);
    return social.start();
  }, [social, registration]);
  const { walk } = social;
  useEffect(() => {
    // who has just registered is shown the id first
    if (walk.phase === 'signed-in' && registration.credentials === undefined) dialogs.close();
  }, [dialogs, registration, walk.phase]);
  const pressed = usePressed(walk);
  if (walk.phase === 'new-player') {
    if (unknown === undefined) return <NewPlayer site={site} newPlayer={walk} />;
    return <BegunAt control="button">{unknown}</BegunAt>;
  }
  if (walk.phase === 'asking' || walk.phase === 'waiting') return <Waiting walk={walk} />;
  return <Tiles site={site} isRegistration={isRegistration} pressed={pressed} />;
});

/** The network of the last try here. */
function usePressed(walk: SocialWalk): SocialNetwork | undefined {
  const [pressed, setPressed] = useState<SocialNetwork>();
  const isUnderway = walk.phase === 'asking' || walk.phase === 'waiting';
  if (isUnderway && walk.network !== pressed) setPressed(walk.network);
  return pressed;
}

interface BegunAtProps {
  /** A selector; none where the focus stays. */
  readonly control: string | undefined;
  readonly children: ReactNode;
}

/** What was pressed has gone with its step: the focus goes to the control that the next one begins at. */
function BegunAt({ control, children }: BegunAtProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (control === undefined || hasMovedOn(place.current)) return;
    place.current?.querySelector<HTMLElement>(control)?.focus();
  }, [control]);
  return (
    <div ref={place} className={styles.ways}>
      {children}
    </div>
  );
}

type NewPlayerProps = Parameters<typeof SocialFields>[0];

/** The form, once it is known which countries there are. */
const NewPlayer = observer(function NewPlayer(props: NewPlayerProps): ReactNode {
  const { registration } = useRegistration();
  const { offer, offerFailure } = registration;
  if (offer !== undefined) {
    return (
      <BegunAt control="input, select">
        <SocialFields {...props} />
      </BegunAt>
    );
  }
  if (offerFailure === undefined) return <WaitingBlock />;
  return <FailedLoad failure={offerFailure} onRetry={() => registration.loadOffer()} />;
});

interface TilesProps extends Pick<SocialWaysProps, 'site'> {
  readonly isRegistration: boolean;
  readonly pressed: SocialNetwork | undefined;
}

/** The networks that are offered, and what became of the last try. */
const Tiles = observer(function Tiles({ site, isRegistration, pressed }: TilesProps): ReactNode {
  const { registration, social } = useRegistration();
  const { t } = useTranslation(['social', 'registration'], { nsMode: 'fallback' });
  const { networks, failure, walk, isRemembered } = social;
  const failed = walk.phase === 'choosing' ? walk.failed : undefined;
  const begun = failed?.network ?? pressed;
  if (networks === undefined) {
    return failure === undefined ? <WaitingBlock /> : <FailedLoad failure={failure} onRetry={() => social.load()} />;
  }
  return (
    <BegunAt control={begun === undefined ? undefined : `[data-network="${begun}"]`}>
      {failed === undefined ? (
        <p className={styles.text}>{t('text')}</p>
      ) : (
        <FormNotice tone="danger">{t(failed.why, { network: NETWORK_NAMES[failed.network] })}</FormNotice>
      )}
      {isRegistration ? <PlaceFirst site={site} /> : null}
      <ul className={styles.tiles}>
        {networks.map((network) => (
          <li key={network}>
            <button
              type="button"
              className={styles.tile}
              data-network={network}
              onClick={() => {
                void social.choose(network, isRegistration ? registration.shared : undefined);
              }}
            >
              <NetworkSign network={network} />
              <span className={styles.name} translate="no">
                {NETWORK_NAMES[network]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Checkbox
        isOn={isRemembered}
        onChange={(isOn) => {
          social.remember(isOn);
        }}
      >
        {t('remember', { count: REMEMBERED_DAYS })}
      </Checkbox>
      {isRegistration ? <SignInInstead /> : null}
    </BegunAt>
  );
});

/** RGF-15 Where the player lives is chosen before the network is turned to; the form that comes after takes it along. */
const PlaceFirst = observer(function PlaceFirst({ site }: Pick<SocialWaysProps, 'site'>): ReactNode {
  const { registration } = useRegistration();
  const { t } = useTranslation('registration');
  const { countryCode, currency } = firstOneClickForm(site);
  const form = {
    values: { countryCode, currency, ...registration.shared },
    labels: { countryCode: t('country'), currency: t('currency') },
    errors: {},
    fill: (changed: SharedChoices) => {
      registration.takeChoices({ countryCode, currency, ...registration.shared, ...changed });
    },
  };
  return <Place form={form} site={site} />;
});

/** The form waits while the window of the network is open. */
const Waiting = observer(function Waiting({
  walk,
}: {
  readonly walk: Extract<SocialWalk, { phase: 'asking' | 'waiting' }>;
}): ReactNode {
  const { clock } = usePage();
  const { social } = useRegistration();
  const { t } = useTranslation('social');
  const network = NETWORK_NAMES[walk.network];
  return (
    <BegunAt control="button">
      <FormNotice tone="info">{t('waiting', { network })}</FormNotice>
      {walk.phase === 'waiting' ? (
        <p className={styles.text} role="timer">
          {t('left', { time: formatDuration(socialWaitLeft(walk.deadline, clock.now) / 1000) })}
        </p>
      ) : null}
      <Button
        look="ghost"
        isBlock
        onClick={() => {
          social.cancel();
        }}
      >
        {t('cancel')}
      </Button>
    </BegunAt>
  );
});
