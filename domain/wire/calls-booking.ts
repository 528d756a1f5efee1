import * as z from 'zod'
import { holdReferenceSchema, quoteRequestSchema, quoteSchema, selectionSchema } from '@/domain/basket/schema'
import {
  instalmentsSchema,
  paymentReturnSchema,
  paymentStartedSchema,
  paymentStartSchema,
  reservationRequestSchema,
  reservationResultSchema,
} from '@/domain/reservations/schema'
import { instantSchema, localeSchema, paidAmountSchema } from '@/domain/shared/schema'
import { call } from './call'

const referenceSchema = z.string().regex(/^[A-Za-z0-9_-]{20,80}$/)

/** `expiresAt`: when the hold expires. `prolongable`: whether `prolongHold` can still be called. */
const holdSchema = holdReferenceSchema.extend({ expiresAt: instantSchema, prolongable: z.boolean() })

export const bookingCalls = {
  quote: call({
    method: 'POST',
    path: '/fiyat-teklif-post',
    summary: 'Availability and price of a basket, signed; accepted only unchanged until it lapses',
    access: 'public',
    errors: ['notConvertible', 'paymentUnavailable', 'tooManyRequests'],
    request: quoteRequestSchema,
    response: quoteSchema,
  }),
  takeHold: call({
    method: 'POST',
    path: '/rezervasyon-tut-post',
    summary: 'Keep the stock of one selection for some minutes, in place of an earlier hold of the same person',
    access: 'public',
    errors: ['soldOut', 'tooManyHolds', 'tooManyRequests'],
    request: z.object({ item: selectionSchema, hold: holdReferenceSchema.nullable().default(null) }),
    response: holdSchema,
  }),
  prolongHold: call({
    method: 'POST',
    path: '/rezervasyon-tut-uzat-post',
    summary: 'Prolong a hold, once',
    access: 'public',
    errors: ['holdExpired', 'holdProlonged'],
    request: holdReferenceSchema,
    response: holdSchema,
  }),
  releaseHold: call({
    method: 'POST',
    path: '/rezervasyon-tut-birak-post',
    summary: 'Give the stock of a hold back; one that is over already changes nothing',
    access: 'public',
    request: holdReferenceSchema,
    response: z.object({ released: z.boolean() }),
  }),
  createReservation: call({
    method: 'POST',
    path: '/rezervasyon-olustur-post',
    summary: 'Turn a signed quote into a reservation: takes the stock, states what is due',
    access: 'booker',
    idempotent: true,
    errors: [
      'quoteExpired',
      'quoteInvalid',
      'priceChanged',
      'soldOut',
      'couponInvalid',
      'methodNotOffered',
      'holdExpired',
      'notConvertible',
      'unpaidLimit',
      'tooManyRequests',
    ],
    request: reservationRequestSchema,
    response: reservationResultSchema,
  }),
  listInstalments: call({
    method: 'POST',
    path: '/taksit-getir-post',
    summary: 'Instalments that a card offers, by the first digits of its number',
    access: 'public',
    errors: ['paymentUnavailable', 'tooManyRequests'],
    request: z.object({ amount: paidAmountSchema, cardBin: z.string().regex(/^\d{6,8}$/) }),
    response: instalmentsSchema,
  }),
  startPayment: call({
    method: 'POST',
    path: '/odeme-baslat-post',
    summary: 'Start the card payment of a reservation at the gateway',
    access: 'owner',
    errors: ['notFound', 'paymentClosed', 'inProgress', 'paymentUnavailable', 'tooManyRequests'],
    request: paymentStartSchema,
    response: paymentStartedSchema,
  }),
  returnFromBank: call({
    method: 'POST',
    path: '/odeme-donus-post',
    summary: "What the bank's or the gateway's page posted back; the gateway is asked for the truth",
    access: 'service',
    errors: ['notFound'],
    request: paymentReturnSchema,
    response: z.object({
      reference: z.string(),
      locale: localeSchema,
      paymentState: z.enum(['captured', 'declined', 'unknown']),
    }),
  }),
  getResult: call({
    method: 'GET',
    path: '/rezervasyon-sonuc-get',
    summary:
      'State of a reservation for the holder of its opaque reference; what is personal in it for its owner alone',
    access: 'public',
    tellsBooker: true,
    errors: ['notFound'],
    request: z.object({ reference: referenceSchema }),
    response: reservationResultSchema,
  }),
  abandonReservation: call({
    method: 'POST',
    path: '/rezervasyon-birak-post',
    summary: 'Give up an unpaid reservation after a declined card: releases the stock',
    access: 'owner',
    errors: ['notFound', 'notCancellable'],
    request: z.object({ reference: referenceSchema }),
    response: z.object({ released: z.boolean() }),
  }),
}
