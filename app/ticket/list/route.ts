import { answerRevocationList } from '@/lib/vouchers/answer-revocation-list'

export const dynamic = 'force-dynamic'

/** `/ticket/list`: the signed list of tickets whose state differs from their codes, for the page at `/ticket`. */
export function GET(request: Request): Promise<Response> {
  return answerRevocationList(request)
}
