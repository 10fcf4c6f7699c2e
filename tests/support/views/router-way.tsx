import { useEffect, type ReactNode } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';

/** Stands inside a router, and leads from there to other addresses as a link does. */
export function routerWay() {
  const way: { navigate: NavigateFunction | undefined } = { navigate: undefined };
  function Way(): ReactNode {
    const navigate = useNavigate();
    useEffect(() => {
      way.navigate = navigate;
    }, [navigate]);
    return null;
  }
  const lead = async (to: string): Promise<void> => way.navigate!(to);
  return { Way, lead };
}
