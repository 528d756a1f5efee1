import { guestCalls } from '@/domain/wire/calls-guest'
import { quoteSecrets } from '../platform/env/env'
import type { CallRegistrar } from '../platform/http/register'
import { requireOwn } from '../reservations/service'
import type { Services } from '../services/services'
import { enquireBooking, sendBookingLink } from './enquire'
import { endGuestAccess } from './keys'
import { openBooking } from './link'

export function registerGuestAccessCalls(registrar: CallRegistrar, services: Services): void {
  registrar.public(guestCalls.enquireBooking, enquireBooking)
  registrar.public(guestCalls.sendBookingLink, sendBookingLink)
  registrar.public(guestCalls.openBooking, (context, { linkToken }) =>
    openBooking(context, linkToken, quoteSecrets(services.env)),
  )
  registrar.owner(guestCalls.endBookingAccess, async (context, { reference }) => {
    const row = await requireOwn(context.db, context.owner, { reference })
    await endGuestAccess(context.db, row.id, context.now)
    return { released: true }
  })
}
