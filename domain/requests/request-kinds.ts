/** Kinds of requests and choices of a wedding; without the schemas, so that a form need not load their library. */
export const REQUEST_KINDS = ['contact', 'offer', 'wedding', 'health'] as const
export const VENUES = ['beach', 'garden', 'boat', 'castle'] as const

export type RequestKind = (typeof REQUEST_KINDS)[number]
