import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SearchField } from './search-field.tsx';
import styles from './results-head.module.scss';
import { useResultsAddress } from './use-results-address.ts';

const TYPING_PAUSE = 300;

/** Searches by team or number; what is looked for lives in the address, where it comes once the player pauses. */
export function ResultsSearch({ given }: { readonly given: string }): ReactNode {
  const { t } = useTranslation('results');
  const navigate = useNavigate();
  const { hrefWith } = useResultsAddress();
  const [typed, setTyped] = useState(given);
  const asked = useRef(given);
  const look = (text: string): void => {
    const wanted = text.trim();
    if (wanted === asked.current) return;
    asked.current = wanted;
    void navigate(hrefWith({ search: wanted === '' ? undefined : wanted }), { replace: true });
  };
  const lookAfterPause = useEffectEvent(look);
  useEffect(() => {
    const pause = setTimeout(() => {
      lookAfterPause(typed);
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(pause);
    };
  }, [typed]);
  useEffect(() => {
    // another address came by a link or the back button, not from here
    if (given === asked.current) return;
    asked.current = given;
    setTyped(given);
  }, [given]);
  return (
    <SearchField
      label={t('search.name')}
      placeholder={t('search')}
      className={styles.search}
      text={typed}
      onChange={setTyped}
      onEnter={() => {
        look(typed);
      }}
    />
  );
}
