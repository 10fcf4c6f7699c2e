import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { usePage } from '../../page/use-page.ts';
import { isCyberMatch, type CyberMatch } from './cyber-page.ts';

/** The page of cyber sports that is open; undefined on any other page. */
export function useCyberMatch(): CyberMatch | undefined {
  const { page } = usePage();
  const { pathname } = useLocation();
  const match = page.match(splitLanguage(pathname).rest);
  return isCyberMatch(match) ? match : undefined;
}
