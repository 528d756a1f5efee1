import { type Logger, pino } from 'pino'

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

/** Structured JSON on standard output; secrets are cut out at the first three levels. */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  const options = { level, base: { service: 'storefront' }, redact: { paths: REDACTED_PATHS, censor: '[redacted]' } }
  return destination ? pino(options, destination) : pino(options)
}

/** The level is read here and not from the parsed environment, so that a broken environment can still be logged. */
export const logger: Logger = createLogger(process.env.LOG_LEVEL || 'info')
