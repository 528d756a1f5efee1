import {
  type ChoiceCodec,
  type ChosenExtras,
  readCount,
  readDate,
  readExtras,
  readTime,
  writeExtras,
} from './choice-query'
import { createChoices } from './choice-store'

/** The choices for a car. A null pick-up office means the first one, a null return office the pick-up office. */
export interface CarDraft {
  date: string | null
  endDate: string | null
  pickupTime: string
  returnTime: string
  pickupOffice: string | null
  returnOffice: string | null
  driverAge: number
  extras: ChosenExtras
}

const USUAL_TIME = '10:00'
const USUAL_AGE = 30

/** Age limits of the API contract; each car has narrower ones. */
export const DRIVER_AGES = { min: 18, max: 99 } as const

export const NO_HIRE: CarDraft = {
  date: null,
  endDate: null,
  pickupTime: USUAL_TIME,
  returnTime: USUAL_TIME,
  pickupOffice: null,
  returnOffice: null,
  driverAge: USUAL_AGE,
  extras: [],
}

function readPlace(query: URLSearchParams, name: string): string | null {
  const value = query.get(name)
  return value !== null && /^[a-z0-9-]{2,60}$/.test(value) ? value : null
}

/** `?date&at&until&back&from&to&age&extras`. */
export const carCodec: ChoiceCodec<CarDraft> = {
  empty: NO_HIRE,
  parse(query) {
    const date = readDate(query, 'date')
    const until = readDate(query, 'until')
    return {
      date,
      endDate: date !== null && until !== null && until >= date ? until : null,
      pickupTime: readTime(query, 'at') ?? USUAL_TIME,
      returnTime: readTime(query, 'back') ?? USUAL_TIME,
      pickupOffice: readPlace(query, 'from'),
      returnOffice: readPlace(query, 'to'),
      driverAge: readCount(query, 'age', DRIVER_AGES.min, DRIVER_AGES.max) ?? USUAL_AGE,
      extras: readExtras(query),
    }
  },
  write: ({ date, endDate, pickupTime, returnTime, pickupOffice, returnOffice, driverAge, extras }) => ({
    date,
    until: date === null ? null : endDate,
    at: pickupTime === USUAL_TIME ? null : pickupTime,
    back: returnTime === USUAL_TIME ? null : returnTime,
    from: pickupOffice,
    to: returnOffice,
    age: driverAge === USUAL_AGE ? null : String(driverAge),
    ...writeExtras(extras),
  }),
}

export const carChoices = createChoices(carCodec)
