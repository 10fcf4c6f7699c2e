import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Menu } from '../../kit/controls/menu.tsx';

export interface MoreLinksProps {
  readonly links: readonly {
    readonly text: string;
    readonly href: string;
    readonly isCurrent: boolean;
  }[];
  readonly className: string | undefined;
}

/** The links of a row that do not fit in it, in a menu at its end. */
export function MoreLinks({ links, className }: MoreLinksProps): ReactNode {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  if (links.length === 0) return null;
  return (
    <Menu
      label={t('nav.more')}
      className={className}
      align="end"
      items={links.map(({ text, href, isCurrent }) => ({
        id: href,
        text,
        href,
        isCurrent,
        onChoose: () => void navigate(href),
      }))}
    >
      {t('nav.more')}
    </Menu>
  );
}
