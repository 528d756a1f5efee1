import { answerTenantFile } from '@/lib/seo/tenant-file'
import { writeTicketDocument } from '@/lib/vouchers/ticket-document'

export const dynamic = 'force-dynamic'

/** `/ticket#token`: what the code of a voucher leads to. The token stands behind '#' and never comes here. */
export function GET(): Promise<Response> {
  return answerTenantFile('text/html', writeTicketDocument)
}
