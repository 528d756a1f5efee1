import type { ReservationResult } from '@/domain/reservations/schema'

type Item = ReservationResult['items'][number]

const extra = {
  extras: [{ id: 'extra', quantity: 2 }],
  offeredExtras: [
    { id: 'extra', content: { en: { title: 'Snorkel set' } }, price: '5.00', per: 'booking' as const, maximum: 5 },
  ],
  campaign: { discountType: 'percent' as const, discountValue: '10', endsOn: null, label: { en: 'Early summer' } },
}
const place = (key: string, title: string) => ({ key, content: { en: { title } } })
const stay = { ...extra, session: null, durationMinutes: null }
const ride = {
  ...extra,
  kind: 'transfer' as const,
  unit: 'vehicle' as const,
  session: null,
  startTime: '13:45',
  endTime: null,
  durationMinutes: 75,
  places: [place('dalaman-airport', 'Dalaman airport'), place('kalkan', 'Kalkan harbour')],
}
const choice = {
  kind: 'transfer',
  direction: 'outward',
  vehicle: 'minivan',
  quantity: 2,
  time: '13:45',
  flightNumber: 'TK2556',
  returnRide: null,
  luggage: 4,
  childSeats: 1,
} as const

/** An item of every kind, each with all that one of its kind can have. */
export const ITEMS = {
  tour: {
    ...extra,
    startTime: '09:10',
    session: '09:10',
    endTime: '16:40',
    choice: { kind: 'tour', guideLanguage: 'de' },
  },
  'tour with a pick-up': {
    ...extra,
    startTime: '09:10',
    session: '09:10',
    endTime: '16:40',
    pickupPlace: 'Hotel Lykia',
  },
  'tour of several days': { ...extra, startTime: '09:10', session: '09:10', endTime: '16:40', durationDays: 3 },
  'yacht for a day': {
    ...stay,
    kind: 'yacht',
    unit: 'day',
    startTime: '10:15',
    endTime: '18:20',
  },
  'yacht for a week': {
    ...stay,
    kind: 'yacht',
    unit: 'week',
    endDate: '2027-05-19',
    startTime: '10:15',
    endTime: '18:20',
  },
  villa: {
    ...stay,
    kind: 'villa',
    unit: 'night',
    endDate: '2027-05-17',
    startTime: '16:00',
    endTime: '10:30',
    damageDeposit: '400.00',
  },
  car: {
    ...stay,
    kind: 'car',
    unit: 'day',
    endDate: '2027-05-16',
    startTime: '09:35',
    endTime: '18:25',
    damageDeposit: '300.00',
    places: ride.places,
    choice: {
      kind: 'car',
      pickupOffice: 'dalaman-airport',
      returnOffice: 'kalkan',
      pickupTime: '09:35',
      returnTime: '18:25',
      driverAge: 38,
    },
  },
  'transfer one way': { ...ride, choice },
  'transfer there and back': {
    ...ride,
    choice: { ...choice, returnRide: { date: '2027-05-20', time: '07:55', flightNumber: 'TK2557' } },
  },
} satisfies Record<string, Partial<Item>>

export type ItemName = keyof typeof ITEMS

/** Where the guests of the kinds meet whom somebody waits for; at a house, in a hire office and at an airport there is no such text. */
export const hasMeetingPoint = (name: ItemName): boolean => name.startsWith('tour') || name.startsWith('yacht')

export const MEETING_POINT = { title: 'Blue gate', text: 'Jetty 3' }
