import { Road } from '@/components/ui/road'
import { RoadStop } from '@/components/ui/road-stop'
import { capitalise, formatDay, formatMoment } from '@/domain/dates/day-words'
import { toLocal } from '@/domain/dates/zone'
import { findTimes } from '@/domain/reservations/item-summary'
import type { ReservationResult } from '@/domain/reservations/schema'
import { commaOf } from '@/domain/shared/locales'
import type { ReservedItemView } from '@/lib/member/reserved-items'
import { buildNextSteps, type NextStep } from '@/lib/reservations/next-steps'
import type { Ticket } from '@/lib/reservations/queries'
import type { ResultContext } from '@/lib/reservations/result-context'
import { writeDouble } from '@/lib/reservations/write-double'

interface NextRoadProps {
  result: ReservationResult
  views: readonly ReservedItemView[]
  tickets: ReadonlyMap<string, Ticket> | null
  context: ResultContext
  /** Milliseconds since 1970. */
  now: number
}

/** The next steps of a reservation as a timeline. */
export function NextRoad({ result, views, tickets, context, now }: NextRoadProps) {
  const { t, locale, zone } = context
  const { email } = result.guest
  const dayOf = (date: string) =>
    date === toLocal(now, zone).date ? t('next.today') : capitalise(formatDay(date, locale), locale)
  const deadlineOf = (until: string | null) =>
    until ? t('next.by', { moment: formatMoment(until, zone, locale) }) : t('next.beforeTrip')

  const toStop = (step: NextStep) => {
    if (step.code === 'paid') {
      const amount = writeDouble(step.amount, result, context)
      return {
        key: 'paid',
        time: dayOf(step.date),
        title: t('next.paid', { amount }),
        text: t(result.awaitsConfirmation ? 'next.receivedText' : 'next.paidText', { email }),
        isDone: true,
      }
    }
    if (step.code === 'booked') {
      return {
        key: 'booked',
        time: dayOf(step.date),
        title: t('next.booked'),
        text: t(result.awaitsConfirmation ? 'next.receivedText' : 'next.bookedText', { email }),
        isDone: true,
      }
    }
    if (step.code === 'link') {
      const [time, title, text] = [deadlineOf(step.until), t('next.link'), t('next.linkText')]
      return { key: 'link', time, title, text, isDone: false }
    }
    if (step.code === 'transfer') {
      const time = deadlineOf(step.until)
      const title = t('next.transfer', { amount: writeDouble(step.amount, result, context) })
      return {
        key: 'transfer',
        time,
        title,
        text: t('next.transferText', { number: result.bookingNumber }),
        isDone: false,
      }
    }
    if (step.code === 'confirm') {
      const [title, text] = [t('next.confirm'), t('next.confirmText', { email })]
      return { key: 'confirm', time: t('next.beforeTrip'), title, text, isDone: false }
    }
    const { item, rest, isSettled } = step
    const view = views.find(({ key }) => key === item.key)
    const point = tickets?.get(item.ticketNumber ?? '')?.meetingPoint
    const meet = point ? t('next.meet', { place: point.title }) : null
    const place = view?.pickup ? `${t('ticket.pickup')}: ${view.pickup}.` : meet
    const own = rest && t('next.rest', { amount: writeDouble(rest, result, context) })
    const money = result.bookedBy ? t('next.throughAgency') : (own ?? (isSettled ? t('next.settled') : null))
    const text = [place, money].filter((part) => part !== null).join(' ')
    const { start } = findTimes(item)
    const time = [capitalise(formatDay(start.date, locale), locale), start.time].filter(Boolean).join(commaOf(locale))
    return { key: item.key, time, title: view?.title ?? '', text, isDone: false }
  }

  const stops = buildNextSteps(result, zone).map(toStop)
  if (stops.length === 0) return null
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="mb-6">
        {t('next.title')}
      </h2>
      <Road>
        {stops.map(({ key, time, title, text, isDone }) => (
          <RoadStop key={key} time={time} title={title} icon={isDone ? 'check' : undefined}>
            <p className="text-muted">{text}</p>
          </RoadStop>
        ))}
      </Road>
    </section>
  )
}
