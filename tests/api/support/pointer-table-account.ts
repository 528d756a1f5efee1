import type { Line } from './pointer-table'

/** Sessions and mailed links of accounts, and agencies; see pointer-table.ts. */
export const ACCOUNT_POINTERS: Readonly<Record<string, Line>> = {
  endSession: { request: ({ sessionId }) => ({ sessionId }), others: 'refused' },
  confirmMember: {
    request: ({ linkToken }) => ({ confirmToken: linkToken }),
    others: 'shared',
    codes: ['linkInvalid'],
  },
  setPassword: {
    request: ({ linkToken }) => ({ confirmToken: linkToken, password: 'another', passwordConfirmation: 'another' }),
    others: 'shared',
    codes: ['linkInvalid'],
  },
  rememberedSignIn: {
    request: ({ rememberToken }) => ({ rememberToken }),
    others: 'shared',
    codes: ['invalidCredentials'],
  },
  getAgencyLanding: {
    request: ({ agency }) => ({ ...agency, locale: 'en' }),
    others: 'shared',
    ignored: ['subAgencyId'],
  },
  addAgencyDocument: {
    request: ({ applicationToken }) => ({
      applicationToken,
      agencyDocumentKind: 'tradeRegistry',
      fileName: 'register.pdf',
      base64: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64'),
    }),
    others: 'shared',
  },
}
