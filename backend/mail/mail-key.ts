import { sha256 } from '../http/secrets'
import type { MailRequest } from '../jobs/queue'

/** One key per occasion, whatever order its fields come back in from the table of jobs. */
export function mailKeyOf(request: MailRequest): string {
  const fields = Object.entries(request).sort(([left], [right]) => (left < right ? -1 : 1))
  return sha256(JSON.stringify(fields))
}
