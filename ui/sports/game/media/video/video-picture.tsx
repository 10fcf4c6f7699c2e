import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaEntity } from '../../../../../core/media/media-entity.ts';
import { Button } from '../../../../kit/controls/button.tsx';
import { usePage } from '../../../../page/use-page.ts';
import { useSports } from '../../../use-sports.ts';
import panel from '../media-panel.module.scss';
import type { VideoPlay } from './video-play.ts';
import styles from './video-picture.module.scss';

/** A video with the browser's own controls: names, keys and picture-in-picture are theirs. */
export const VideoPicture = observer(function VideoPicture({ entity }: { readonly entity: MediaEntity }): ReactNode {
  const { t } = useTranslation('media');
  const stores = useSports();
  const { dialogs, page } = usePage();
  const isLoaded = stores.lazy.isLoaded('videos');
  useEffect(() => {
    void stores.lazy.ensure(['videos']).catch(() => page.reportMissingPart());
  }, [stores, page]);
  if (isLoaded && !stores.videos.isSignedIn)
    return (
      <div className={panel.note}>
        <p>{t('video.players')}</p>
        <Button size="sm" onClick={() => dialogs.show('sign-in')}>
          {t('video.sign-in')}
        </Button>
      </div>
    );
  return isLoaded ? <PlayedVideo entity={entity} /> : <p className={panel.note}>{t('video.opening')}</p>;
});

const PlayedVideo = observer(function PlayedVideo({ entity }: { readonly entity: MediaEntity }): ReactNode {
  const { videos } = useSports();
  const element = useRef<HTMLVideoElement>(null);
  const [play, setPlay] = useState<VideoPlay>();
  const { videoId = '', title } = entity;
  useEffect(() => {
    if (element.current === null) return undefined;
    const opened = videos.play(element.current, videoId);
    setPlay(opened);
    return () => {
      opened.stop();
    };
  }, [videos, videoId]);
  return (
    <>
      <video
        ref={element}
        className={styles.video}
        aria-label={title}
        controls
        controlsList="nodownload noplaybackrate noremoteplayback"
        muted
        playsInline
      />
      {play === undefined ? null : <PlayState play={play} />}
    </>
  );
});

const PlayState = observer(function PlayState({ play }: { readonly play: VideoPlay }): ReactNode {
  const { t } = useTranslation('media');
  const { phase, delay } = play;
  if (phase === 'playing') {
    return delay === undefined ? null : (
      <p className={styles.delay} title={t('video.delay-text')}>
        {t('video.delay', { seconds: delay })}
      </p>
    );
  }
  if (phase === 'stopped' || phase === 'unopened')
    return (
      <div className={styles.over} role="alert">
        <p>{t(`video.${phase}`)}</p>
        <Button size="sm" onClick={() => play.again()}>
          {t('again')}
        </Button>
      </div>
    );
  const isClear = phase === 'opening' || phase === 'waiting';
  return (
    <output className={isClear ? styles.waiting : styles.over}>
      {t(isClear ? 'video.opening' : `video.${phase}`)}
    </output>
  );
});
