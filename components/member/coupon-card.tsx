import { Badge, type BadgeTone } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import type { CouponView } from '@/lib/member/coupon-view'
import type { ViewContext } from '@/lib/member/view-context'

const TONES: Record<CouponView['status'], BadgeTone> = { active: 'ok', pending: 'wait', used: 'fact', passive: 'fact' }

/** A coupon: its value, code and expiry date. Only a usable coupon is highlighted. */
export function CouponCard({ coupon, t }: { coupon: CouponView; t: ViewContext['t'] }) {
  const { code, status, discount, text, until } = coupon
  const isActive = status === 'active'
  return (
    <article className={cx('panel flex flex-col gap-3 p-5', isActive && 'border-accent-line bg-accent-soft')}>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className={cx('text-h3', isActive ? 'text-accent-text' : 'text-muted')}>{discount}</h2>
        <Badge tone={TONES[status]}>{t(`coupons.states.${status}`)}</Badge>
      </header>
      <p>
        <span className="sr-only">{t('coupons.code')} </span>
        <bdi
          dir="ltr"
          className={cx(
            'inline-block break-all select-all',
            isActive && 'rounded-input border border-dashed border-line-strong bg-surface px-3 py-1.5 font-bold',
          )}
        >
          {code}
        </bdi>
      </p>
      <p className="mt-auto text-sm text-muted">
        {text}
        {until !== null && <span className="block">{until}</span>}
      </p>
    </article>
  )
}
