'use client'

import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import type { BasketItem } from '@/domain/basket/schema'
import { type TripClash as Clash, findClashes, listTrip, nameClash, type TripSpan } from '@/domain/basket/trip'
import type { Locale } from '@/domain/shared/locales'
import { TripAxis } from './trip-axis'
import { TripClash } from './trip-clash'
import { TripDays } from './trip-days'
import { useTripWords } from './trip-words'
import './trip.css'

interface TripTimelineProps {
  items: readonly BasketItem[]
  locale: Locale
}

function spansOf(clash: Clash): TripSpan[] {
  if (clash.clash === 'noBed') return []
  return clash.clash === 'overlap' ? [clash.first, clash.second] : [clash.span]
}

/** The basket on one axis, with what does not go together and how to mend it (decisions, 'trip timeline'). */
export function TripTimeline({ items, locale }: TripTimelineProps) {
  const words = useTripWords(items, locale)
  const { t } = words
  // For this visit: whoever wants two houses at once is told so once.
  const [kept, setKept] = useState<readonly string[]>([])
  if (items.length < 2) return null
  const spans = listTrip(items)
  const clashes = findClashes(spans).filter((clash) => !kept.includes(nameClash(clash)))
  const clashing = new Set(clashes.flatMap(spansOf))
  const shown = { spans, items, clashing, locale, words }
  return (
    <section className="trip" aria-labelledby="trip">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="trip" className="text-h3">
            {t('title')}
          </h2>
          <p className="text-sm text-muted max-md:hidden">{t('lead')}</p>
        </div>
        <p role="status">
          {clashes.length > 0 ? (
            <Badge tone="bad">{t('clashes', { count: clashes.length })}</Badge>
          ) : (
            <Badge tone="ok">{t('fine')}</Badge>
          )}
        </p>
      </header>
      <TripAxis {...shown} />
      <TripDays {...shown} />
      {clashes.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {clashes.map((clash) => (
            <li key={nameClash(clash)}>
              <TripClash
                clash={clash}
                items={items}
                locale={locale}
                words={words}
                onKeep={() => setKept((known) => [...known, nameClash(clash)])}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
