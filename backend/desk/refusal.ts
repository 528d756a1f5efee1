import { ApiError, type ErrorCode } from '../platform/http/errors'
import type { DeskTexts } from './texts/types'

type Known = keyof DeskTexts['refusals']

/** What the desk does not do, said in the language of who asked. */
export class DeskRefusal extends Error {
  constructor(
    readonly key: Known,
    readonly values: Record<string, string> = {},
    readonly status: 403 | 404 | 409 | 422 = 409,
  ) {
    super(key)
    this.name = 'DeskRefusal'
  }
}

/** Refusals of the functions that the API shares with the desk. */
const OF_THE_API: Partial<Record<ErrorCode, Known>> = {
  notFound: 'notFound',
  notCancellable: 'notCancellable',
  inProgress: 'inProgress',
  refundChanged: 'refundChanged',
  invalidRequest: 'invalid',
  emailhata: 'emailTaken',
  departureBooked: 'departureBooked',
  soldOut: 'soldOut',
  tooManyRequests: 'tooMany',
  busy: 'tooMany',
}

/** Null for what is no refusal but a fault. */
export function toRefusal(thrown: unknown): DeskRefusal | null {
  if (thrown instanceof DeskRefusal) return thrown
  if (!(thrown instanceof ApiError)) return null
  const key = OF_THE_API[thrown.code]
  if (!key) return null
  return new DeskRefusal(key, {}, thrown.status === 404 || thrown.status === 422 ? thrown.status : 409)
}
