import type { SuggestionGroup } from './to-suggestions'

/** Messages of the search field; `all` contains `{term}`. */
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
  /** Precedes a price. */
  from: string
  groups: Record<SuggestionGroup, string>
}
