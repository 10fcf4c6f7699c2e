import { useNavigate, useSearchParams } from 'react-router-dom';

const CHOSEN = 'request';
const NEW = 'new';

/** Which request the address names, if it does not ask for a new one. */
export function useChosenRequest() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const text = search.get(CHOSEN) ?? '';
  const id = /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  return {
    id,
    isNew: text === NEW,
    choose: (chosen: number | undefined): void => {
      void navigate({ search: `?${CHOSEN}=${chosen === undefined ? NEW : String(chosen)}` });
    },
    searchOf: (chosen: number): string => `?${CHOSEN}=${String(chosen)}`,
  };
}
