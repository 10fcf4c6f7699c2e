import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import {
  identificationFacts,
  wantedDocuments,
  type IdentificationFact,
} from '../../../core/player/documents/identification-facts.ts';
import type { Player } from '../../../core/player/player.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { usePage } from '../../page/use-page.ts';
import styles from './documents.module.scss';
import own from './identification-panels.module.scss';

const PANELS = {
  checks: ['group', 'internal', 'check', 'account', 'need', 'additional', 'data'],
  depends: ['deposit', 'bonus'],
  protection: ['methods', 'question'],
  marks: ['line', 'live'],
} as const satisfies Readonly<Record<string, readonly IdentificationFact[]>>;

interface IdentificationProps {
  readonly player: Player;
}

/** VRF-9 Every status of the identification, by what it is about. */
export function IdentificationPanels({ player }: IdentificationProps): ReactNode {
  return (
    <>
      <FactsPanel name="checks" player={player} />
      <WantedPanel player={player} />
      <FactsPanel name="depends" player={player} />
      <FactsPanel name="protection" player={player} />
      <FactsPanel name="marks" player={player} />
    </>
  );
}

function FactsPanel({ name, player }: IdentificationProps & { readonly name: keyof typeof PANELS }): ReactNode {
  const { t } = useTranslation('documents');
  const facts = identificationFacts(player);
  const id = `identification-${name}`;
  return (
    <section className={classNames('panel', styles.panel)} aria-labelledby={id}>
      <h2 id={id}>{t(`panel.${name}`)}</h2>
      <dl className={own.statuses}>
        {PANELS[name].map((fact) => (
          <div key={fact}>
            <dt>{t(`fact.${fact}`)}</dt>
            <dd>{t(factKey(fact, facts[fact]))}</dd>
          </div>
        ))}
        {name === 'marks' ? (
          <div>
            <dt>{t('fact.referral')}</dt>
            <dd className="num">{player.referralId ?? t('fact.unknown')}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}

function factKey(fact: IdentificationFact, value: string): string {
  return ['yes', 'no', 'unknown'].includes(value) ? `fact.${value}` : `fact.${fact}.${value}`;
}

const WantedPanel = observer(function WantedPanel({ player }: IdentificationProps): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('documents');
  const wanted = wantedDocuments(player);
  return (
    <section className={classNames('panel', styles.panel)} aria-labelledby="identification-wanted">
      <h2 id="identification-wanted">{t('panel.wanted')}</h2>
      {wanted.length === 0 ? (
        <p className={styles.quiet}>{t('panel.wanted.none')}</p>
      ) : (
        <ul className={own.wanted}>
          {wanted.map((kind) => (
            <li key={kind}>{t(`kind.${kind}`)}</li>
          ))}
        </ul>
      )}
      <Link
        discover="none"
        className={classNames(buttonClass({ look: wanted.length === 0 ? 'text' : 'primary', size: 'sm' }), own.go)}
        to={addressInLanguage(routePath('verification', {}), language)}
      >
        {t(wanted.length === 0 ? 'panel.wanted.look' : 'panel.wanted.send')}
      </Link>
    </section>
  );
});
