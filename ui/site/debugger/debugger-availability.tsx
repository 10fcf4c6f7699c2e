import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hours, type EpochMillis } from '../../../core/shared/time.ts';
import type { Availability, FrameSwitches, PlannedMaintenance } from '../../../core/site/debugger/debugger-gateway.ts';
import { usePage } from '../../page/use-page.ts';
import { useSite } from '../use-site.ts';
import { Button } from '../../kit/controls/button.tsx';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Field } from '../../kit/controls/field.tsx';
import { Select } from '../../kit/controls/select.tsx';
import { Switch } from '../../kit/controls/switch.tsx';
import styles from './debugger-screen.module.scss';

/** One reason for each page that stands for one; 0 is none. */
const REASONS = [0, 1, 13, 17, 8, 4, 16] as const;

const OPEN: Availability = { isMaintenance: false, reasons: [], blockTemplate: 0, arePartitionsOpen: true };

const PLAIN: FrameSwitches = { isSnowOnHome: false, ageQuestion: 'off' };

/** An hour of maintenance that begins in an hour and is announced until then. */
function inAnHour(now: EpochMillis): PlannedMaintenance {
  return { startAt: now + hours(1), finishAt: now + hours(2), notifyStartAt: now, notifyEndAt: now + hours(1) };
}

/** Closes the site, as maintenance or a block would; the debugger itself stays open. */
export const DebuggerAvailability = observer(function DebuggerAvailability(): ReactNode {
  const { t } = useTranslation('debugger');
  const { availability, set } = useAvailability();
  return (
    <section className={classNames('panel', styles.sheet)} aria-label={t('availability')}>
      <h2>{t('availability')}</h2>
      <ClosedParts />
      <FrameExtras />
      <StayOnPage />
      <ClosingReasons />
      <MovedForm
        key={JSON.stringify(availability.moved)}
        availability={availability}
        onMove={(moved) => {
          set({ moved });
        }}
      />
    </section>
  );
});

/** What is closed now, as far as it is known, and how that is changed. */
function useAvailability() {
  const { debug } = useSite();
  const availability = debug.state?.availability ?? OPEN;
  const set = (change: Partial<Availability>): void => {
    void debug.command(async (gateway, state) =>
      gateway.setAvailability({ ...(state?.availability ?? availability), ...change }),
    );
  };
  return { availability, isUnknown: debug.state === undefined, set };
}

/** Maintenance, now or to come, and the sections of the operator. */
const ClosedParts = observer(function ClosedParts(): ReactNode {
  const { clock } = usePage();
  const { t } = useTranslation('debugger');
  const { availability, isUnknown, set } = useAvailability();
  return (
    <>
      <Switch
        isOn={availability.isMaintenance}
        isDisabled={isUnknown}
        onChange={(isMaintenance) => {
          set({ isMaintenance });
        }}
      >
        {t('availability.maintenance')}
      </Switch>
      <Switch
        isOn={availability.planned !== undefined}
        isDisabled={isUnknown}
        onChange={(isPlanned) => {
          set({ planned: isPlanned ? inAnHour(clock.now) : undefined });
        }}
      >
        {t('availability.planned')}
      </Switch>
      <Switch
        isOn={!availability.arePartitionsOpen}
        isDisabled={isUnknown}
        onChange={(isClosed) => {
          set({ arePartitionsOpen: !isClosed });
        }}
      >
        {t('availability.partitions')}
      </Switch>
    </>
  );
});

/** Snow, and the question for the visitor's age. */
const FrameExtras = observer(function FrameExtras(): ReactNode {
  const { debug } = useSite();
  const { t } = useTranslation('debugger');
  const frame = debug.state?.frame ?? PLAIN;
  const isUnknown = debug.state === undefined;
  return (
    <>
      <Switch
        isOn={frame.isSnowOnHome}
        isDisabled={isUnknown}
        onChange={(isSnowOnHome) => {
          void debug.command(async (gateway, state) => gateway.setFrame({ ...(state?.frame ?? frame), isSnowOnHome }));
        }}
      >
        {t('frame.snow')}
      </Switch>
      <Switch
        isOn={frame.ageQuestion !== 'off'}
        isDisabled={isUnknown}
        onChange={(isAsked) => {
          void debug.command(async (gateway, state) =>
            gateway.setFrame({ ...(state?.frame ?? frame), ageQuestion: isAsked ? 'ever' : 'off' }),
          );
        }}
      >
        {t('frame.age')}
      </Switch>
    </>
  );
});

const StayOnPage = observer(function StayOnPage(): ReactNode {
  const { availability: ways } = useSite();
  const { t } = useTranslation('debugger');
  return (
    <Switch
      isOn={ways.isNavigationBlocked}
      onChange={(isBlocked) => {
        ways.blockNavigation(isBlocked);
      }}
    >
      {t('availability.stay')}
    </Switch>
  );
});

/** Why the site is closed for the visitor, by a page of its own or by a redirect. */
const ClosingReasons = observer(function ClosingReasons(): ReactNode {
  const { t } = useTranslation('debugger');
  const { availability, isUnknown, set } = useAvailability();
  const reasons = REASONS.map((reason) => ({
    value: String(reason),
    label: t(`availability.block.${String(reason)}`),
  }));
  return (
    <>
      <Select
        label={t('availability.block')}
        value={String(availability.blockTemplate)}
        disabled={isUnknown}
        onChange={(reason) => {
          set({ blockTemplate: Number(reason) });
        }}
        options={reasons}
      />
      <Select
        label={t('availability.reason')}
        hint={t('availability.redirect-hint')}
        value={String(availability.reasons[0] ?? 0)}
        disabled={isUnknown}
        onChange={(reason) => {
          set({ reasons: reason === '0' ? [] : [Number(reason)] });
        }}
        options={reasons}
      />
    </>
  );
});

interface MovedFormProps {
  readonly availability: Availability;
  readonly onMove: (moved: Availability['moved']) => void;
}

/** What the redirect service sends where. */
function MovedForm({ availability: { moved }, onMove }: MovedFormProps): ReactNode {
  const { t } = useTranslation('debugger');
  const [from, setFrom] = useState(moved?.from ?? '');
  const [to, setTo] = useState(moved?.to ?? '');
  return (
    <form
      className={styles.row}
      aria-label={t('availability.moved')}
      onSubmit={(event) => {
        event.preventDefault();
        onMove(from === '' || to === '' ? undefined : { from, to });
      }}
    >
      <Field
        label={t('availability.moved-from')}
        value={from}
        onChange={(event) => {
          setFrom(event.currentTarget.value);
        }}
      />
      <Field
        label={t('availability.moved-to')}
        value={to}
        onChange={(event) => {
          setTo(event.currentTarget.value);
        }}
      />
      <Button type="submit">{t('availability.moved-set')}</Button>
    </form>
  );
}
