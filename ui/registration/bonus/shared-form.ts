import type { OneClickField } from '../../../core/registration/one-click-form.ts';
import type { OneClickForm, RegistrationExtras } from '../../../core/registration/registration-gateway.ts';

type SharedField = OneClickField | 'promoCode';

/** The part of a form that every way to register has. */
export interface SharedForm {
  readonly values: OneClickForm & RegistrationExtras;
  readonly labels: Readonly<Record<SharedField, string>>;
  readonly errors: { readonly [Field in SharedField]?: string | undefined };
  readonly fill: (changed: Partial<OneClickForm & RegistrationExtras>) => void;
}
