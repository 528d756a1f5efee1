import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import { Checkbox } from '@/components/ui/checkbox'
import type { SaleBooking } from '@/lib/basket/booking'
import { type BrowserMoney, toShown } from '@/lib/basket/browser-money'
import { type ChosenExtras, countExtra, withExtra } from '@/lib/basket/choice-query'
import { CountRow } from './count-row'

interface ExtraFieldsProps {
  booking: Pick<SaleBooking, 'extras' | 'price'>
  chosen: ChosenExtras
  money: BrowserMoney | null
  onChange: (extras: ChosenExtras) => void
}

const PER = { person: 'each', booking: 'perBooking', day: 'perDay' } as const

/** Optional extras with their unit price: a checkbox if one is the maximum, otherwise a stepper. */
export function ExtraFields({ booking, chosen, money, onChange }: ExtraFieldsProps) {
  const t = useTranslations('basket.card')
  if (booking.extras.length === 0) return null
  return (
    <div className="border-t border-line empty:hidden">
      {booking.extras.map(({ id, title, text, price, per, maximum }) => {
        const shown = money && toShown(price, booking.price.currency, money)
        const costs = (
          <>
            {shown && <Amount className="font-semibold" {...shown} money={money} />} {t(PER[per])}
          </>
        )
        const words = text && <span className="block">{text}</span>
        const count = countExtra(chosen, id)
        if (maximum > 1) {
          return (
            <CountRow
              key={id}
              label={title}
              hint={
                <>
                  {costs}
                  {words}
                </>
              }
              value={count}
              min={0}
              max={maximum}
              onChange={(quantity) => onChange(withExtra(chosen, id, quantity))}
            />
          )
        }
        return (
          <div key={id} className="border-b border-line py-1 last:border-0">
            <Checkbox
              checked={count > 0}
              end={costs}
              onChange={({ target }) => onChange(withExtra(chosen, id, target.checked ? 1 : 0))}
            >
              <b className="font-semibold">{title}</b>
              {words && <small className="block text-muted">{words}</small>}
            </Checkbox>
          </div>
        )
      })}
    </div>
  )
}
