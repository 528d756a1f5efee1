import { hasCardNumber } from '@/domain/shared/card-number'
import { findNameFault, LONGEST_NAME, type NameFault } from '@/domain/shared/person-name'

/** Form values of a review; zero stars means not chosen yet. */
export interface ReviewValues {
  score: number
  text: string
  author: string
  email: string
  travelledOn: string
}

export const EMPTY_REVIEW: ReviewValues = { score: 0, text: '', author: '', email: '', travelledOn: '' }

export type ReviewFaults = Partial<
  Record<keyof ReviewValues, NameFault | 'required' | 'tooLong' | 'email' | 'inFuture'>
>

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const LONGEST_TEXT = 2000

/** Validates a review. A guest must also give a name and an e-mail address. `today`: YYYY-MM-DD. */
export function findReviewFaults(values: ReviewValues, isGuest: boolean, today: string): ReviewFaults {
  const faults: ReviewFaults = {}
  if (values.score < 1) faults.score = 'required'
  if (values.text.trim() === '') faults.text = 'required'
  else if (values.text.length > LONGEST_TEXT) faults.text = 'tooLong'
  else if (hasCardNumber(values.text)) faults.text = 'cardNumber'
  if (values.travelledOn > today) faults.travelledOn = 'inFuture'
  if (!isGuest) return faults
  if (values.author.trim() === '') faults.author = 'required'
  else if (values.author.trim().length > LONGEST_NAME) faults.author = 'tooLong'
  else {
    const fault = findNameFault(values.author)
    if (fault) faults.author = fault
  }
  if (!EMAIL.test(values.email.trim())) faults.email = values.email.trim() === '' ? 'required' : 'email'
  return faults
}
