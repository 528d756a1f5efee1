import type { Merchant } from '../config'
import { GatewayFailure } from '../protocol/failures'
import { isSameSignature, parseAuthorization, signRequest } from '../protocol/signing'

interface SignedRequest {
  authorization: string | undefined
  /** The header x-iyzi-rnd, which must equal the random key inside the authorization header. */
  randomKey: string | undefined
  path: string
  body: string
}

/** Returns the merchant whose secret key signed the request. Throws `GatewayFailure`. */
export function authenticate(merchants: readonly Merchant[], request: SignedRequest): Merchant {
  const given = parseAuthorization(request.authorization)
  if (!given) throw new GatewayFailure('unknownKey')
  const merchant = merchants.find((candidate) => candidate.apiKey === given.apiKey)
  if (!merchant) throw new GatewayFailure('unknownKey')
  const expected = signRequest(merchant.secretKey, given.randomKey, request.path, request.body)
  const isGenuine = isSameSignature(expected, given.signature) && request.randomKey === given.randomKey
  if (!isGenuine) throw new GatewayFailure('badSignature')
  return merchant
}
