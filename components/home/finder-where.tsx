'use client'

import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SearchTexts } from '@/components/search/search-texts'
import type { FieldProps, SuggestionsProps } from '@/components/search/suggestions'
import { glide } from '@/components/ui/glide'
import type { Locale } from '@/domain/shared/locales'

interface FinderWhereProps {
  id: string
  label: string
  placeholder: string
  locale: Locale
  texts: SearchTexts
  /** Icon before the field. */
  icon: ReactNode
  /** A `<datalist>` with the id `places`, used until the suggestions are loaded. */
  children: ReactNode
}

/** Text question of the finder: a plain field with a list of places. The first focus loads search-as-you-type. */
export function FinderWhere({ id, label, placeholder, locale, texts, icon, children }: FinderWhereProps) {
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)
  const [typed, setTyped] = useState('')
  const [field, setField] = useState<FieldProps>({})

  // Memoised: `Suggestions` reports each of its states through `onField`, which renders this component again.
  const words = useMemo(() => ({ ...texts, label }), [texts, label])

  const load = useCallback(async () => {
    const file = await import('@/components/search/suggestions')
    setTyped(input.current?.value ?? '')
    setSuggestions(() => file.Suggestions)
  }, [])
  useEffect(() => {
    // The field was focused before hydration, so the focus event was missed.
    if (document.activeElement === input.current) void load()
  }, [load])

  // Suggestions in the lower half of the window would be cut off or covered by the phone's bar, so the question scrolls
  // up.
  const isOpen = field['aria-expanded'] === true
  useEffect(() => {
    const question = input.current?.closest('.ask-where')
    if (!isOpen || !question || question.getBoundingClientRect().bottom < window.innerHeight / 2) return
    question.scrollIntoView({ block: 'start', behavior: glide() })
  }, [isOpen])

  return (
    <div className="ask-where">
      <label className="ask" htmlFor={id}>
        <small>{label}</small>
        <span>
          {icon}
          <input
            ref={input}
            id={id}
            name="q"
            type="text"
            list={Suggestions ? undefined : 'places'}
            maxLength={100}
            placeholder={placeholder}
            autoComplete="off"
            onFocus={load}
            {...(Suggestions ? { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } : {})}
            {...field}
          />
        </span>
      </label>
      {children}
      {Suggestions && (
        <Suggestions id={id} input={input} locale={locale} texts={words} typed={typed} onField={setField} />
      )}
    </div>
  )
}
