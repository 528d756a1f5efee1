import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/domain/dates/day-words'
import type { ItemView } from '@/lib/basket/basket-view'
import type { CartSettings } from './cart-view'
import { useItemChange } from './use-item-change'

/** Why an item cannot be booked, with the nearest day that is available. It does not block the other items. */
export function ItemProblem({ view, settings }: { view: ItemView; settings: CartSettings }) {
  const t = useTranslations('basket.problems')
  const { item, problem, nearestOpen, limit } = view
  const { moveTo } = useItemChange(item, settings.flow)
  if (problem === null) return null
  return (
    <Alert
      tone="bad"
      icon="triangle-alert"
      role="status"
      className="mt-4"
      title={t(`long.${problem}`, { limit: limit ?? 0 })}
    >
      {settings.flow === 'basket' && <p>{t('others')}</p>}
      {nearestOpen !== null && (
        <Button size="small" className="mt-3" onClick={() => void moveTo(nearestOpen)}>
          {t('moveTo', { day: formatDay(nearestOpen, settings.locale) })}
        </Button>
      )}
    </Alert>
  )
}
