/**
 * Kinds of requests and wedding options. This file imports no schemas, so that a form does not load the schema library.
 */
export const REQUEST_KINDS = ['contact', 'offer', 'wedding', 'health'] as const
export const VENUES = ['beach', 'garden', 'boat', 'castle'] as const

export type RequestKind = (typeof REQUEST_KINDS)[number]
