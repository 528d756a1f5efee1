import Big from 'big.js'

/**
 * The product's own Big constructor, so that no other user of the library can change its rounding.
 * 40 decimal places keep a quotient of rates from being rounded twice; half up means away from zero.
 */
export const Decimal = Big()
Decimal.DP = 40
Decimal.RM = Big.roundHalfUp

export type Decimal = Big

/** A percentage or other factor as it comes from settings (number) or the wire (decimal string). */
export type Percent = string | number
