import { expect, test } from 'vitest'
import { toOAuthFault } from './oauth-fault'

const coded = Object.assign(new Error('connect failed'), { code: 'ECONNREFUSED' })

test.each([
  ['SIGNIN_OAUTH_ERROR', { error: coded, providerId: 'google' }, 'providerUnavailable'],
  ['SIGNIN_OAUTH_ERROR', { error: new Error('outgoing request timed out after 5000ms') }, 'providerUnavailable'],
  [
    'OAUTH_CALLBACK_ERROR',
    { error: new Error('expected 200 OK, got: 503 Service Unavailable') },
    'providerUnavailable',
  ],
  ['OAUTH_CALLBACK_ERROR', { error: new Error('state mismatch, expected a, got: b') }, 'providerTokenInvalid'],
  ['OAUTH_CALLBACK_HANDLER_ERROR', { error: new Error('access_denied') }, 'providerTokenInvalid'],
  ['JWT_SESSION_ERROR', new Error('x'), null],
])('%s with %o is %s', (code, detail, expected) => {
  expect(toOAuthFault(code, detail)).toBe(expected)
})
