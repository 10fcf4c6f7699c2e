/** What an application stands in, within its shadow root. */
export const SLOT_CONTENT_CLASS = 'application';
