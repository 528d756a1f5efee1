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
  /** Stands before the field. */
  icon: ReactNode
  /** Places to choose from while there are no suggestions: a `<datalist>` with the id `places`. */
  children: ReactNode
}

/** The finder's question for words: a plain field with a list of places, which becomes search as you type at the first touch. */
export function FinderWhere({ id, label, placeholder, locale, texts, icon, children }: FinderWhereProps) {
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)
  const [typed, setTyped] = useState('')
  const [field, setField] = useState<FieldProps>({})

  // One object for all its states: the suggestions tell their owner of each of theirs, which draws anew.
  const words = useMemo(() => ({ ...texts, label }), [texts, label])

  const load = useCallback(async () => {
    const file = await import('@/components/search/suggestions')
    setTyped(input.current?.value ?? '')
    setSuggestions(() => file.Suggestions)
  }, [])
  useEffect(() => {
    // Touched before this came to life: the event is over.
    if (document.activeElement === input.current) void load()
  }, [load])

  // What is suggested at the foot of a window would lie below it, or below the bar of a phone: the question moves up.
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
