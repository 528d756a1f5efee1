import type { RequestKind } from '@/domain/requests/request-kinds'
import { hasCardNumber } from '@/domain/shared/card-number'
import { findNameFault, LONGEST_NAME, type NameFault } from '@/domain/shared/person-name'
import type { RequestSetup } from './request-options'

/** The values of all request forms as typed; each form shows its part. */
export interface RequestValues {
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
  subject: string
  dateFrom: string
  dateTo: string
  flexibleDays: string
  adults: string
  children: string
  infants: string
  kind: string
  placeWish: string
  budget: string
  currency: string
  guests: string
  venue: string
  modules: string[]
  field: string
  treatment: string
  spokenLanguage: string
  privacyPolicy: boolean
}

export const FLEXIBLE_DAYS = ['0', '3', '7', '14', '30'] as const

/** The initial values of the form. No consent is preselected. */
export function buildEmptyValues({ locale, given, currency, fields }: RequestSetup): RequestValues {
  return {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    message: '',
    subject: '',
    dateFrom: '',
    dateTo: '',
    flexibleDays: '0',
    adults: '2',
    children: '0',
    infants: '0',
    kind: '',
    placeWish: '',
    budget: '',
    currency,
    guests: '20',
    venue: '',
    modules: [],
    field: fields[0]?.value ?? '',
    treatment: '',
    spokenLanguage: locale,
    ...given,
    privacyPolicy: false,
  }
}

type Fault =
  | NameFault
  | 'required'
  | 'tooLong'
  | 'email'
  | 'phone'
  | 'inPast'
  | 'beforeStart'
  | 'count'
  | 'budget'
  | 'agree'

export type RequestFaults = Partial<Record<keyof RequestValues, Fault>>

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const PHONE = /^(\+?[\d\s()/.-]{5,40})?$/
const BUDGET = /^(\d{1,9}([.,]\d{1,2})?)?$/
const LONGEST_MESSAGE = 4000
const LONGEST_WISH = 160

const isCount = (text: string, least: number, most: number): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most

function checkPerson(values: RequestValues): RequestFaults {
  const faults: RequestFaults = {}
  for (const name of ['firstName', 'lastName'] as const) {
    const length = values[name].trim().length
    if (length === 0) faults[name] = 'required'
    else if (length > LONGEST_NAME) faults[name] = 'tooLong'
    const fault = findNameFault(values[name])
    if (fault && !faults[name]) faults[name] = fault
  }
  if (values.email.trim() === '') faults.email = 'required'
  else if (!EMAIL.test(values.email.trim())) faults.email = 'email'
  if (!PHONE.test(values.phone.trim())) faults.phone = 'phone'
  if (values.message.length > LONGEST_MESSAGE) faults.message = 'tooLong'
  if (!values.privacyPolicy) faults.privacyPolicy = 'agree'
  return faults
}

function checkDates({ dateFrom, dateTo }: RequestValues, today: string): RequestFaults {
  const isEarly = (date: string) => date !== '' && date < today
  return {
    ...(isEarly(dateFrom) ? { dateFrom: 'inPast' } : {}),
    ...(isEarly(dateTo) ? { dateTo: 'inPast' } : {}),
    ...(!isEarly(dateTo) && dateFrom !== '' && dateTo !== '' && dateTo < dateFrom ? { dateTo: 'beforeStart' } : {}),
  }
}

function checkCounts(values: RequestValues): RequestFaults {
  return {
    ...(isCount(values.adults, 1, 200) ? {} : { adults: 'count' }),
    ...(isCount(values.children, 0, 100) ? {} : { children: 'count' }),
    ...(isCount(values.infants, 0, 50) ? {} : { infants: 'count' }),
  }
}

const checkWish = ({ placeWish, budget }: RequestValues): RequestFaults => ({
  ...(placeWish.length > LONGEST_WISH ? { placeWish: 'tooLong' } : {}),
  ...(BUDGET.test(budget.trim()) ? {} : { budget: 'budget' }),
})

/** Free-text fields of all forms. */
const FREE_TEXTS = ['message', 'subject', 'placeWish', 'treatment'] as const

const checkCards = (values: RequestValues): RequestFaults =>
  Object.fromEntries(FREE_TEXTS.filter((name) => hasCardNumber(values[name])).map((name) => [name, 'cardNumber']))

/** Validates the fields that the form of this kind shows; the server validates them again. `today`: YYYY-MM-DD. */
export function findRequestFaults(kind: RequestKind, values: RequestValues, today: string): RequestFaults {
  const person = { ...checkPerson(values), ...checkCards(values) }
  switch (kind) {
    case 'contact':
      return { ...person, ...(values.message.trim() === '' ? { message: 'required' } : {}) }
    case 'offer':
      return { ...person, ...checkDates(values, today), ...checkCounts(values), ...checkWish(values) }
    case 'wedding':
      return {
        ...person,
        ...checkDates({ ...values, dateTo: '' }, today),
        ...(isCount(values.guests, 2, 2000) ? {} : { guests: 'count' }),
        ...checkWish(values),
      }
    case 'health':
      return {
        ...person,
        ...checkDates(values, today),
        ...(values.treatment.length > LONGEST_WISH ? { treatment: 'tooLong' } : {}),
      }
  }
}
