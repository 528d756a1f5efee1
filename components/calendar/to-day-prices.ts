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
      // A cell has room for six figures or so, and must not promise less than is paid; who hears the day, hears the whole price.
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
 * How a calendar writes its prices: after the campaign, in the visitor's currency, and in its cells without the sign. The
 * same functions while neither product nor currency changes, so that a calendar keeps what it wrote.
 */
export function toDayPrices(booking: SaleBooking, money: BrowserMoney) {
  const last = known.get(booking)
  if (last?.money === money) return last.prices
  const prices = makeDayPrices(booking, money)
  known.set(booking, { money, prices })
  return prices
}
