import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { notifyText, notifyUndo } from '@/components/toasts/notify-undo'
import { Icon } from '@/components/ui/icon'
import { MAXIMUM_ITEMS } from '@/domain/basket/limits'
import type { BasketItem } from '@/domain/basket/schema'
import { useShop, useShopDispatch } from '@/store/hooks'
import { itemAdded, itemPutAside } from '@/store/modules/reservations'
import { leaveRow } from './row-focus'

interface SaveForLaterButtonProps {
  item: BasketItem
  index: number
  title: string
}

/** Saves an item for later: moves it from the basket to the list below. */
export function SaveForLaterButton({ item, index, title }: SaveForLaterButtonProps) {
  const t = useTranslations('basket')
  const { later } = useShop((state) => state.reservations)
  const dispatch = useShopDispatch()
  const putAside = ({ currentTarget }: MouseEvent) => {
    if (later.length >= MAXIMUM_ITEMS) return notifyText(t('later.full'))
    const goBack = leaveRow(currentTarget)
    dispatch(itemPutAside({ item }))
    notifyUndo(t('later.done', { title }), t('actions.undo'), () => {
      dispatch(itemAdded({ flow: 'basket', item, at: index }))
      goBack()
    })
  }
  return (
    <button type="button" className="flex min-h-11 items-center gap-1.5 text-sm font-semibold" onClick={putAside}>
      <Icon name="heart" size={18} />
      {t('later.put')}
      <span className="sr-only">: {title}</span>
    </button>
  )
}
