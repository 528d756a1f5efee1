import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { withoutParameters } from '../shared/error-text'
import { openRequests } from '../tracing/requests'

/** Field names, in English and on the wire, that must never appear in a log (decisions 7, 9). */
const SECRET_FIELDS = [
  'password',
  'sifre',
  'sifre_onay',
  'passwordConfirmation',
  'authorization',
  'cookie',
  'token',
  'access_token',
  'card',
  'kart_bilgileri',
  'cardNumber',
  'kart_numarasi',
  'cardSecurityCode',
  'kart_ccv',
  'identityNumber',
  'tc_pasaport',
  'html',
  'quoteToken',
  'confirmToken',
  'leaveToken',
  'linkToken',
  'holdToken',
  'secretAccessKey',
  'S3_SECRET_ACCESS_KEY',
]

/** Converts an error for the log, without the parameters of a failed statement in its message, stack or causes. */
function describeError(error: Error): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  const { query: _query, params: _params, message, stack, ...rest } = stdSerializers.errWithCause(error)
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {}
  return { ...rest, message: withoutParameters(message), stack: withoutParameters(stack ?? ''), ...cause }
}

/** The id of the current request, if any. */
function readRequest(): { requestId?: string } {
  const request = openRequests.getStore()
  return request ? { requestId: request.requestId } : {}
}

/**
 * Writes structured JSON to standard output, each line with its request id. Secret fields are redacted down to the
 * third level.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])
  const options = {
    level,
    base: { service: 'operator-api' },
    mixin: readRequest,
    redact: { paths, censor: '[redacted]' },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

export type { Logger }
