import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedPage } from '../../../../core/site/cms/edited-page.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import { usePage } from '../../../page/use-page.ts';
import { writtenIn } from '../../documents/written-in.ts';
import { LandingBlocks } from '../../cms/landing-blocks.tsx';
import { useSite } from '../../use-site.ts';
import own from './cms-editor.module.scss';

interface CmsPreviewProps {
  readonly page: EditedPage;
  readonly language: Language;
}

/** The page as it would show: made safe as what comes from outside is. */
export function CmsPreview({ page, language }: CmsPreviewProps): ReactNode {
  const { cms } = useSite();
  const { t } = useTranslation('debugger');
  const { language: shownIn } = usePage();
  return (
    <section className={own.preview} aria-label={t('pages.preview')}>
      <h2>{t('pages.preview')}</h2>
      <div {...writtenIn(language, shownIn)}>
        <LandingBlocks blocks={cms.preview(page.blocks)} language={language} />
      </div>
    </section>
  );
}
