import Big from 'big.js'

/**
 * A separate Big constructor, so that no other user of the library can change its rounding. 40 decimal places prevent
 * double rounding of a quotient of rates. Half up means away from zero.
 */
export const Decimal = Big()
Decimal.DP = 40
Decimal.RM = Big.roundHalfUp

export type Decimal = Big

/** A percentage or other factor, from settings (number) or the wire (decimal string). */
export type Percent = string | number
