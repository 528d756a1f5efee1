import type { ParsedRequestOf } from '@/domain/wire/call'
import type { catalogueCalls } from '@/domain/wire/calls-catalogue'
import { schema } from '../db/client'
import type { CallContext } from '../http/context'
import { anonymiseAddress } from '../http/network'

/** Phone, tablet, desktop or robot: all that is kept of the user agent. */
export function deviceOf(userAgent: string): string {
  if (/bot|crawl|spider|slurp/i.test(userAgent)) return 'robot'
  if (/ipad|tablet/i.test(userAgent)) return 'tablet'
  return /mobile|iphone|android/i.test(userAgent) ? 'phone' : 'desktop'
}

export async function recordVisit(context: CallContext, input: ParsedRequestOf<typeof catalogueCalls.sendAnalytics>) {
  await context.db.insert(schema.visits).values({
    at: new Date(context.now),
    path: input.path,
    device: deviceOf(input.userAgent),
    locale: input.locale ?? null,
    address: anonymiseAddress(context.clientAddress),
  })
  return { counted: true }
}
