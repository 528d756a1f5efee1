import { useRouter } from 'next/navigation'
import { type ComponentType, type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import type { SearchTexts } from './search-texts'
import type { FieldProps, SuggestionsProps } from './suggestions'
import { useSearchPanel } from './use-search-panel'

interface SearchFieldProps {
  locale: Locale
  texts: SearchTexts
}

const FIELD_ID = 'site-search'

/**
 * The search form of the header, complete without scripts. The suggestions load when the field is first focused. On
 * phones it is a sheet at the top.
 */
export function SearchField({ locale, texts }: SearchFieldProps) {
  const router = useRouter()
  const panel = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)
  const [typed, setTyped] = useState('')
  const [field, setField] = useState<FieldProps>({})
  useSearchPanel(panel, input)

  const load = useCallback(async () => {
    const file = await import('./suggestions')
    setTyped(input.current?.value ?? '')
    setSuggestions(() => file.Suggestions)
  }, [])
  useEffect(() => {
    // The field may have been focused before hydration, when no handler ran.
    if (document.activeElement === input.current) void load()
  }, [load])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const term = input.current?.value.trim() ?? ''
    if (term !== '') router.push(localePath(locale, paths.search(term)))
    else {
      input.current?.setCustomValidity(texts.required)
      input.current?.reportValidity()
    }
  }

  return (
    <search ref={panel} id="find" popover="auto" className="search-box" aria-label={texts.label}>
      <form
        action={localePath(locale, '/search')}
        onSubmit={onSubmit}
        onInput={() => input.current?.setCustomValidity('')}
      >
        <Icon name="search" />
        <input
          ref={input}
          id={FIELD_ID}
          name="q"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-label={texts.label}
          placeholder={texts.placeholder}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          onFocus={load}
          {...field}
        />
        <button type="submit" className="search-go" aria-label={texts.submit}>
          <Icon name="arrow-right" size={18} flip />
        </button>
      </form>
      <button type="button" className="icb self-center desktop:hidden" popoverTarget="find" aria-label={texts.close}>
        <Icon name="x" />
      </button>
      {Suggestions && (
        <Suggestions id={FIELD_ID} input={input} locale={locale} texts={texts} typed={typed} onField={setField} />
      )}
    </search>
  )
}
