import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptBanner } from '../../../../core/sports/showcase/banner-gateway.ts';
import { BANNER_LANGUAGES, MOST_BANNERS } from '../../../../core/sports/showcase/edited-banner.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { IconButton } from '../../../kit/controls/icon-button.tsx';
import { Switch } from '../../../kit/controls/switch.tsx';
import { usePage } from '../../../page/use-page.ts';
import { useSite } from '../../use-site.ts';
import { DebuggerList } from '../debugger-list.tsx';
import styles from '../debugger-list.module.scss';
import { BannerForm } from './banner-form.tsx';

/** Demo only: the banners of home, with those that are switched off. */
export const Screen = observer(function BannersScreen(): ReactNode {
  const { bannerEditing: store } = useSite();
  const { t } = useTranslation('debugger');
  useEffect(() => {
    void store.command();
  }, [store]);
  const { banners = [], edited, failure, isBusy } = store;
  const isFull = banners.length >= MOST_BANNERS;
  return (
    <DebuggerList
      title={t('banners')}
      text={t('banners.text')}
      failure={failure}
      isBusy={isBusy}
      onReload={() => void store.command()}
      filter={
        <Button
          look="primary"
          isDisabled={store.banners === undefined}
          reason={isFull ? t('banners.full', { count: MOST_BANNERS }) : undefined}
          onClick={() => {
            store.edit('new');
          }}
        >
          {t('banners.add')}
        </Button>
      }
    >
      {edited === 'new' ? <BannerForm /> : null}
      {store.banners === undefined && failure === undefined ? <p>{t('loading')}</p> : null}
      {store.banners?.length === 0 ? <p>{t('banners.empty')}</p> : null}
      <ol className={styles.messages}>
        {banners.map((banner, place) => (
          <KeptBannerRow key={banner.id} banner={banner} isFirst={place === 0} isLast={place === banners.length - 1} />
        ))}
      </ol>
    </DebuggerList>
  );
});

interface KeptBannerRowProps {
  readonly banner: KeptBanner;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const KeptBannerRow = observer(function KeptBannerRow({ banner, isFirst, isLast }: KeptBannerRowProps): ReactNode {
  const { bannerEditing: store } = useSite();
  const { language } = usePage();
  const { t } = useTranslation('debugger');
  const { id, titles, link, audience, isOn } = banner;
  const name = titles[BANNER_LANGUAGES.find((each) => each === language) ?? 'en'];
  const move = (step: 1 | -1): void => void store.command(async (gateway) => gateway.move(id, step));
  return (
    <li className={styles.message}>
      <Switch
        isOn={isOn}
        isDisabled={store.isBusy}
        onChange={(isNowOn) => {
          void store.command(async (gateway) => gateway.change({ ...banner, isOn: isNowOn }));
        }}
      >
        <b>{name}</b>
      </Switch>
      <span className={styles.to} dir="ltr">
        {link}
      </span>
      <span>{t(`banners.audience.${audience}`)}</span>
      <IconButton
        icon="t-arrow-up"
        size="sm"
        label={t('banners.up', { name })}
        reason={isFirst ? t('banners.first') : undefined}
        onClick={() => {
          move(-1);
        }}
      />
      <IconButton
        icon="t-arrow-down"
        size="sm"
        label={t('banners.down', { name })}
        reason={isLast ? t('banners.last') : undefined}
        onClick={() => {
          move(1);
        }}
      />
      <IconButton
        icon="t-pencil"
        size="sm"
        label={t('banners.edit', { name })}
        aria-expanded={store.edited === id}
        onClick={() => {
          store.edit(store.edited === id ? undefined : id);
        }}
      />
      {store.edited === id ? <BannerForm banner={banner} /> : null}
    </li>
  );
});
