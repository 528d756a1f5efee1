import type { SuggestionGroup } from './to-suggestions'

/** Words of the search field; `all` has `{term}` in it. */
export interface SearchTexts {
  label: string
  placeholder: string
  submit: string
  close: string
  required: string
  loading: string
  found: string
  none: string
  failed: string
  all: string
  /** Before a price. */
  from: string
  groups: Record<SuggestionGroup, string>
}
