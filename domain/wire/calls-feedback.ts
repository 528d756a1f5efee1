import * as z from 'zod'
import {
  documentReceiptSchema,
  documentUploadSchema,
  MAXIMUM_DOCUMENT_BODY_BYTES,
} from '@/domain/requests/document-schema'
import { linkTokenSchema, newsletterSchema, notifyMeSchema } from '@/domain/requests/newsletter-schema'
import {
  contactRequestSchema,
  healthRequestSchema,
  offerRequestSchema,
  requestReceiptSchema,
  requestSummarySchema,
  weddingRequestSchema,
} from '@/domain/requests/schema'
import {
  reviewListQuerySchema,
  reviewListSchema,
  reviewReceiptSchema,
  reviewRequestSchema,
} from '@/domain/reviews/schema'
import { call } from './call'

const storedSchema = z.object({ stored: z.boolean() })
const linkSchema = z.object({ linkToken: linkTokenSchema })
const REQUEST_ERRORS = ['notFound', 'tooManyRequests', 'dailyLimit', 'idempotencyKeyReused', 'inProgress'] as const

export const feedbackCalls = {
  listReviews: call({
    method: 'GET',
    path: '/yorum-listele',
    summary: 'Reviews of a product, those in the asked language first, with average and distribution',
    access: 'public',
    errors: ['notFound'],
    request: reviewListQuerySchema,
    response: reviewListSchema,
  }),
  writeReview: call({
    method: 'POST',
    path: '/yorum-ekle-post',
    summary: 'Write a review: once per booked item as a traveller, else once per product',
    access: 'public',
    errors: ['unauthenticated', 'notFound', 'alreadyReviewed', 'tooManyRequests', 'dailyLimit'],
    request: reviewRequestSchema,
    response: reviewReceiptSchema,
  }),
  sendContact: call({
    method: 'POST',
    path: '/iletisim-post',
    summary: 'Contact form; answered by mail with a number',
    access: 'public',
    idempotent: true,
    errors: REQUEST_ERRORS,
    request: contactRequestSchema,
    response: requestReceiptSchema,
  }),
  requestOffer: call({
    method: 'POST',
    path: '/ozel-teklif-post',
    summary: 'Ask for a special offer; answered by mail with a number',
    access: 'public',
    idempotent: true,
    errors: REQUEST_ERRORS,
    request: offerRequestSchema,
    response: requestReceiptSchema,
  }),
  requestWedding: call({
    method: 'POST',
    path: '/dugun-talep-post',
    summary: 'Enquiry for a wedding; answered by mail with a number',
    access: 'public',
    idempotent: true,
    errors: REQUEST_ERRORS,
    request: weddingRequestSchema,
    response: requestReceiptSchema,
  }),
  requestHealth: call({
    method: 'POST',
    path: '/saglik-talep-post',
    summary: 'Enquiry for a treatment, with uploaded documents where their consent is given',
    access: 'public',
    idempotent: true,
    errors: [...REQUEST_ERRORS, 'documentUnknown'],
    request: healthRequestSchema,
    response: requestReceiptSchema,
  }),
  addDocument: call({
    method: 'POST',
    path: '/talep-belge-post',
    summary: 'Upload a PDF, JPEG or PNG for an enquiry; checked by content, deleted after a day unless used',
    access: 'public',
    maximumBodyBytes: MAXIMUM_DOCUMENT_BODY_BYTES,
    errors: ['fileRefused', 'uploadBusy', 'bodyTooLarge', 'tooManyRequests', 'dailyLimit'],
    request: documentUploadSchema,
    response: documentReceiptSchema,
  }),
  listRequests: call({
    method: 'GET',
    path: '/uye-talep-listele',
    summary: "The signed-in member's own requests and enquiries, newest first",
    access: 'member',
    request: z.object({}),
    response: z.object({ requests: z.array(requestSummarySchema) }),
  }),
  subscribeNewsletter: call({
    method: 'POST',
    path: '/bulten-abone-post',
    summary: 'Ask for the newsletter; a mail with a signed link confirms it',
    access: 'public',
    errors: ['tooManyRequests', 'dailyLimit'],
    request: newsletterSchema,
    response: storedSchema,
  }),
  confirmNewsletter: call({
    method: 'POST',
    path: '/bulten-onay-post',
    summary: 'Confirm the newsletter by the link of its mail; again changes nothing',
    access: 'public',
    errors: ['linkInvalid'],
    request: linkSchema,
    response: storedSchema,
  }),
  leaveNewsletter: call({
    method: 'POST',
    path: '/bulten-cikis-post',
    summary: 'Leave the newsletter by the link of any of its mails; again changes nothing',
    access: 'public',
    errors: ['linkInvalid'],
    request: linkSchema,
    response: storedSchema,
  }),
  notifyMe: call({
    method: 'POST',
    path: '/urun-haber-ver-post',
    summary: 'Mail me once when this product can be booked again',
    access: 'public',
    errors: ['notFound', 'tooManyRequests', 'dailyLimit'],
    request: notifyMeSchema,
    response: storedSchema,
  }),
}
