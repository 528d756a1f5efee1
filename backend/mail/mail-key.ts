import type { MailRequest } from '../outbox/service'
import { sha256 } from '../platform/shared/secrets'
import type { Audience } from './audience'

/** Returns one key per occasion and reader. Fields are sorted, because the jobs table may return them in any order. */
export function mailKeyOf(request: MailRequest, audience: Audience): string {
  const named = audience === 'guest' ? request : { ...request, audience }
  const fields = Object.entries(named).sort(([left], [right]) => (left < right ? -1 : 1))
  return sha256(JSON.stringify(fields))
}
