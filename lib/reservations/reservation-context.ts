import 'server-only'
import type { createTranslator, Messages } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { Locale } from '@/domain/shared/locales'
import { type ReservedItemView, toReservationView } from '@/lib/member/reservation-view'
import { getResultContext, type ResultContext } from './result-context'

/** What the page of one reservation is written with. */
export interface ReservationContext extends ResultContext {
  words: ReturnType<typeof createTranslator<Messages, 'afterwards'>>
  items: readonly ReservedItemView[]
}

/** Throws `ApiFailure` when the settings cannot be read. */
export async function getReservationContext(
  company: string,
  locale: Locale,
  result: ReservationResult,
): Promise<ReservationContext> {
  const [context, words] = await Promise.all([
    getResultContext(company, locale),
    getTranslations({ locale, namespace: 'afterwards' }),
  ])
  return { ...context, words, items: toReservationView(result, context.member).items }
}
