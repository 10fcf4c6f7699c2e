import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { usePage } from '../../page/use-page.ts';

interface TermsLinkProps {
  readonly route: 'account' | 'deposit-bonuses' | 'vip-cashback' | 'office-promotion';
  readonly children: string;
}

/** To the page that says what a setting means, or goes on with it. */
export function TermsLink({ route, children }: TermsLinkProps): ReactNode {
  const { language } = usePage();
  return (
    <Link discover="none" to={addressInLanguage(routePath(route, {}), language)}>
      {children}
    </Link>
  );
}
