import { type Amount, roundUp } from '@/domain/money/amount'
import type { SaleBooking } from '@/lib/basket/booking'
import { type BrowserMoney, toShown, writeAmount } from '@/lib/basket/browser-money'
import { getDayPrice } from '@/lib/basket/price-choice'

function makeDayPrices(booking: SaleBooking, money: BrowserMoney) {
  return {
    priceOf: (adult: Amount) => getDayPrice(booking, adult, Date.now()),
    writePrice: (price: Amount) => {
      const { amount, currency } = toShown(price, booking.price.currency, money)
      const full = writeAmount(amount, currency, money)
      // A cell has room for about six digits and must not show less than the actual price, so long prices are rounded
      // up. Screen readers get the full price.
      const short =
        Number(amount) >= 1000 ? writeAmount(roundUp(amount), currency, money).replace(/[.,]00(?!\d)/, '') : full
      return { full, bare: short.replace(/^\D+|\D+$/g, '') }
    },
  }
}

interface Known {
  money: BrowserMoney
  prices: ReturnType<typeof makeDayPrices>
}

const known = new WeakMap<SaleBooking, Known>()

/**
 * Formats the prices of a calendar: after the campaign, in the visitor's currency, and without the symbol in the cells.
 * Returns the same functions until the product or the currency changes, so that the calendar's memoised texts stay
 * valid.
 */
export function toDayPrices(booking: SaleBooking, money: BrowserMoney) {
  const last = known.get(booking)
  if (last?.money === money) return last.prices
  const prices = makeDayPrices(booking, money)
  known.set(booking, { money, prices })
  return prices
}
