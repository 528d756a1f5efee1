import type { HEALTH_FIELDS } from '@/domain/catalogue/kinds/details-schema'
import type { Kind } from '@/domain/catalogue/kinds/kinds'
import type { RequestKind, VENUES } from '@/domain/requests/request-kinds'

type Label =
  | 'number'
  | 'from'
  | 'email'
  | 'phone'
  | 'subject'
  | 'kind'
  | 'place'
  | 'when'
  | 'guests'
  | 'people'
  | 'budget'
  | 'venue'
  | 'modules'
  | 'field'
  | 'treatment'
  | 'spoken'
  | 'documents'
  | 'message'
  | 'language'
  | 'product'
  | 'request'
  | 'received'

/** What the rows of a request's mail are called in one language; the same words as on its form. */
export interface RequestWords {
  labels: Record<Label, string>
  /** Instead of what a person wrote about their health. */
  signInToRead: string
  requestKinds: Record<RequestKind, string>
  kinds: Record<Kind, string>
  venues: Record<(typeof VENUES)[number], string>
  fields: Record<(typeof HEALTH_FIELDS)[number], string>
  /** Modules that the demo's weddings name; others stand as they were written. */
  modules: Record<string, string>
}
