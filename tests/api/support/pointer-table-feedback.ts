import type { Line } from './pointer-table'

const person = {
  locale: 'en',
  firstName: 'Ada',
  lastName: 'Test',
  email: 'ada@mail.example',
  privacyPolicy: true,
}

/** Reviews, requests and mails that one asked for; see pointer-table.ts. */
export const FEEDBACK_POINTERS: Readonly<Record<string, Line>> = {
  listReviews: { request: ({ productId }) => ({ locale: 'en', productId }), others: 'shared' },
  writeReview: {
    request: ({ productId }) => ({ locale: 'en', productId, score: 5, text: 'Well guided.' }),
    others: 'shared',
  },
  requestOffer: {
    request: ({ productId }) => ({ ...person, productId, pax: { adult: 2 } }),
    others: 'shared',
  },
  requestWedding: {
    request: ({ productId }) => ({ ...person, productId, guests: 60 }),
    others: 'shared',
  },
  requestHealth: {
    request: ({ productId, documentToken }) => ({
      ...person,
      productId,
      field: 'dental',
      spokenLanguage: 'en',
      documents: [documentToken],
      documentConsent: true,
    }),
    others: 'shared',
    codes: ['documentUnknown'],
  },
  confirmNewsletter: {
    request: ({ confirmToken }) => ({ linkToken: confirmToken }),
    others: 'shared',
    codes: ['linkInvalid'],
  },
  leaveNewsletter: {
    request: ({ leaveToken }) => ({ linkToken: leaveToken }),
    others: 'shared',
    codes: ['linkInvalid'],
  },
  notifyMe: {
    request: ({ productId }) => ({ email: 'ada@mail.example', locale: 'en', productId }),
    others: 'shared',
  },
}
