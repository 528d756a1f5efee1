import { formatDate, type PlainDate } from '@/domain/dates/plain-date'
import { type Instant, toLocal } from '@/domain/dates/zone'
import type { MemberData } from '@/domain/member/schema'
import { formatPercent } from '@/domain/money/format'
import { isolate } from '@/domain/shared/locales'
import { showOwn, type ViewContext } from './view-context'

type Coupon = MemberData['coupons'][number]

const ORDER: readonly Coupon['couponStatus'][] = ['active', 'pending', 'used', 'passive']

/** Sorts usable coupons first. */
export function sortCoupons(coupons: readonly Coupon[]): Coupon[] {
  return [...coupons].sort((left, right) => ORDER.indexOf(left.couponStatus) - ORDER.indexOf(right.couponStatus))
}

export interface CouponView {
  code: string
  status: Coupon['couponStatus']
  discount: string
  /** Explains the status. */
  text: string
  /** Null for a used coupon: its expiry date no longer matters. */
  until: string | null
}

/** A passive coupon whose last day is over cannot become active again. */
const isExpired = ({ couponStatus, validUntil }: Coupon, today: PlainDate): boolean =>
  couponStatus === 'passive' && validUntil !== null && validUntil < today

function describeEnd(coupon: Coupon, today: PlainDate, { t }: ViewContext): string | null {
  if (coupon.couponStatus === 'used') return null
  if (coupon.validUntil === null) return t('coupons.open')
  const date = formatDate(coupon.validUntil)
  return t(isExpired(coupon, today) ? 'coupons.ended' : 'coupons.until', { date })
}

/** The view of a coupon card. A fixed discount is in the tenant's default currency. */
export function toCouponView(coupon: Coupon, context: ViewContext, now: Instant = Date.now()): CouponView {
  const { t, locale, money, zone } = context
  const { code, couponStatus, discountType, discountValue } = coupon
  const today = toLocal(now, zone).date
  const figure =
    discountType === 'percent' ? formatPercent(discountValue, locale) : showOwn(discountValue, money.currency, context)
  return {
    code,
    status: couponStatus,
    text: t(`coupons.texts.${isExpired(coupon, today) ? 'expired' : couponStatus}`),
    discount: t('coupons.discount', { discount: isolate(figure, locale) }),
    until: describeEnd(coupon, today, context),
  }
}
