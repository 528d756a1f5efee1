import { answerTenantFile } from '@/lib/seo/tenant-file'
import { writeTicketDocument } from '@/lib/vouchers/ticket-document'

export const dynamic = 'force-dynamic'

/**
 * `/ticket#token`: the target of a voucher's QR code. The token is in the URL fragment and is never sent to the server.
 */
export function GET(): Promise<Response> {
  return answerTenantFile('text/html', writeTicketDocument)
}
