/** SCR-4 Room in CSS pixels between the window and what floats over the page. */
export const VIEWPORT_PADDING = 10;
/** The same at the bottom, where the bar is. */
export const VIEWPORT_BOTTOM = 52;
