import { drawStatement, type StatementContent } from '../agency/statement-pdf'
import { drawVoucher } from '../vouchers/draw'
import type { VoucherContent } from '../vouchers/voucher-content'

/** A document that a worker thread renders, with everything that it shows. */
export type DocumentJob =
  | { kind: 'voucher'; content: VoucherContent }
  | { kind: 'statement'; content: StatementContent }

/** The document as a PDF, dated now. */
export function renderDocument(job: DocumentJob): Promise<Buffer> {
  return job.kind === 'voucher' ? drawVoucher(job.content, Date.now()) : drawStatement(job.content, Date.now())
}
