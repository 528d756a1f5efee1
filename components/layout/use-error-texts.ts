import { useEffect, useState } from 'react'
import { splitLocalePath } from '@/lib/i18n/locale-path'
import { ERROR_FALLBACK } from './error-fallback'

export interface ErrorTexts {
  title: string
  heading: string
  text: string
  retry: string
  home: string
}

/**
 * Returns the messages of the error page in the page's language, or null until they are loaded. `isUnavailable` selects
 * the title for an unavailable operator API. Loaded on demand: no page includes them, and the layout that could provide
 * them may have failed itself.
 */
export function useErrorTexts(isUnavailable: boolean): ErrorTexts | null {
  const [texts, setTexts] = useState<ErrorTexts | null>(null)
  useEffect(() => {
    const { locale } = splitLocalePath(window.location.pathname)
    import(`../../messages/${locale}/errors.json`).then(
      ({ default: { boundary, noTenants } }: { default: { boundary: ErrorTexts; noTenants: { title: string } } }) =>
        setTexts(isUnavailable ? { ...boundary, title: noTenants.title, heading: noTenants.title } : boundary),
      () => setTexts(ERROR_FALLBACK),
    )
  }, [isUnavailable])
  return texts
}
