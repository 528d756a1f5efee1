import Big from 'big.js'

/** Money is a decimal string everywhere in the gateway; only the answers on the wire carry numbers, as iyzico's do. */
const Decimal = Big()
Decimal.RM = Big.roundHalfUp

export function equalMoney(left: string, right: string): boolean {
  return new Decimal(left).eq(right)
}

export function isMore(left: string, right: string): boolean {
  return new Decimal(left).gt(right)
}

export function isPositive(amount: string): boolean {
  return new Decimal(amount).gt(0)
}

export function addMoney(...amounts: readonly string[]): string {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0)).toFixed(2)
}

export function subtractMoney(left: string, right: string): string {
  return new Decimal(left).minus(right).toFixed(2)
}

/** The amount with a percentage on top, half up to cents. */
export function addPercent(amount: string, percent: string): string {
  return new Decimal(amount).times(new Decimal(percent).plus(100)).div(100).toFixed(2)
}

export function divideMoney(amount: string, parts: number): string {
  return new Decimal(amount).div(parts).toFixed(2)
}

/** Splits a total in proportion to the weights; the last part takes what rounding left over, so the sum is exact. */
export function splitMoney(total: string, weights: readonly string[]): string[] {
  const whole = weights.reduce((sum, weight) => sum.plus(weight), new Decimal(0))
  let left = new Decimal(total)
  return weights.map((weight, index) => {
    const isLast = index === weights.length - 1
    const part = isLast ? left : new Decimal(new Decimal(total).times(weight).div(whole).toFixed(2, Big.roundDown))
    left = left.minus(part)
    return part.toFixed(2)
  })
}

/** '10.50' becomes '10.5' and '10.00' becomes '10': the form in which amounts enter an answer's signature. */
export function trimZeros(amount: string): string {
  return new Decimal(amount).toFixed()
}

/** The JSON number of an amount. */
export function toWireNumber(amount: string): number {
  return Number(trimZeros(amount))
}
