import { type Logger, pino } from 'pino'

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
]

/** Structured JSON on standard output; secrets are cut out at the first two levels. */
export function createLogger(level: string): Logger {
  const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])
  return pino({ level, base: { service: 'operator-api' }, redact: { paths, censor: '[redacted]' } })
}

export type { Logger }
