import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../kit/feedback/badge.tsx';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import type { SheetName } from './dialogs-store.ts';
import styles from './page-columns.module.scss';

/** Elements that skip links and virtual lists look for; the centre is what scrolls. */
export const LEFT_ID = 'left';
export const CENTRE_ID = 'events';
export const COUPON_ID = 'coupon';

export interface PageColumnsProps {
  /** The tree, or the menu of an office page. */
  readonly left?: ReactNode;
  /** The coupon. */
  readonly right?: ReactNode;
  readonly isLeftHidden?: boolean;
  readonly isRightHidden?: boolean;
  /** What the floating button says where the coupon is a drawer. */
  readonly coupon?: { readonly count: number | undefined; readonly odds?: string | undefined } | undefined;
  /** Stands under the left column, or floats where there is none. */
  readonly foot?: ReactNode;
  readonly footer?: ReactNode;
  /** The server has the markup of the left and the centre already and puts it in itself. */
  readonly isDrawn?: boolean;
  /** Which side column is open where it is a drawer or a sheet. */
  readonly sheet?: SheetName | undefined;
  readonly onSheet?: (name: SheetName) => void;
  readonly children: ReactNode;
}

/** Left, centre and right, each scrolling by itself; narrower windows make the left a rail and the right a drawer, the narrow layout makes sheets of both. */
export function PageColumns(props: PageColumnsProps): ReactNode {
  const {
    left,
    right,
    isLeftHidden = false,
    isRightHidden = false,
    coupon,
    foot,
    footer,
    isDrawn = false,
    children,
  } = props;
  const { t } = useTranslation('shell');
  return (
    <div
      className={classNames(
        styles.columns,
        left === undefined && styles.noLeft,
        right === undefined && styles.noRight,
        isLeftHidden && styles.leftHidden,
        isRightHidden && styles.rightHidden,
        props.sheet === 'menu' && styles.menu,
      )}
    >
      {left === undefined ? (
        <div id={LEFT_ID} className={styles.loneFoot}>
          {foot}
        </div>
      ) : (
        <div id={LEFT_ID} className={styles.left}>
          {isDrawn ? null : (
            <div className={styles.sheet}>
              <div className={styles.sheetBody}>{left}</div>
              <div className={classNames('panel', styles.foot)}>{foot}</div>
            </div>
          )}
        </div>
      )}
      <main id={CENTRE_ID} className={styles.centre} tabIndex={-1}>
        {isDrawn ? null : (
          <>
            <div className={styles.content}>{children}</div>
            {footer}
          </>
        )}
      </main>
      {right === undefined ? null : (
        <CouponDrawer
          isOpen={props.sheet === 'coupon'}
          onTurn={() => props.onSheet?.('coupon')}
          coupon={coupon}
          label={t('coupon')}
        >
          {right}
        </CouponDrawer>
      )}
    </div>
  );
}

interface CouponDrawerProps {
  readonly isOpen: boolean;
  readonly onTurn: () => void;
  readonly label: string;
  readonly coupon: PageColumnsProps['coupon'];
  readonly children: ReactNode;
}

function CouponDrawer({ isOpen, onTurn, coupon, label, children }: CouponDrawerProps): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <>
      <aside
        id={COUPON_ID}
        className={classNames(styles.right, isOpen && styles.open)}
        aria-label={label}
        tabIndex={-1}
      >
        {children}
      </aside>
      <button type="button" className={styles.opener} aria-expanded={isOpen} aria-controls={COUPON_ID} onClick={onTurn}>
        <span className={styles.mark}>
          <Icon name="t-ticket" />
          {coupon?.count ? <Badge>{coupon.count}</Badge> : null}
        </span>{' '}
        <span>{isOpen ? t('coupon.close') : label}</span>{' '}
        {coupon?.odds === undefined ? null : <span className="num">{coupon.odds}</span>}
        <Icon name={isOpen ? 't-chevron-down' : 't-chevron-up'} size="sm" />
      </button>
    </>
  );
}
