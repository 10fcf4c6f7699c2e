import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { Button, buttonClass } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';

const MENU = routePath('office-menu', {});

/** OFM-6 What an app opens that carries the player: who is signed in, and the ways on. Nothing is done before one is pressed. */
export const Screen = observer(function AppSignInScreen(): ReactNode {
  const { dialogs, language, session } = usePage();
  const { t } = useTranslation('office-menu');
  usePageTitle(t('app.title'));
  const { userId } = session;
  const way = buttonClass({ look: 'primary' });
  const signIn = `${inLanguage(routePath('sign-in', {}), language)}?returnUrl=${encodeURIComponent(inLanguage(MENU, language))}`;
  return (
    <section className="panel">
      <EmptyState
        icon={userId === undefined ? 't-lock' : 't-user'}
        title={userId === undefined ? t('app.visitor') : t('app.player', { id: `${userId}` })}
        action={
          userId === undefined ? (
            <Link className={way} to={signIn}>
              {t('app.sign-in')}
            </Link>
          ) : (
            <>
              <Link className={way} to={inLanguage(MENU, language)}>
                {t('app.go')}
              </Link>
              <Button
                look="line"
                onClick={() => {
                  dialogs.show('sign-out');
                }}
              >
                {t('app.leave')}
              </Button>
            </>
          )
        }
      >
        {t('app.text')}
      </EmptyState>
    </section>
  );
});
