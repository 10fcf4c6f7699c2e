import type { ReactNode, RefObject } from 'react';

interface OpaqueFrameProps {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly address: string;
  readonly title: string;
  readonly className?: string | undefined;
  /** Whether it may sound once the player has pressed something. */
  readonly hasSound?: boolean;
  readonly onLoad: () => void;
}

/** FRM-6 A page of elsewhere: it runs scripts and nothing else, in an origin that is nobody's. */
export function OpaqueFrame({ ref, address, title, className, hasSound = false, onLoad }: OpaqueFrameProps): ReactNode {
  return (
    <iframe
      ref={ref}
      src={address}
      title={title}
      className={className}
      sandbox="allow-scripts"
      allow={hasSound ? 'autoplay' : undefined}
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  );
}
