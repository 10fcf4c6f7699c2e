import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { FormSkeleton } from '../../kit/forms/form-skeleton.tsx';
import { MissingPart } from '../../page/missing/missing-part.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSession } from '../use-session.ts';
import styles from './security-screen.module.scss';

const TEXTS = ['sign-in', 'passkeys', 'devices', 'new-password', 'sent-code'] as const;

/** What is changed on the page of security: forms, stores and texts that come after its first picture. */
export function FetchedParts(): ReactNode {
  const { texts } = usePage();
  const { lazy } = useSession();
  const [Parts, setParts] = useState<ComponentType>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    Promise.all([
      import('./security-parts.tsx'),
      lazy.ensure(['security', 'passkeys', 'devices']),
      texts.ensure(TEXTS),
    ]).then(
      ([{ SecurityParts }]) => {
        setParts(() => SecurityParts);
      },
      () => {
        setMissing(true);
      },
    );
  }, [lazy, texts]);
  if (isMissing) return <MissingPart />;
  if (Parts !== undefined) return <Parts />;
  return (
    <div className={classNames('panel', styles.panel)}>
      <FormSkeleton fields={4} />
    </div>
  );
}
