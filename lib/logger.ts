import { type Logger, pino } from 'pino'
import { requestContext } from '@/lib/request-context/request-context'

/** Field names, in English and as on the wire, that must never reach a log (decisions 7, 9). */
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

/** The ID of the current request, if any. */
function readContext(): { requestId?: string } {
  const context = requestContext.getStore()
  return context ? { requestId: context.requestId } : {}
}

/** Writes JSON to standard output, each line with its request ID. Redacts secrets in the first three levels. */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  const redact = { paths: REDACTED_PATHS, censor: '[redacted]' }
  const options = { level, base: { service: 'storefront' }, mixin: readContext, redact }
  return destination ? pino(options, destination) : pino(options)
}

/** Reads the level from `process.env`, so that an invalid environment can still be logged. */
export const logger: Logger = createLogger(process.env.LOG_LEVEL || 'info')
