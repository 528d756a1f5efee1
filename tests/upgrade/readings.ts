import type { CallName } from '@/domain/wire/calls'
import type { Json } from '@/domain/wire/translate'
import { readPdfText } from '../api/support/pdf-text'
import { OF_THIS_RELEASE, OF_TIME } from './allowed-differences'
import type { Booking } from './bookings'
import type { Client } from './client'
import { findDifferences, toPattern } from './differences'
import type { OtherTenant } from './other-tenant'
import type { Trip } from './shopper'

/** What an API says, by whom it is asked about and the call: `lapsed: getResult`. */
export type Readings = Map<string, Json>

const isTree = (value: Json): value is { [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The lines of a calendar file without the moment at which it was made (RFC 5545, DTSTAMP). */
const linesOf = (calendar: string) => calendar.split('\r\n').filter((line) => !line.startsWith('DTSTAMP:'))

/** Files are compared by what can be read in them: a PDF names the moment at which it was made. */
function toReadable(data: Json): Json {
  if (!isTree(data) || typeof data.base64 !== 'string') return data
  const file = Buffer.from(data.base64, 'base64')
  const content = data.mediaType === 'application/pdf' ? readPdfText(file) : linesOf(file.toString('utf8'))
  return { ...data, base64: content }
}

type Asked = { [N in CallName]?: Parameters<typeof askAny>[2] }
type Request = { [key: string]: Json | undefined }

const askAny = (ask: Client, name: CallName, request: Request, token?: string) =>
  ask(name, request as never, token === undefined ? {} : { token })

async function readAll(ask: Client, about: string, asked: Asked, token?: string): Promise<[string, Json][]> {
  const readings: [string, Json][] = []
  for (const [name, request] of Object.entries(asked)) {
    const { status, code, data } = await askAny(ask, name as CallName, request, token)
    readings.push([`${about}: ${name}`, status === 200 ? toReadable(data as Json) : { status, code }])
  }
  return readings
}

/** Drawing a voucher takes long: of these bookings, which differ most in what stands on it, it is read. */
const DRAWN = ['deposit paid by card', 'made by an agency', 'direct sale', 'made by the next API']

/** What an API says of one booking, and of everything that its owner has. */
export const readBooking = (ask: Client, name: string, { reference, token }: Trip, at: string) =>
  readAll(
    ask,
    name,
    {
      getResult: { reference },
      getReservationOptions: { reference },
      getRefundQuote: { reference, at },
      getTickets: { reference },
      ...(DRAWN.includes(name) ? { getVoucherFile: { reference } } : {}),
      getCalendarFile: { reference },
      getMemberData: {},
    },
    token,
  )

const OF_A_MEMBER: Asked = { getMember: {}, getMemberData: {}, getAccount: {}, listRequests: {}, exportMember: {} }
const OF_AN_AGENCY: Asked = { getAgency: {}, listAgencyReservations: {} }

const catalogueCalls = (productId: number, from: string): Asked => ({
  getSettings: {},
  getOtherSettings: {},
  getFilterData: {},
  listHomeProducts: { locale: 'en' },
  listProducts: { locale: 'en', kinds: ['tour'] },
  getAvailability: { productId, from, months: 1 },
  listReviews: { locale: 'en', productId },
  listTicketKeys: {},
})

export interface Subjects {
  bookings: Map<string, Booking>
  agencyToken: string
  demoToken: string
  /** One that nobody books while the releases are compared. */
  productId: number
  other: OtherTenant
}

/** Everything that one release says of the bookings, their owners, the agency and the catalogue, at a given moment. */
export async function read(ask: Client, askOther: Client, subjects: Subjects, at: string): Promise<Readings> {
  const { bookings, agencyToken, demoToken, productId, other } = subjects
  const day = at.slice(0, 10)
  const found: [string, Json][] = []
  for (const [name, { trip }] of bookings) {
    found.push(...(await readBooking(ask, name, trip, at)))
  }
  found.push(
    ...(await readAll(ask, 'agency', { ...OF_AN_AGENCY, getAgencyStatement: { month: day.slice(0, 7) } }, agencyToken)),
  )
  found.push(...(await readAll(ask, 'member of the demo', OF_A_MEMBER, demoToken)))
  found.push(...(await readAll(ask, 'catalogue', catalogueCalls(productId, day))))
  found.push(...(await readBooking(askOther, 'direct sale', other.direct, at)))
  found.push(...(await readAll(askOther, 'other member', OF_A_MEMBER, other.memberToken)))
  found.push(...(await readAll(askOther, 'other catalogue', catalogueCalls(other.productId, day))))
  return new Map(found)
}

/** One line for each field that the next release says otherwise, but for those that are allowed to differ. */
export function compareReadings(former: Readings, next: Readings): string[] {
  const allowed = { ...OF_TIME, ...OF_THIS_RELEASE }
  return [...former].flatMap(([subject, said]) => {
    const call = subject.slice(subject.indexOf(': ') + 2)
    const differences = findDifferences(said, next.get(subject))
    return differences
      .filter(({ path }) => !(`${call}.${toPattern(path)}` in allowed))
      .map(({ path, kind, former: was, next: is }) =>
        `${subject}: ${path} ${kind}: ${JSON.stringify(was)} → ${JSON.stringify(is)}`.slice(0, 400),
      )
  })
}
