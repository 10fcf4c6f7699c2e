import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useSession } from '../use-session.ts';
import { ProtectionFacts } from './protection-facts.tsx';

/** What protects the account, asked for anew when a way in changes. */
export const ProtectionPart = observer(function ProtectionPart(): ReactNode {
  const { passkeys, security } = useSession();
  useAskedLevel();
  return <ProtectionFacts hasPassword={passkeys.hasPassword} onRetry={() => security.askLevel()} />;
});

/** PR-46 Asks for the level of protection, and again whenever what it is made of has changed. */
export function useAskedLevel(): void {
  const { passkeys, security } = useSession();
  const keyCount = passkeys.list?.passkeys.length;
  const isTwoFactorOn = security.twoFactor?.isOn;
  const { isPasswordChanged } = security;
  useEffect(() => {
    if (isTwoFactorOn !== undefined) void security.askLevel();
  }, [security, isTwoFactorOn, isPasswordChanged, keyCount]);
}
