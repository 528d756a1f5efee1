import type { MemberData } from '@/domain/member/schema'
import { isZero } from '@/domain/money/amount'
import { summariseMoney } from '@/domain/reservations/money-summary'
import { localePath } from '@/lib/i18n/locale-path'
import { type MemberArea, paths } from '@/lib/paths'
import type { ViewContext } from './view-context'

const AREAS = [
  ['reservations', 'ticket'],
  ['payments', 'wallet'],
  ['coupons', 'tag'],
  ['favorites', 'heart'],
  ['notification', 'bell'],
  ['requests', 'message-circle'],
  ['profile', 'circle-user-round'],
] as const satisfies readonly (readonly [MemberArea, string])[]

export interface NavItem {
  area: MemberArea
  href: string
  label: string
  text: string
  icon: (typeof AREAS)[number][1]
  /** Number of open entries; null if there are none or the area has no count. */
  count: number | null
}

const atLeastOne = (count: number): number | null => (count > 0 ? count : null)

function countOf(area: MemberArea, { reservations, coupons, favourites }: MemberData): number | null {
  if (area === 'reservations') {
    return atLeastOne(reservations.filter(({ reservationStatus }) => reservationStatus === 'active').length)
  }
  if (area === 'coupons') return atLeastOne(coupons.filter(({ couponStatus }) => couponStatus === 'active').length)
  if (area === 'favorites') return atLeastOne(favourites.length)
  if (area === 'notification') return atLeastOne(reservations.filter(isTransferDue).length)
  return null
}

/** Whether the member has to transfer money for the reservation. */
export function isTransferDue(reservation: MemberData['reservations'][number]): boolean {
  return reservation.paymentMethod === 'bankTransfer' && !isZero(summariseMoney(reservation).now.fixed)
}

/** The member's pages, each with its number of open entries. */
export function buildNavItems(data: MemberData, { t, locale }: Pick<ViewContext, 't' | 'locale'>): NavItem[] {
  return AREAS.map(([area, icon]) => ({
    area,
    icon,
    href: localePath(locale, paths.member(area)),
    label: t(`area.nav.${area}`),
    text: t(`area.navTexts.${area}`),
    count: countOf(area, data),
  }))
}
