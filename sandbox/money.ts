import Big from 'big.js'

/** The gateway handles money as decimal strings. Only API answers contain numbers, as iyzico's do. */
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

/** Adds a percentage to the amount; rounds half up to cents. */
export function addPercent(amount: string, percent: string): string {
  return new Decimal(amount).times(new Decimal(percent).plus(100)).div(100).toFixed(2)
}

export function divideMoney(amount: string, parts: number): string {
  return new Decimal(amount).div(parts).toFixed(2)
}

/**
 * Splits a total in proportion to the weights. The last part takes the rounding difference, so that the sum is exact.
 */
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

/** '10.50' becomes '10.5' and '10.00' becomes '10': the format of amounts in an answer's signature. */
export function trimZeros(amount: string): string {
  return new Decimal(amount).toFixed()
}

/** Converts an amount to a JSON number. */
export function toWireNumber(amount: string): number {
  return Number(trimZeros(amount))
}
