'use client'

import { useTranslations } from 'next-intl'
import { useShopDispatch } from '@/store/hooks'
import { draftUpdated } from '@/store/modules/reservations'

export function RemoveCoupon() {
  const t = useTranslations('basket.coupon')
  const dispatch = useShopDispatch()
  return (
    <button
      type="button"
      className="link text-xs"
      onClick={() => dispatch(draftUpdated({ flow: 'basket', patch: { couponCode: null } }))}
    >
      {t('remove')}
    </button>
  )
}
