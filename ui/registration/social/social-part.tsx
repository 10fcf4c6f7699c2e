import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { SiteConfig } from '../../../core/site/config/site-config.ts';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { usePage } from '../../page/use-page.ts';
import { useRegistration } from '../use-registration.ts';
import { SocialWays } from './social-ways.tsx';

/** The networks among the ways to register: what leads through them comes once somebody turns to them. */
export const SocialPart = observer(function SocialPart({ site }: { readonly site: SiteConfig }): ReactNode {
  const { lazy } = useRegistration();
  const { page } = usePage();
  useEffect(() => {
    lazy.ensure(['social']).catch(() => {
      page.reportMissingPart();
    });
  }, [lazy, page]);
  return lazy.isLoaded('social') ? <SocialWays site={site} isRegistration /> : <Skeleton shape="block" />;
});
