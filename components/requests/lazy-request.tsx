'use client'

import type { AbstractIntlMessages } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { DayTexts } from '@/components/calendar/build-day-texts'
import { Skeleton } from '@/components/ui/skeleton'
import type { RequestSetup } from '@/lib/requests/request-options'
import type { WordedRequest } from './worded-request'

interface LazyRequestProps {
  setup: RequestSetup
  days: DayTexts
  /** Days for which medical documents are kept after the request is closed. */
  documentDays: number
}

interface Loaded {
  Form: typeof WordedRequest
  messages: AbstractIntlMessages
}

type MessageFile = { default: AbstractIntlMessages }

const ROWS = ['name', 'mail', 'wish', 'when', 'words']
/** Distance below the viewport, in px, at which the form loads. */
const NEAR = '600px'

async function load(locale: string): Promise<Loaded> {
  const [{ WordedRequest }, requests, errors]: [typeof import('./worded-request'), MessageFile, MessageFile] =
    await Promise.all([
      import('./worded-request'),
      import(`../../messages/${locale}/requests.json`),
      import(`../../messages/${locale}/errors.json`),
    ])
  return { Form: WordedRequest, messages: { requests: requests.default, errors: errors.default } }
}

/**
 * A request form that is not in the page's initial code. Its code and messages load when it comes near the viewport; a
 * placeholder reserves its space.
 */
export function LazyRequest({ setup, days, documentDays }: LazyRequestProps) {
  const { locale } = setup
  const root = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    const element = root.current
    if (!element) return
    let isGone = false
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        // If the chunk fails to load, the chunk guard reloads the page.
        void load(locale).then((parts) => !isGone && setLoaded(parts))
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [locale])

  return (
    <div ref={root} className="min-h-140 noscript:hidden">
      {loaded ? (
        <loaded.Form setup={setup} days={days} documentDays={documentDays} messages={loaded.messages} />
      ) : (
        <div className="grid gap-6" aria-busy="true">
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </div>
      )}
    </div>
  )
}
