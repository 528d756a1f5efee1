import type { Locale } from '@/domain/shared/locales'
import type { ResponseOf } from '@/domain/wire/call'
import { reservationChangeCalls } from '@/domain/wire/calls-reservation-changes'
import type { OwnerContext } from '../platform/http/context'
import type { CallRegistrar } from '../platform/http/register'
import { createLimit, createWorkLimit } from '../platform/limits/limits'
import { getDocument, readQueued } from '../platform/rendering/documents'
import { originOf } from '../platform/tenancy/origin'
import { voucherOwner } from '../rendered-documents/service'
import { requireOwn } from '../reservations/service'
import type { Services } from '../services/services'
import { toCalendar } from './calendar'
import { listPublicKeys } from './keys'
import { RevocationLists } from './revocation-lists'
import { getTicketCode } from './ticket-codes'
import { toVoucherContent } from './voucher-content'
import { requireVoucher } from './voucher-data'

/**
 * Per 10 minutes: per booking for a family with several phones and languages, per network for a hotel whose guests
 * share one.
 */
const bookingLimit = createLimit('voucher-file-booking', 40, 10 * 60)
const networkLimit = createLimit('voucher-file-network', 120, 10 * 60)

/**
 * Per minute: tickets, and revocation lists. Guides of one office share a network, and each fetches the list once a
 * minute.
 */
const limitTickets = createWorkLimit('tickets', 300, 60)
const limitLists = createWorkLimit('revocation-list', 600, 60)

type FileAnswer = ResponseOf<typeof reservationChangeCalls.getVoucherFile>

/** Key of the caller: the account, or a guest's first booking. */
const callerOf = ({ company, owner: { booker, guestOf } }: OwnerContext): string =>
  booker ? `${company} member ${booker.memberId}` : `${company} guest ${guestOf[0]}`

const toFile = (fileName: string, mediaType: FileAnswer['mediaType'], content: Buffer): FileAnswer => ({
  fileName,
  mediaType,
  base64: content.toString('base64'),
})

/**
 * Registers the calls. Voucher, tickets and calendar are for the owner of the reservation, since they admit to the trip
 * and name the guest. Public keys and revocation list are for anybody who verifies a ticket.
 */
export function registerVoucherCalls(registrar: CallRegistrar, services: Services): void {
  // About 15 queries. One transaction waits for a pool connection once; otherwise each query could wait for seconds
  // when the pool is exhausted.
  const read = ({ db, company, owner, now }: OwnerContext, reference: string, locale?: Locale) =>
    db.transaction(async (transaction) => {
      const row = await requireOwn(transaction, owner, { reference }, { right: 'view' })
      return requireVoucher({ db: transaction, company, now, origin: originOf(services, company) }, row, locale)
    })

  registrar.owner(reservationChangeCalls.getTickets, async (context, { reference, locale }) => {
    await limitTickets(context)
    const { row, items } = await read(context, reference, locale)
    return {
      bookingNumber: row.bookingNumber,
      tickets: items.map(({ item, ticketNumber, meetingPoint, link }) => ({
        ticketNumber,
        content: item.content,
        date: item.date,
        session: item.session,
        pax: item.pax,
        meetingPoint: meetingPoint && { title: meetingPoint.title, text: meetingPoint.text },
        ticketLink: link,
        qrSvg: getTicketCode(link),
      })),
    }
  })
  const readForFile = (context: OwnerContext, reference: string, locale?: Locale) =>
    readQueued(callerOf(context), async () => {
      await networkLimit.consume(context, context.clientNetwork)
      await bookingLimit.consume(context, reference)
      return read(context, reference, locale)
    })
  registrar.owner(reservationChangeCalls.getVoucherFile, async (context, { reference, locale }) => {
    const voucher = await readForFile(context, reference, locale)
    const content = await getDocument(services.documents, context.company, {
      owner: voucherOwner(voucher.row.id),
      slot: voucher.locale,
      job: { kind: 'voucher', content: toVoucherContent(voucher) },
    })
    return toFile(`${voucher.row.bookingNumber}.pdf`, 'application/pdf', content)
  })
  registrar.owner(reservationChangeCalls.getCalendarFile, async (context, { reference, locale }) => {
    const voucher = await readForFile(context, reference, locale)
    const content = Buffer.from(toCalendar(voucher, context.now))
    return toFile(`${voucher.row.bookingNumber}.ics`, 'text/calendar', content)
  })
  registrar.public(reservationChangeCalls.listTicketKeys, async ({ db, now }) => ({
    keys: await listPublicKeys(db, now),
  }))
  const lists = new RevocationLists()
  registrar.revalidated(reservationChangeCalls.getRevocationList, async (context) => {
    await limitLists(context)
    return { revocationList: await lists.get(context) }
  })
}
