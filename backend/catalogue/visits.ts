import { eq, sql } from 'drizzle-orm'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { catalogueCalls } from '@/domain/wire/calls-catalogue'
import { schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { anonymiseAddress } from '../platform/http/network'
import { createLimit } from '../platform/limits/limits'
import { toVisitedPath } from './visited-path'

const { products, visits } = schema

/** Returns phone, tablet, desktop or robot. Nothing else of the user agent is stored. */
export function deviceOf(userAgent: string): string {
  if (/bot|crawl|spider|slurp/i.test(userAgent)) return 'robot'
  if (/ipad|tablet/i.test(userAgent)) return 'tablet'
  return /mobile|iphone|android/i.test(userAgent) ? 'phone' : 'desktop'
}

/**
 * A person opens a page every few seconds at most. Visits beyond the limit are not counted, and the call does not fail.
 */
const visitLimit = createLimit('visit', 600, 60 * 60)
const viewLimit = createLimit('view', 20, 60 * 60)

/** `POST /urun-izleme-guncelle` */
export async function countView(context: CallContext, productId: number) {
  if (!(await viewLimit.tryConsume(context, `${context.clientNetwork}|${productId}`))) return { counted: false }
  const counted = await context.db
    .update(products)
    .set({ views: sql`${products.views} + 1` })
    .where(eq(products.id, productId))
    .returning({ id: products.id })
  return { counted: counted.length === 1 }
}

/** `POST /web-analiz-post` */
export async function recordVisit(context: CallContext, input: ParsedRequestOf<typeof catalogueCalls.sendAnalytics>) {
  if (!(await visitLimit.tryConsume(context, context.clientNetwork))) return { counted: false }
  await context.db.insert(visits).values({
    at: new Date(context.now),
    path: toVisitedPath(input.path),
    device: deviceOf(input.userAgent),
    locale: input.locale ?? null,
    address: anonymiseAddress(context.clientAddress),
  })
  return { counted: true }
}
