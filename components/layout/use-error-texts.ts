'use client'

import { useEffect, useState } from 'react'
import { splitLocalePath } from '@/lib/i18n/locale-path'

export interface ErrorTexts {
  title: string
  heading: string
  text: string
  retry: string
  home: string
}

/** Spec 8: the error page has a text of its own for when not even its words can be had. */
const FALLBACK: ErrorTexts = {
  title: 'Error',
  heading: 'Something went wrong',
  text: 'Please reload the page.',
  retry: 'Reload',
  home: 'Home',
}

/**
 * The words of the error page in the page's language, null until they are there. They are fetched when needed: no page carries them,
 * and the layout that could pass them on may be what failed.
 */
export function useErrorTexts(): ErrorTexts | null {
  const [texts, setTexts] = useState<ErrorTexts | null>(null)
  useEffect(() => {
    const { locale } = splitLocalePath(window.location.pathname)
    import(`../../messages/${locale}/errors.json`).then(
      (messages: { default: { boundary: ErrorTexts } }) => setTexts(messages.default.boundary),
      () => setTexts(FALLBACK),
    )
  }, [])
  return texts
}
