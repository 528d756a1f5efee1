import type { CarChoice } from '@/domain/catalogue/kinds/car/choice'
import type { TransferChoice } from '@/domain/catalogue/kinds/transfer/choice'
import { LOCALES } from '@/domain/shared/locales'
import type { Choice } from './choice-schema'
import { nullable, objectOf, oneOf, type Reader, textMatching, wholeBetween } from './read-value'

const date = textMatching(/^\d{4}-\d{2}-\d{2}$/)
const time = textMatching(/^([01]\d|2[0-3]):[0-5]\d$/)
const place = textMatching(/^[a-z0-9-]{2,60}$/)
const flightNumber = nullable(textMatching(/^[A-Z0-9 ]{3,10}$/))

const readers: { [K in Choice['kind']]: Reader<Extract<Choice, { kind: K }>> } = {
  tour: objectOf<Extract<Choice, { kind: 'tour' }>>({
    kind: oneOf('tour'),
    guideLanguage: nullable(oneOf(...LOCALES)),
  }),
  car: objectOf<CarChoice>({
    kind: oneOf('car'),
    pickupOffice: place,
    returnOffice: place,
    pickupTime: time,
    returnTime: time,
    driverAge: wholeBetween(18, 99),
  }),
  transfer: objectOf<TransferChoice>({
    kind: oneOf('transfer'),
    direction: oneOf('outward', 'homeward'),
    vehicle: oneOf('sedan', 'minivan', 'vip', 'minibus', 'coach'),
    quantity: (value) => (value === undefined ? 1 : wholeBetween(1, 4)(value)),
    time,
    flightNumber,
    returnRide: nullable(objectOf<NonNullable<TransferChoice['returnRide']>>({ date, time, flightNumber })),
    luggage: wholeBetween(0, 99),
    childSeats: wholeBetween(0, 10),
  }),
}

/** Reads a stored choice: this browser may store the listed fields only (decisions 9). */
export const readStoredChoice: Reader<Choice> = (value) => {
  const { kind } = objectOf<{ kind: Choice['kind'] }>({ kind: oneOf(...(Object.keys(readers) as Choice['kind'][])) })(
    value,
  )
  return readers[kind](value)
}
