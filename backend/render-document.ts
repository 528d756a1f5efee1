import { drawStatement, type StatementJob } from './agency/statement-pdf'
import { drawVoucher } from './vouchers/draw'
import type { VoucherJob } from './vouchers/voucher-content'

/** A document that a worker thread renders, with everything that it shows. */
export type DocumentJob = VoucherJob | StatementJob

/** The document as a PDF, dated now. */
export function renderDocument(job: DocumentJob): Promise<Buffer> {
  return job.kind === 'voucher' ? drawVoucher(job.content, Date.now()) : drawStatement(job.content, Date.now())
}
