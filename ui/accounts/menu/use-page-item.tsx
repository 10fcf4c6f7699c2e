import { useNavigate } from 'react-router-dom';
import type { MenuItem } from '../../kit/controls/menu.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { Icon } from '../../kit/pictures/icon.tsx';

/** The item of a menu that leads to a page of the site. */
export function usePageItem(): (text: string, sign: IconName, href: string) => MenuItem {
  const navigate = useNavigate();
  return (text, sign, href) => ({
    id: href,
    text,
    before: <Icon name={sign} size="sm" />,
    href,
    onChoose: () => void navigate(href),
  });
}
