import { formatDate } from '@/domain/dates/plain-date'
import { toInstant } from '@/domain/dates/zone'
import type { ItemFact } from '@/domain/reservations/item-fact'

const momentOf = ({ date, time }: { date: string | null; time: string | null }): string[] => [
  ...(date ? [formatDate(date)] : []),
  ...(time ? [time] : []),
]

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/** What a reader of English looks for in a medium, by fact; independent of the words around it. */
export function listNeedles(fact: ItemFact): string[] {
  switch (fact.fact) {
    case 'times': {
      const length = fact.length ? [counted(fact.length.count, fact.length.unit.slice(0, -1))] : []
      return [...momentOf(fact.start), ...(fact.end ? momentOf(fact.end) : []), ...length]
    }
    case 'party':
      return [`${fact.pax.adult} adults`, `${fact.pax.child} child`]
    case 'pickup':
    case 'pickupOffice':
    case 'returnOffice':
      return [fact.place]
    case 'meetingPoint':
      return [fact.point.title, fact.point.text]
    case 'route':
      return [`${fact.from} to ${fact.to}`]
    case 'vehicle':
      return [`${fact.quantity} × Minivan`]
    case 'flight':
    case 'returnFlight':
      return [fact.number]
    case 'luggage':
      return [counted(fact.count, 'case')]
    case 'childSeats':
      return [counted(fact.count, 'child seat')]
    case 'returnRide':
      return momentOf(fact)
    case 'driver':
      return [`aged ${fact.age}`]
    case 'guide':
      return ['German']
    case 'extra':
      return [`${fact.quantity} × ${fact.title}`]
    case 'campaign':
      return [fact.label]
    case 'damageDeposit':
      return [`€${fact.amount}`]
  }
}

const utc = (date: string, time: string): string =>
  `${toInstant(date, time, 'Europe/Istanbul').replace(/[-:]|\.\d+/g, '')}`

/** The same of a calendar file, which says days and hours as instants and draws how long something lasts. */
export function listCalendarNeedles(fact: ItemFact): string[] {
  if (fact.fact === 'returnRide') return [`DTSTART:${utc(fact.date, fact.time)}`]
  if (fact.fact !== 'times') return listNeedles(fact)
  const { start, end } = fact
  return [
    ...(start.time ? [`DTSTART:${utc(start.date, start.time)}`] : []),
    ...(end?.time ? [`DTEND:${utc(end.date ?? start.date, end.time)}`] : []),
  ]
}
