import { useState } from 'react'
import { Link } from '@/components/navigation/link'
import { Badge } from '@/components/ui/badge'
import { findClashes, lacksRideBack, listClashing, listTrip, nameClash } from '@/domain/basket/trip'
import type { ItemView } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { TripAxis } from './trip-axis'
import { TRIP_LEAD_ID } from './trip-block'
import { TripClash } from './trip-clash'
import { TripDays } from './trip-days'
import { useTripWords } from './trip-words'
import './trip.css'

interface TripTimelineProps {
  views: readonly ItemView[]
  money: BrowserMoney
}

/** The basket as a timeline, with clashes and their fixes (decisions, 'trip timeline'). */
export function TripTimeline({ views, money }: TripTimelineProps) {
  const { locale } = money
  const items = views.map(({ item }) => item)
  const words = useTripWords(items, locale)
  const { t } = words
  // Dismissed clashes, kept until the page is left: a guest who wants both items is warned once.
  const [kept, setKept] = useState<readonly string[]>([])
  if (items.length < 2) return null
  const spans = listTrip(items)
  const clashes = findClashes(spans).filter((clash) => !kept.includes(nameClash(clash)))
  const shown = { spans, items, locale, words }
  return (
    <section className="trip" aria-labelledby="trip">
      <header className="flex items-start justify-between gap-3">
        <div>
          <h2 id="trip" className="text-h3">
            {t('title')}
          </h2>
          <p id={TRIP_LEAD_ID} className="text-sm text-muted max-md:hidden">
            {t('lead')}
          </p>
        </div>
        <p role="status" className="shrink-0">
          {clashes.length > 0 ? (
            <Badge tone="bad">{t('clashes', { count: clashes.length })}</Badge>
          ) : (
            <Badge tone="ok">{t('fine')}</Badge>
          )}
        </p>
      </header>
      <TripAxis {...shown} clashes={clashes} />
      <TripDays {...shown} clashing={new Set(clashes.flatMap(listClashing))} />
      {lacksRideBack(spans) && (
        <p className="mt-3 text-sm text-muted">
          {t('noRideBack')}{' '}
          <Link className="link" href={localePath(locale, paths.transfer())}>
            {t('addRide')}
          </Link>
        </p>
      )}
      {clashes.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {clashes.map((clash) => (
            <li key={nameClash(clash)}>
              <TripClash
                clash={clash}
                views={views}
                money={money}
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
