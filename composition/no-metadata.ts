/** Stands in the browser for the metadata of decorators, of which there are none. */
export const noMetadata: undefined = undefined;
