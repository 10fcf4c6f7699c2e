import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areContactsFilled, isProfileFilled } from '../../../core/player/filled-profile.ts';
import { Tag } from '../../kit/feedback/tag.tsx';
import { usePlayer } from '../use-player.ts';

const WORDS = {
  profile: ['filled', 'unfilled', 'contacts.filled', 'contacts.unfilled'],
  office: ['profile.filled', 'profile.unfilled', 'profile.contacts.filled', 'profile.contacts.unfilled'],
} as const;

/** PR-7, PR-8 Whether the profile and the contacts are filled in, in the words of the page it stands on. */
export const FilledTags = observer(function FilledTags({ words }: { readonly words: keyof typeof WORDS }): ReactNode {
  const { player } = usePlayer().player;
  const { t } = useTranslation(words);
  if (player === undefined) return null;
  const [filled, unfilled, contacts, noContacts] = WORDS[words];
  return [
    [isProfileFilled(player), filled, unfilled] as const,
    [areContactsFilled(player), contacts, noContacts] as const,
  ].map(([isFilled, yes, no]) => (
    <Tag key={yes} tone={isFilled ? 'success' : 'warning'} icon={isFilled ? 'f-circle-check' : 'f-alert-circle'}>
      {t(isFilled ? yes : no)}
    </Tag>
  ));
});
