import { describe, expect, test } from 'vitest'
import type { DoubleAmount } from '@/domain/reservations/double-amount'
import type { FactName } from '@/domain/reservations/item-fact'
import { summariseItem } from '@/domain/reservations/item-summary'
import { type MoneySummary, summariseMoney } from '@/domain/reservations/money-summary'
import type { ReservationResult } from '@/domain/reservations/schema'
import { buildTestResult } from '@/lib/reservations/test-result'
import { hasMeetingPoint, ITEMS, type ItemName, MEETING_POINT } from './items'
import { drawMedia, type Medium } from './media'
import { listCalendarNeedles, listNeedles } from './needles'

type LeftOut<Name extends string> = Partial<Record<Medium, Partial<Record<Name, string>>>>

const ELSEWHERE = 'the list leads to the page that says it'

/** The facts of an item that a medium does not show, and why. */
const LEFT_OUT: LeftOut<FactName> = {
  checkout: { meetingPoint: 'an item of a basket does not carry it; the voucher is the first to need it' },
  list: {
    meetingPoint: ELSEWHERE,
    pickup: ELSEWHERE,
    route: ELSEWHERE,
    vehicle: ELSEWHERE,
    flight: ELSEWHERE,
    luggage: ELSEWHERE,
    childSeats: ELSEWHERE,
    returnRide: ELSEWHERE,
    returnFlight: ELSEWHERE,
    pickupOffice: ELSEWHERE,
    returnOffice: ELSEWHERE,
    driver: ELSEWHERE,
    guide: ELSEWHERE,
    extra: ELSEWHERE,
    campaign: ELSEWHERE,
    damageDeposit: ELSEWHERE,
  },
  calendar: {
    campaign: 'a calendar file says nothing of prices',
    damageDeposit: 'a calendar file says no sums',
  },
}

type MoneyName = 'total' | 'paid' | 'refunding' | 'now' | 'later'

const NO_SUMS = 'a calendar file says no sums'
const ON_THE_DAY = 'the saved voucher says what is to be paid where it is shown, nothing else'
const IN_PARTS = 'its parts stand side by side; the page of the reservation adds them up'

/** The sums of a reservation that a medium does not show, and why. */
const SUMS_LEFT_OUT: LeftOut<MoneyName> = {
  checkout: {
    paid: 'nothing is paid yet',
    refunding: 'nothing is paid yet',
  },
  result: { total: IN_PARTS },
  list: { total: ELSEWHERE, paid: ELSEWHERE, refunding: ELSEWHERE, now: ELSEWHERE, later: ELSEWHERE },
  offline: { total: ON_THE_DAY, paid: ON_THE_DAY, refunding: ON_THE_DAY, now: ON_THE_DAY },
  calendar: { total: NO_SUMS, paid: NO_SUMS, refunding: NO_SUMS, now: NO_SUMS, later: NO_SUMS },
}

const names = Object.keys(ITEMS) as ItemName[]
const MEDIA = [
  'checkout',
  'result',
  'manage',
  'list',
  'mail',
  'voucher',
  'offline',
  'calendar',
] as const satisfies Medium[]
const paid: Partial<ReservationResult> = { paid: { amount: '1050.00', currency: 'TRY' }, collectionStatus: 1 }

describe.each(names)('%s', (name) => {
  const result = buildTestResult(paid, ITEMS[name])
  const meetingPoint = hasMeetingPoint(name) ? MEETING_POINT : null
  const media = drawMedia(result, meetingPoint)
  const [item] = result.items
  const { facts } = summariseItem(item as NonNullable<typeof item>, { locale: 'en', fallback: 'en', meetingPoint })

  test.each(MEDIA)('%s shows every fact, or leaves it out for a reason', (medium) => {
    const needlesOf = medium === 'calendar' ? listCalendarNeedles : listNeedles
    for (const fact of facts) {
      const needles = needlesOf(fact)
      const reason = LEFT_OUT[medium]?.[fact.fact]
      for (const needle of needles) {
        if (reason) expect(media[medium], `${fact.fact}: ${reason}`).not.toContain(needle)
        else expect(media[medium], fact.fact).toContain(needle)
      }
    }
  })

  test.each(MEDIA.filter((medium) => medium !== 'calendar'))('%s shows them in the order of the summary', (medium) => {
    const shown = facts.filter(({ fact }) => !LEFT_OUT[medium]?.[fact])
    // From the ticket on: the road ahead and the sums tell some of them again.
    const places = shown.map((fact) => media[medium].indexOf(listNeedles(fact)[0] ?? ''))
    expect(places).toEqual([...places].sort((left, right) => left - right))
  })
})

describe('sums', () => {
  const inEither = ({ chosen, fixed }: DoubleAmount) => [`€${chosen}`, `₺${fixed}`].map(withThousands)
  const withThousands = (sum: string) => sum.replace(/(\d)(?=(\d{3})+\.)/g, '$1,')

  function check(result: ReservationResult, media: readonly Medium[]) {
    const texts = drawMedia(result, MEETING_POINT)
    const money: MoneySummary = summariseMoney(result)
    for (const medium of media) {
      for (const sum of ['total', 'paid', 'refunding', 'now', 'later'] as const) {
        if (money[sum].fixed === '0.00') continue
        const isShown = inEither(money[sum]).some((needle) => texts[medium].includes(needle))
        expect(isShown, `${medium}, ${sum}: ${texts[medium]}`).toBe(!SUMS_LEFT_OUT[medium]?.[sum])
      }
    }
  }

  test('before payment every page, and the mail, say what is due now and what on the day', () => {
    check(buildTestResult({ paymentMethod: 'bankTransfer' }, ITEMS.tour), ['checkout', 'result', 'manage', 'mail'])
  })

  test('after the deposit every medium says what is paid, what goes back and what is left for the day', () => {
    const returning = { ...paid, refunding: { amount: '150.00', currency: 'TRY' } }
    check(buildTestResult(returning, ITEMS.tour), [
      'result',
      'manage',
      'list',
      'mail',
      'voucher',
      'offline',
      'calendar',
    ])
  })

  test('of what was paid beyond the deposit no medium asks again', () => {
    const more = { paid: { amount: '2500.00', currency: 'TRY' }, collectionStatus: 3 }
    check(buildTestResult(more, ITEMS.tour), ['result', 'manage', 'mail', 'voucher', 'offline'])
  })
})
