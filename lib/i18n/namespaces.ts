/** One message file per language and namespace: `messages/<language>/<namespace>.json`. */
export const NAMESPACES = [
  'common',
  'errors',
  'layout',
  'catalogue',
  'basket',
  'checkout',
  'reservations',
  'afterwards',
  'member',
  'agency',
  'content',
  'transfers',
  'requests',
  'feedback',
] as const

export type Namespace = (typeof NAMESPACES)[number]
