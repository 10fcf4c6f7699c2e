import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  readSlotFrame,
  writeSlotFrame,
  type SlotFrameNews,
  type SlotFrameWord,
} from '../../../core/casino/rounds/slot-frame.ts';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { openFramePort, type FramePort } from '../../kit/frames/frame-port.ts';
import { OpaqueFrame } from '../../kit/frames/opaque-frame.tsx';
import { usePage } from '../../page/use-page.ts';
import { useCasino } from '../use-casino.ts';
import styles from './slot-screen.module.scss';

/** RND-19 The machine in its frame; what is drawn elsewhere is shown there. */
export const GameFrame = observer(function GameFrame({
  address,
  title,
}: {
  readonly address: string;
  readonly title: string;
}): ReactNode {
  const { clock, page, settings } = usePage();
  const { slotGame, slotSound } = useCasino();
  const { t } = useTranslation('casino');
  const frame = useRef<HTMLIFrameElement>(null);
  const port = useRef<FramePort>(undefined);
  const [isReady, setReady] = useState(false);
  const { phase, shown } = slotGame;
  const isStill = settings.settings.visuallyImpairedMode;
  const tell = (news: SlotFrameNews): void => port.current?.tell(writeSlotFrame(news));
  useEffect(() => () => port.current?.close(), []);
  useEffect(() => {
    if (isReady) tell({ type: 'look', isStill });
  }, [isReady, isStill]);
  const { isOn } = slotSound;
  useEffect(() => {
    if (isReady) tell({ type: 'sound', isOn });
  }, [isReady, isOn]);
  useEffect(() => {
    if (!isReady) return;
    if (phase === 'asking') tell({ type: 'roll' });
    else if (phase === 'shown' && shown !== undefined) tell({ type: 'round', ...shown });
    else if (phase === 'unanswered') tell({ type: 'stand' });
  }, [isReady, phase, shown]);
  const connect = (): void => {
    const view = frame.current?.contentWindow;
    port.current?.close();
    setReady(false);
    if (view === undefined || view === null) return;
    port.current = openFramePort<SlotFrameWord>({
      now: () => clock.exact(),
      read: readSlotFrame,
      hear: (word) => {
        if (word === 'ready') setReady(true);
        else slotGame.finishShow();
      },
    });
    port.current.connect(view);
  };
  // the server draws no frame: its page would come before anybody hears it
  if (!page.isHydrated) return <Skeleton shape="block" className={styles.frame} />;
  return (
    <>
      <OpaqueFrame
        ref={frame}
        address={address}
        title={t('frame', { game: title })}
        className={styles.frame}
        hasSound
        onLoad={connect}
      />
      {isReady ? null : <Skeleton shape="block" className={styles.wait} />}
    </>
  );
});
