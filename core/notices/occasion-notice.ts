import type { ConversionNotice } from '../accounts/account-conversion.ts';
import { unforeseen } from '../shared/result.ts';
import { plainNotice, type Notice } from './notice.ts';

/** What the site tells without anything having failed. Times and amounts come already formatted. */
export type NoticeOccasion =
  | { readonly kind: 'done' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'limit-confirmed' | 'limit-rejected'; readonly serverTitle?: string | undefined }
  | { readonly kind: 'session-limit-ended' }
  | { readonly kind: 'signed-out' | 'signed-out-idle' | 'signed-out-long' | 'signed-out-excluded' | 'session-ended' }
  | { readonly kind: 'idle-warning'; readonly time: string }
  | { readonly kind: 'sign-out-failed'; readonly isRefused: boolean; readonly message?: string | undefined }
  | { readonly kind: 'conversion-allowed'; readonly conversion: ConversionNotice }
  | { readonly kind: 'maintenance-planned'; readonly start: string; readonly finish: string }
  | { readonly kind: 'ad-blocker-found' }
  | { readonly kind: 'update-available' }
  | { readonly kind: 'age-to-be-proven'; readonly years: number };

/** NO-17 Each occasion has its words: what ends a session or asks for something stays until the player closes it, what merely reports closes by itself. */
export function occasionNotice(occasion: NoticeOccasion): Notice | undefined {
  switch (occasion.kind) {
    case 'done':
      return plainNotice('success');
    case 'saved':
      return { status: 'success', title: 'main_save_success' };
    case 'limit-confirmed':
      return decided('responsible_gaming_confirm_limit_success', occasion.serverTitle);
    case 'limit-rejected':
      return decided('responsible_gaming_cancel_limit_success', occasion.serverTitle);
    case 'session-limit-ended':
      return { status: 'error', type: 'permanent', title: 'session-limit.title', text: 'session-limit.text' };
    case 'signed-out':
      return { status: 'success', title: 'signed-out' };
    case 'signed-out-idle':
    case 'signed-out-long':
    case 'signed-out-excluded':
    case 'session-ended':
      return { status: 'info', type: 'permanent', title: occasion.kind, actions: ['sign-in'] };
    case 'idle-warning':
      return idleWarning(occasion.time);
    case 'sign-out-failed':
      return signOutFailed(occasion);
    case 'conversion-allowed':
      return conversionOffer(occasion.conversion);
    case 'maintenance-planned':
      return plannedMaintenance(occasion);
    case 'ad-blocker-found':
      return { status: 'warning', type: 'shadow', title: 'ad-blocker.title', text: 'ad-blocker.text' };
    case 'update-available':
      return { status: 'info', type: 'bar', title: 'update-available', actions: ['refresh-page'] };
    case 'age-to-be-proven':
      return ageQuestion(occasion.years);
    default:
      return unforeseen(occasion, undefined);
  }
}

function signOutFailed({ isRefused, message }: Extract<NoticeOccasion, { readonly kind: 'sign-out-failed' }>): Notice {
  return {
    status: 'error',
    title: 'sign-out-failed.title',
    text: isRefused ? 'sign-out-failed.refused' : 'sign-out-failed.text',
    ...(message === undefined ? {} : { serverText: message }),
  };
}

function idleWarning(time: string): Notice {
  return { status: 'warning', type: 'bar', title: 'idle-warning.title', text: 'idle-warning.left', values: { time } };
}

function conversionOffer({ title, level }: ConversionNotice): Notice {
  return { status: 'info', type: 'permanent', title, text: `convert-account.${level}`, actions: ['convert-account'] };
}

function plannedMaintenance({ start, finish }: { readonly start: string; readonly finish: string }): Notice {
  return { status: 'warning', type: 'bar', title: 'maintenance-planned', values: { start, finish } };
}

function ageQuestion(years: number): Notice {
  return {
    status: 'question',
    type: 'dialog',
    title: 'age.title',
    text: 'age.text',
    values: { count: years },
    actions: ['confirm', 'decline'],
  };
}

function decided(title: string, serverTitle: string | undefined): Notice {
  const said = serverTitle?.trim() ?? '';
  return { status: 'success', title, serverTitle: said === '' ? undefined : said };
}
