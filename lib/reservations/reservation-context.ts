import 'server-only'
import type { createTranslator, Messages } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/shared/locales'
import { type ReservedItemView, toReservedItems } from '@/lib/member/reserved-items'
import type { ReservationData } from './reservation-page'
import { getResultContext, type ResultContext } from './result-context'

/** Context of a reservation's page. */
export interface ReservationContext extends ResultContext {
  words: ReturnType<typeof createTranslator<Messages, 'afterwards'>>
  items: readonly ReservedItemView[]
}

/** Throws `ApiFailure` when the settings cannot be read. */
export async function getReservationContext(
  company: string,
  locale: Locale,
  { result, tickets }: Pick<ReservationData, 'result' | 'tickets'>,
): Promise<ReservationContext> {
  const [context, words] = await Promise.all([
    getResultContext(company, locale),
    getTranslations({ locale, namespace: 'afterwards' }),
  ])
  return { ...context, words, items: toReservedItems(result, context.member, tickets) }
}
