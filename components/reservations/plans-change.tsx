import { Link } from '@/components/navigation/link'
import { formatMoment } from '@/domain/dates/day-words'
import { toEpoch } from '@/domain/dates/zone'
import type { ReservationResult } from '@/domain/reservations/schema'
import { localePath } from '@/lib/i18n/locale-path'
import type { ReservedItemView } from '@/lib/member/reserved-items'
import { getReservationPath } from '@/lib/paths'
import type { ResultContext } from '@/lib/reservations/result-context'

interface PlansChangeProps {
  reference: string
  items: ReservationResult['items']
  /** True if the operator has not confirmed the booking yet. */
  isRequested: boolean
  views: readonly ReservedItemView[]
  context: ResultContext
  /** Milliseconds since 1970. */
  now: number
}

/** Shows until when each item can be cancelled free of charge. */
export function PlansChange({ reference, items, isRequested, views, context, now }: PlansChangeProps) {
  const { t, zone, locale } = context
  return (
    <section className="panel" aria-labelledby="change">
      <h2 id="change" className="text-h3">
        {t('change.title')}
      </h2>
      <ul className="mt-1.5 mb-3 grid gap-2.5">
        {isRequested && <li>{t('change.requested')}</li>}
        {(isRequested ? [] : items).map(({ key, freeUntil }) => {
          const title = views.find((view) => view.key === key)?.title ?? ''
          if (freeUntil === null) return <li key={key}>{t('change.never', { title })}</li>
          if (toEpoch(freeUntil) < now) return <li key={key}>{t('change.over', { title })}</li>
          const moment = formatMoment(freeUntil, zone, locale)
          return <li key={key}>{t.rich('change.free', { title, moment, b: (words) => <b>{words}</b> })}</li>
        })}
      </ul>
      <Link className="link no-print" href={localePath(locale, getReservationPath(reference))}>
        {t('change.link')}
      </Link>
    </section>
  )
}
