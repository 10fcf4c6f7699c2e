import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NETWORK_NAMES } from '../../../core/registration/social/network-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { NetworkSign } from '../../kit/pictures/network-sign.tsx';
import { usePage } from '../../page/use-page.ts';
import { useRegistration } from '../use-registration.ts';
import styles from './social-row.module.scss';

/** As many as stand in one row with the way to the others. */
const MOST_IN_ROW = 8;

interface SocialRowProps {
  /** Whether whoever presses wishes to be remembered. */
  readonly isRemembered: () => boolean;
  /** What leads to the networks where they did not come. */
  readonly fallback: ReactNode;
}

/** The networks under a sign-in, each a press away; where there are many, the last sign leads to all of them. */
export const SocialRow = observer(function SocialRow({ isRemembered, fallback }: SocialRowProps): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation('sign-in');
  const stores = useRegistration();
  const { lazy } = stores;
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    lazy
      .ensure(['social'])
      .then(async () => stores.social.loadNetworks())
      .catch(() => {
        setMissing(true);
      });
  }, [lazy, stores]);
  const social = lazy.isLoaded('social') ? stores.social : undefined;
  const networks = social?.networks;
  if (isMissing || (networks === undefined && social?.failure !== undefined) || networks?.length === 0) return fallback;
  const shown = networks?.slice(0, networks.length > MOST_IN_ROW ? MOST_IN_ROW - 1 : MOST_IN_ROW);
  return (
    <div className={styles.row} aria-busy={networks === undefined}>
      <p className={styles.or}>{t('social.or')}</p>
      <ul className={styles.signs}>
        {shown?.map((network) => (
          <li key={network}>
            <SignButton
              label={t('social.by', { network: NETWORK_NAMES[network] })}
              onPress={() => {
                social?.remember(isRemembered());
                // the press opens its window, which no later one may
                void social?.choose(network);
                dialogs.show('social');
              }}
            >
              <NetworkSign network={network} />
            </SignButton>
          </li>
        ))}
        {shown === undefined || shown.length === networks?.length ? null : (
          <li>
            <SignButton
              label={t('social.more')}
              onPress={() => {
                social?.remember(isRemembered());
                dialogs.show('social');
              }}
            >
              <Icon name="t-dots" />
            </SignButton>
          </li>
        )}
      </ul>
    </div>
  );
});

function SignButton({
  label,
  onPress,
  children,
}: {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button type="button" className={styles.sign} title={label} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
