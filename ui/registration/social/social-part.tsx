import { observer } from 'mobx-react-lite';
import { Suspense, lazy as lazyPart, useEffect, useState, type ReactNode } from 'react';
import type { SiteConfig } from '../../../core/site/config/site-config.ts';
import { WaitingBlock } from '../../kit/feedback/waiting-block.tsx';
import { MissingPart } from '../../page/missing/missing-part.tsx';
import { PartBoundary } from '../../page/missing/part-boundary.tsx';
import { usePage } from '../../page/use-page.ts';
import { useRegistration } from '../use-registration.ts';

const SocialWays = lazyPart(async () => ({ default: (await import('./social-ways.tsx')).SocialWays }));

/** The networks among the ways to register: what leads through them comes once somebody turns to them. */
export const SocialPart = observer(function SocialPart({ site }: { readonly site: SiteConfig }): ReactNode {
  const { lazy } = useRegistration();
  const { page } = usePage();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    lazy.ensure(['social']).catch(() => {
      setMissing(true);
      page.reportMissingPart();
    });
  }, [lazy, page]);
  const skeleton = <WaitingBlock />;
  if (isMissing) return <MissingPart />;
  if (!lazy.isLoaded('social')) return skeleton;
  return (
    <PartBoundary fallback={<MissingPart />} onMissing={() => page.reportMissingPart()}>
      <Suspense fallback={skeleton}>
        <SocialWays site={site} isRegistration />
      </Suspense>
    </PartBoundary>
  );
});
