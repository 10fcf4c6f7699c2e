import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsultantChat } from '../../../core/support/consultant/consultant-gateway.ts';
import { readConsultantSaying, writeConsultantNews } from '../../../core/support/consultant/consultant-messages.ts';
import { openFramePort, type FramePort } from '../../kit/frames/frame-port.ts';
import { OpaqueFrame } from '../../kit/frames/opaque-frame.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSupport } from '../use-support.ts';

interface ConsultantFrameProps {
  readonly chat: ConsultantChat;
  readonly className: string | undefined;
}

/** CW-5 The consultant's own page, and what is told to it. */
export const ConsultantFrame = observer(function ConsultantFrame({ chat, className }: ConsultantFrameProps): ReactNode {
  const { clock, language, settings } = usePage();
  const { consultant } = useSupport();
  const { t } = useTranslation('site');
  const frame = useRef<HTMLIFrameElement>(null);
  const port = useRef<FramePort>(undefined);
  const { isOpen, stage } = consultant;
  const theme = settings.settings.appTheme === 0 ? 'light' : 'dark';
  useEffect(() => () => port.current?.close(), []);
  useEffect(() => {
    if (stage === 'ready') port.current?.tell(writeConsultantNews({ type: 'look', look: { language, theme } }));
  }, [language, stage, theme]);
  useEffect(() => {
    if (stage !== 'ready') return;
    if (isOpen) frame.current?.focus();
    port.current?.tell(writeConsultantNews({ type: isOpen ? 'opened' : 'folded' }));
  }, [isOpen, stage]);
  const connect = (): void => {
    const page = frame.current?.contentWindow;
    if (page === undefined || page === null) return;
    port.current?.close();
    port.current = openFramePort({
      now: () => clock.exact(),
      read: readConsultantSaying,
      hear: (saying) => {
        const hello = { type: 'hello', key: chat.key, look: { language, theme } } as const;
        if (saying === 'ready') port.current?.tell(writeConsultantNews(hello));
        consultant.hear(saying);
      },
    });
    port.current.connect(page);
  };
  return (
    <OpaqueFrame
      ref={frame}
      address={chat.address}
      title={t('support.consultant')}
      className={className}
      onLoad={connect}
    />
  );
});
