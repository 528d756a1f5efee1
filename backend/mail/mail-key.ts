import type { MailRequest } from '../outbox/service'
import { sha256 } from '../platform/shared/secrets'
import type { Audience } from './audience'

/** One key per occasion and reader, whatever order its fields come back in from the table of jobs. */
export function mailKeyOf(request: MailRequest, audience: Audience): string {
  const named = audience === 'guest' ? request : { ...request, audience }
  const fields = Object.entries(named).sort(([left], [right]) => (left < right ? -1 : 1))
  return sha256(JSON.stringify(fields))
}
