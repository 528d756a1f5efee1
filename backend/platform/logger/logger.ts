import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { withoutParameters } from '../shared/error-text'
import { openRequests } from '../tracing/requests'

/** Names of fields, English and on the wire, that must never reach a log (decisions 7, 9). */
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

/** An error as it may be logged: neither its message nor its stack nor a cause repeats what a statement was to write. */
function describeError(error: Error): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  const { query: _query, params: _params, message, stack, ...rest } = stdSerializers.errWithCause(error)
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {}
  return { ...rest, message: withoutParameters(message), stack: withoutParameters(stack ?? ''), ...cause }
}

/** The number of the request that is being answered, if any. */
function readRequest(): { requestId?: string } {
  const request = openRequests.getStore()
  return request ? { requestId: request.requestId } : {}
}

/** Structured JSON on standard output, each line with its request; secrets are cut out at the first two levels. */
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
