import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { notifyUndo } from '@/components/toasts/notify-undo'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import type { BasketItem } from '@/domain/basket/schema'
import type { ReservationFlow } from '@/domain/reservations/draft'
import { useShopDispatch } from '@/store/hooks'
import { itemAdded, itemRemoved } from '@/store/modules/reservations'
import { leaveRow } from './row-focus'

interface RemoveButtonProps {
  flow?: ReservationFlow
  item: BasketItem
  index: number
  title: string
  /** Shows the icon without the label, for narrow places. */
  isQuiet?: boolean
  onRemove?: () => void
}

/** Removes an item from the basket; the toast offers undo (decisions 10). */
export function RemoveButton({ flow = 'basket', item, index, title, isQuiet = false, onRemove }: RemoveButtonProps) {
  const t = useTranslations('basket.actions')
  const dispatch = useShopDispatch()
  const remove = ({ currentTarget }: MouseEvent) => {
    const goBack = leaveRow(currentTarget)
    dispatch(itemRemoved({ flow, index }))
    onRemove?.()
    notifyUndo(t('removed'), t('undo'), () => {
      dispatch(itemAdded({ flow, item, at: index }))
      goBack()
    })
  }
  if (isQuiet)
    return (
      <IconButton
        icon="trash-2"
        label={t('removeNamed', { title })}
        className="-me-2 -mt-2 border-transparent"
        onClick={remove}
      />
    )
  return (
    <button
      type="button"
      className="flex min-h-11 items-center gap-1.5 text-sm font-semibold text-muted"
      onClick={remove}
    >
      <Icon name="trash-2" size={18} />
      {t('remove')}
      <span className="sr-only">: {title}</span>
    </button>
  )
}
