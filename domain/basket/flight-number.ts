/** Two or three characters for the airline, one to four digits, and an optional letter. */
export const FLIGHT_NUMBER = /^[A-Z0-9]{2,3} ?\d{1,4}[A-Z]?$/

/** The flight number in the format of the contract; null for an empty text; undefined for an invalid flight number. */
export function toFlightNumber(typed: string): string | null | undefined {
  const text = typed.trim().toUpperCase()
  if (text === '') return null
  return FLIGHT_NUMBER.test(text) ? text : undefined
}
