import { isPlainDate } from '@/domain/dates/plain-date'
import { hasCardNumber } from '@/domain/shared/card-number'

/** The values of the payment notification form as typed. */
export interface ClaimForm {
  amount: string
  paidOn: string
  bankAccountId: string
  sender: string
  note: string
}

export type ClaimFault = 'amount' | 'paidOn' | 'sender' | 'note'

/**
 * Parses '1.234,50', '1,234.50' or '1234.5' to an amount with two decimals; null for anything else. The last separator
 * is the decimal one if one or two digits follow it.
 */
export function parseTypedAmount(typed: string): string | null {
  const text = typed.replace(/[\s\u00a0\u202f']/g, '')
  const [, whole = '', decimals = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  const isGrouped = /^\d+$/.test(whole) || /^\d{1,3}([.,]\d{3})+$/.test(whole)
  if (digits === '' || digits.length > 12 || !isGrouped) return null
  return `${digits}.${decimals.padEnd(2, '0')}`
}

/** @param today in the tenant's time zone; a later payment date is a fault */
export function findClaimFaults(form: ClaimForm, today: string): ClaimFault[] {
  const amount = parseTypedAmount(form.amount)
  const isPaid = isPlainDate(form.paidOn) && form.paidOn <= today && form.paidOn >= '2000-01-01'
  return [
    ...(amount === null || Number(amount) <= 0 ? (['amount'] as const) : []),
    ...(isPaid ? [] : (['paidOn'] as const)),
    ...(form.sender.trim().length < 2 || hasCardNumber(form.sender) ? (['sender'] as const) : []),
    ...(hasCardNumber(form.note) ? (['note'] as const) : []),
  ]
}
