import { type Logger, pino } from 'pino'
import { requestContext } from '@/lib/request-context/request-context'

/** Names of fields, English and on the wire, that must never reach a log (decisions 7, 9). */
const SECRET_FIELDS = [
  'password',
  'sifre',
  'passwordConfirmation',
  'sifre_onay',
  'currentPassword',
  'eski_sifre',
  'authorization',
  'cookie',
  'token',
  'apiToken',
  'access_token',
  'quoteToken',
  'card',
  'kart_bilgileri',
  'cardNumber',
  'kart_numarasi',
  'cardSecurityCode',
  'kart_ccv',
  'identityNumber',
  'tc_pasaport',
  'html',
]

const REDACTED_PATHS = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])

/** The number of the request that is being answered, if any. */
function readContext(): { requestId?: string } {
  const context = requestContext.getStore()
  return context ? { requestId: context.requestId } : {}
}

/** Structured JSON on standard output, each line with its request; secrets are cut out at the first three levels. */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  const redact = { paths: REDACTED_PATHS, censor: '[redacted]' }
  const options = { level, base: { service: 'storefront' }, mixin: readContext, redact }
  return destination ? pino(options, destination) : pino(options)
}

/** The level is read here and not from the parsed environment, so that a broken environment can still be logged. */
export const logger: Logger = createLogger(process.env.LOG_LEVEL || 'info')
