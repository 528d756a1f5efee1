import { Input } from '@/components/ui/input'
import type { ListingModel } from '@/lib/catalogue/listing/listing-page'
import { buildPriceHistogram } from '@/lib/catalogue/listing/price-histogram'

/** Price histogram with two sliders, and two number fields as an alternative. */
export function PriceFilter({ model }: { model: ListingModel }) {
  const { t, money } = model.context
  const histogram = buildPriceHistogram(model.listing.facets, model.filters)
  if (!histogram) return null
  const { minimum, end, isOpen, from, to, bars, currency } = histogram
  const { priceFrom, priceTo } = model.filters
  const symbol = money.rates.find(({ bankCode }) => bankCode === currency)?.symbol ?? currency
  const group = (amount: number) => amount.toLocaleString(model.context.locale)
  const sign = <span data-sign="">{symbol}</span>
  return (
    <fieldset data-price={`${minimum} ${end}${isOpen ? ' +' : ''}`} data-own={currency}>
      <legend>{t('filters.price')}</legend>
      <div className="bars" aria-hidden="true">
        {bars.map(({ start, height, on }) => (
          <i key={start} style={{ height: `${height}%` }} data-on={on ? '' : undefined} />
        ))}
      </div>
      <div className="ranges">
        <input
          type="range"
          id="f-range-from"
          aria-label={t('filters.priceFrom')}
          min={minimum}
          max={end}
          defaultValue={from}
          data-base={from}
        />
        <input
          type="range"
          id="f-range-to"
          aria-label={t('filters.priceTo')}
          min={minimum}
          max={end}
          defaultValue={to}
          data-base={to}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Input
          id="f-price-from"
          name="priceFrom"
          lead={sign}
          type="number"
          inputMode="decimal"
          step="any"
          min={0}
          defaultValue={priceFrom}
          data-base={priceFrom ?? ''}
          placeholder={group(minimum)}
          aria-label={t('filters.priceFrom')}
        />
        <Input
          id="f-price-to"
          name="priceTo"
          lead={sign}
          type="number"
          inputMode="decimal"
          step="any"
          min={0}
          defaultValue={priceTo}
          data-base={priceTo ?? ''}
          placeholder={`${group(end)}${isOpen ? '+' : ''}`}
          aria-label={t('filters.priceTo')}
        />
      </div>
    </fieldset>
  )
}
