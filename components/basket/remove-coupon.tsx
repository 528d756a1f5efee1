import { useTranslations } from 'next-intl'
import type { ReservationFlow } from '@/domain/reservations/draft'
import { useShopDispatch } from '@/store/hooks'
import { draftUpdated } from '@/store/modules/reservations'

export function RemoveCoupon({ flow }: { flow: ReservationFlow }) {
  const t = useTranslations('basket.coupon')
  const dispatch = useShopDispatch()
  return (
    <button
      type="button"
      className="link text-xs"
      onClick={() => dispatch(draftUpdated({ flow, patch: { couponCode: null } }))}
    >
      {t('remove')}
    </button>
  )
}
