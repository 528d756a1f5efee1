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

/** What the field gets from its suggestions. It stays uncontrolled: a letter that is being composed is never touched. */
export type FieldProps = InputHTMLAttributes<HTMLInputElement> & RefAttributes<HTMLInputElement>

export interface SuggestionsProps {
  id: string
  input: RefObject<HTMLInputElement | null>
  locale: Locale
  texts: SearchTexts
  /** What was typed before these were loaded. */
  typed: string
  onField: (props: FieldProps) => void
}

const { InputBlur, InputChange, InputClick } = useCombobox.stateChangeTypes

/** Rows are links: nothing is ever 'selected', what was typed stays, and leaving the field chooses nothing. */
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
    // By itself the hook would swallow an Enter that is meant for the form.
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    // The row is a link and knows by itself how to be followed; without one Enter searches.
    if (isOpen && highlightedIndex >= 0) {
      event.preventDefault()
      document.getElementById(`${id}-item-${highlightedIndex}`)?.click()
    }
    closeMenu()
  }
  const { value: _value, ...field } = combobox.getInputProps(
    { ref: input, onKeyDown, 'aria-label': texts.label, 'aria-expanded': isOpen },
    // The field is drawn by its owner, which gets this only afterwards.
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

/** Suggestions below the search field, loaded when it is first used. Its owner draws anew with each of its states: hence the memo. */
export const Suggestions = memo(SuggestionsView)
