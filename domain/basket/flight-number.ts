/** Two or three signs of the airline, up to four figures, and the letter that some flights have. */
export const FLIGHT_NUMBER = /^[A-Z0-9]{2,3} ?\d{1,4}[A-Z]?$/

/** The flight number as the contract takes it, null for none; undefined for what is no flight number. */
export function toFlightNumber(typed: string): string | null | undefined {
  const text = typed.trim().toUpperCase()
  if (text === '') return null
  return FLIGHT_NUMBER.test(text) ? text : undefined
}
