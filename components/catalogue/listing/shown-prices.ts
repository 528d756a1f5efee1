import { readRates } from '@/lib/basket/browser-money'

/**
 * Exchange rate from the tenant's currency to the chosen one, with its code and symbol. Without a rate: 1 and the
 * tenant's currency.
 */
function findRate(own: string, chosen: string) {
  const rates = readRates(document.documentElement.dataset.money)
  const source = rates.find(({ bankCode }) => bankCode === own)
  const target = rates.find(({ bankCode }) => bankCode === chosen)
  return source && target
    ? { rate: Number(source.sell) / Number(target.sell), code: chosen, sign: target.symbol }
    : { rate: 1, code: own, sign: source?.symbol ?? own }
}

/** Formats an amount for a number field: decimal point, at most two decimals. */
const write = (amount: number): string => String(Number(amount.toFixed(2)))

/** Formats a whole amount in the page's language. */
const group = (amount: string): string => Number(amount).toLocaleString(document.documentElement.lang)

/**
 * Converts the price filter from the tenant's currency to the visitor's: scale, fields, symbol and the active limits.
 * Keeps a value that is being typed, unless the list or the currency has changed.
 */
export function showPrices(root: HTMLElement, chosen: string): void {
  const fieldset = root.querySelector<HTMLElement>('[data-price]')
  if (!fieldset) return
  const { price = '', own = '' } = fieldset.dataset
  const { rate, code, sign } = findRate(own, chosen)
  const [least, most, more = ''] = price.split(' ')
  const ends = [String(Math.floor(Number(least) * rate)), String(Math.ceil(Number(most) * rate))] as const
  const fields = [...fieldset.querySelectorAll<HTMLInputElement>('input')]
  const state = [chosen, price, ...fields.map(({ dataset }) => dataset.base)].join(' ')

  fieldset.dataset.rate = String(rate)
  for (const mark of fieldset.querySelectorAll('[data-sign]')) mark.textContent = sign
  for (const field of fields) {
    const { base = '' } = field.dataset
    if (field.type === 'range') [field.min, field.max] = ends
    else field.placeholder = field.id.endsWith('from') ? group(ends[0]) : group(ends[1]) + more
    // An end of the scale stays an end after rounding, because the slider sets no limit there.
    const end = field.type === 'range' ? ends[[least, most].indexOf(base)] : undefined
    field.defaultValue = end ?? (base === '' ? '' : write(Number(base) * rate))
    if (fieldset.dataset.in !== state) field.value = field.defaultValue
  }
  const limits = fields.flatMap(({ type, dataset }) => (type === 'number' && dataset.base ? [dataset.base] : []))
  const chips = root.querySelectorAll<HTMLElement>('[data-limits] [data-amount]')
  for (const [index, chip] of chips.entries()) {
    chip.dataset.amount = (Number(limits[index]) * rate).toFixed(2)
    chip.dataset.currency = code
  }
  fieldset.dataset.in = state
}
