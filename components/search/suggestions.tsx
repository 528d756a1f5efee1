import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  memo,
  type RefAttributes,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import type { SearchTexts } from './search-texts'
import { SuggestionList } from './suggestion-list'
import type { Choice } from './to-suggestions'
import { useSuggestions } from './use-suggestions'
import './suggestions.css'

/**
 * Props that the suggestions add to the field. The field stays uncontrolled, so that IME composition is never
 * interrupted.
 */
export type FieldProps = InputHTMLAttributes<HTMLInputElement> & RefAttributes<HTMLInputElement>

export interface SuggestionsProps {
  id: string
  input: RefObject<HTMLInputElement | null>
  locale: Locale
  texts: SearchTexts
  /** Input typed before this component loaded. */
  typed: string
  onField: (props: FieldProps) => void
}

const { InputBlur, InputChange, InputClick } = useCombobox.stateChangeTypes

/** Rows are links: no item is ever selected, the input keeps its text, and losing the focus selects nothing. */
function keepTyped(state: UseComboboxState<Choice>, { type, changes }: UseComboboxStateChangeOptions<Choice>) {
  const next = { ...state, ...changes, selectedItem: null }
  if (type !== InputChange) next.inputValue = state.inputValue
  if (type === InputBlur) next.highlightedIndex = -1
  if (type === InputClick) next.isOpen = true
  return next
}

function SuggestionsView({ id, input, locale, texts, typed, onField }: SuggestionsProps) {
  const [value, setValue] = useState(typed)
  const { state, rows } = useSuggestions(value, locale)
  const items: Choice[] = state === 'idle' ? [] : [...rows, 'all']
  const combobox = useCombobox<Choice>({
    id,
    inputId: id,
    items,
    inputValue: value,
    initialIsOpen: true,
    stateReducer: keepTyped,
    onInputValueChange: ({ inputValue }) => setValue(inputValue),
  })
  const { highlightedIndex, closeMenu } = combobox
  const isOpen = combobox.isOpen && state !== 'idle'

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // By default the hook calls `preventDefault` on Enter, which would block the form's submission.
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    // Enter follows the highlighted link; without one it submits the form.
    if (isOpen && highlightedIndex >= 0) {
      event.preventDefault()
      document.getElementById(`${id}-item-${highlightedIndex}`)?.click()
    }
    closeMenu()
  }
  const { value: _value, ...field } = combobox.getInputProps(
    { ref: input, onKeyDown, 'aria-label': texts.label, 'aria-expanded': isOpen },
    // The parent renders the field and receives these props only afterwards.
    { suppressRefError: true },
  )
  useLayoutEffect(() => onField(field))

  return (
    <SuggestionList
      id={id}
      locale={locale}
      texts={texts}
      term={value.trim()}
      allHref={localePath(locale, paths.search(value.trim()))}
      isOpen={isOpen}
      state={state}
      rows={rows}
      getMenuProps={combobox.getMenuProps}
      getItemProps={combobox.getItemProps}
    />
  )
}

/**
 * Suggestions below the search field, loaded on first use. Memoised, because the parent renders on each change of its
 * state.
 */
export const Suggestions = memo(SuggestionsView)
