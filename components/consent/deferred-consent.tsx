import { useEffect } from 'react'
import { afterFirstInteraction } from '@/components/ui/first-interaction'

/** The cookie is written when the visitor has chosen; see `lib/layout/report-visit`. */
const isChosen = (): boolean => /(?:^|; )consent=/.test(document.cookie)

/**
 * Loads the consent banner after the first interaction; no visit is counted before that. A click on `data-consent`
 * opens it again at any time.
 */
export function DeferredConsent() {
  useEffect(() => {
    let isGone = false
    const ask = (isAgain: boolean) => {
      // If the banner fails to load, no visit is counted, as after a refusal.
      void import('./consent-banner')
        .then(({ askConsent }) => (isGone ? undefined : askConsent(isAgain)))
        .catch(() => undefined)
    }
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-consent]')) ask(true)
    }
    document.addEventListener('click', onClick)
    if (!isChosen()) {
      void afterFirstInteraction().then(() => {
        if (!isGone && !isChosen()) ask(false)
      })
    }
    return () => {
      isGone = true
      document.removeEventListener('click', onClick)
    }
  }, [])
  return null
}
