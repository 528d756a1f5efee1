import { useEffect } from 'react'
import { afterFirstInteraction } from '@/components/ui/first-interaction'

/** Written when the visitor has chosen; see `lib/layout/report-visit`. */
const isChosen = (): boolean => /(?:^|; )consent=/.test(document.cookie)

/**
 * Asks for consent once somebody is there and the page is in use: until then nothing is counted. A press on
 * `data-consent` asks again at any time.
 */
export function DeferredConsent() {
  useEffect(() => {
    let isGone = false
    const ask = (isAgain: boolean) => {
      // Without it nothing is counted, which is what refusing would mean.
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
