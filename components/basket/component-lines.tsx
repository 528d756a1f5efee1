import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import type { BasketItem } from '@/domain/basket/schema'
import { hasDepartures } from '@/domain/catalogue/kinds/traits'
import { isZero } from '@/domain/money/amount'
import type { PriceComponent } from '@/domain/pricing/types'
import type { TotalRow } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { getExtraTitle } from '@/lib/basket/item-titles'

interface ComponentLinesProps {
  item: BasketItem
  row: Extract<TotalRow, { code: 'item' }>
  currency: string
  money: BrowserMoney
}

const UNITS = { night: 'nights', day: 'days', week: 'weeks', vehicle: 'rides' } as const

/** Breakdown of an item's price: unit prices times quantities, plus extras, minus its campaign. */
export function ComponentLines({ item, row, currency, money }: ComponentLinesProps) {
  const t = useTranslations('basket.card.lines')
  const words = useTranslations('basket.item')
  const unit = UNITS[item.unit as keyof typeof UNITS] ?? 'days'
  const nameOf = ({ code, quantity }: PriceComponent): string => {
    if (code === 'unit') return words(unit, { count: quantity })
    if (code === 'group') {
      if (!hasDepartures(item.kind)) return words(unit, { count: quantity })
      return t('group', { count: item.pricing.pricingMode === 'group' ? item.pricing.maximumPersons : 0 })
    }
    if (code === 'adult' || code === 'child' || code === 'infant' || code === 'extraPerson')
      return t(code, { count: quantity })
    if (code === 'lengthDiscount' || code === 'oneWay') return words(code)
    if (code === 'youngDriver') return words(code, { count: quantity })
    return t('extra', { count: quantity, title: getExtraTitle(item, code.slice('extra:'.length), money.locale) })
  }
  // Two components of a stay may have the same code and price; the index makes the key unique.
  const rows = row.components.map((component, at) => ({ component, key: `${component.code} ${at}` }))
  return (
    <ul className="my-2 grid gap-1 border-s-2 border-line ps-3 text-sm text-muted">
      {rows.map(({ component, key }) => (
        <li key={key} className="flex justify-between gap-4">
          <span>
            {nameOf(component)}
            {component.quantity > 1 && (
              <>
                {' × '}
                <Amount className="font-medium" amount={component.unitPrice} currency={currency} money={money} />
              </>
            )}
          </span>
          <Amount className="font-medium" amount={component.amount} currency={currency} money={money} />
        </li>
      ))}
      {!isZero(row.campaignDiscount) && (
        <li className="flex justify-between gap-4">
          <span>{item.campaign?.label[money.locale] ?? t('campaignOf')}</span>
          <Amount className="text-success" amount={row.campaignDiscount} currency={currency} money={money} />
        </li>
      )}
    </ul>
  )
}
