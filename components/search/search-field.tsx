'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import type { SearchTexts } from './search-texts'
import type { FieldProps, Suggestions } from './suggestions'
import { useSearchSheet } from './use-search-sheet'

interface SearchFieldProps {
  locale: Locale
  texts: SearchTexts
}

type SuggestionsComponent = ComponentType<ComponentProps<typeof Suggestions>>

const FIELD = 'site-search'

/** The form of the header: complete without scripts; suggestions come with the first touch. On phones a sheet from above. */
export function SearchField({ locale, texts }: SearchFieldProps) {
  const router = useRouter()
  const sheet = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [Loaded, setLoaded] = useState<SuggestionsComponent | null>(null)
  const [field, setField] = useState<FieldProps>({})
  useSearchSheet(sheet, input)

  const load = async () => {
    if (Loaded) return
    const file = await import('./suggestions')
    setLoaded(() => file.Suggestions)
  }
  useEffect(() => {
    // Focused before this came to life.
    if (document.activeElement === input.current) input.current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }, [])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const term = input.current?.value.trim() ?? ''
    input.current?.setCustomValidity(term === '' ? texts.required : '')
    if (term === '') input.current?.reportValidity()
    else router.push(localePath(locale, paths.search(term)))
  }

  const { ref: fieldRef, ...fieldProps } = field
  return (
    <div ref={sheet} id="find" popover="auto" className="search-box">
      <form action={localePath(locale, '/search')} onSubmit={onSubmit} role="search" aria-label={texts.label}>
      </form>
    </div>
  )
}
