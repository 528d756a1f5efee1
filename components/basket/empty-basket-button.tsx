import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { notifyUndo } from '@/components/toasts/notify-undo'
import { departureKey } from '@/domain/basket/selection'
import { useShop, useShopDispatch } from '@/store/hooks'
import { departuresRemoved, itemAdded } from '@/store/modules/reservations'
import { leaveRow } from './row-focus'

/** Removes all items from the basket; the toast offers undo. */
export function EmptyBasketButton() {
  const t = useTranslations('basket.actions')
  const { items } = useShop((state) => state.reservations.basket)
  const dispatch = useShopDispatch()
  const empty = ({ currentTarget }: MouseEvent) => {
    leaveRow(currentTarget)
    dispatch(departuresRemoved({ flow: 'basket', departures: items.map(departureKey) }))
    notifyUndo(t('emptied'), t('undo'), () => {
      for (const item of items) dispatch(itemAdded({ flow: 'basket', item }))
    })
  }
  return (
    <button type="button" className="link min-h-11" onClick={empty}>
      {t('empty')}
    </button>
  )
}
