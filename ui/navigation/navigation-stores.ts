/** The stores of navigation, loaded when a page is guarded in the browser. */
export interface NavigationStores {}
