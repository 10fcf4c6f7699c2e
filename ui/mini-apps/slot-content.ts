/** What an application stands in, within its shadow root. */
export const SLOT_CONTENT_CLASS = 'application';

/** What its place bears once anything stands in it: until then the slot's own ground is seen. */
export const DRAWN_MARK = 'data-drawn';
