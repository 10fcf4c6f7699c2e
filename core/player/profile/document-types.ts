/** The kinds of documents by their numbers. */
export const DOCUMENT_TYPES = [
  { id: 1, name: 'passport' },
  { id: 2, name: 'identity-card' },
  { id: 3, name: 'driving-licence' },
  { id: 4, name: 'residence-permit' },
] as const;
