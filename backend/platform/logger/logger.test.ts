import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { errorText } from '../shared/error-text'
import { createLogger } from './logger'

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = []
  write(createLogger('debug', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

const failed = () =>
  new DrizzleQueryError(
    'insert into mails (html) values ($1)',
    ['<p>hunter2\nsecond line</p>'],
    new Error('connection lost'),
  )

test('a failed statement is logged without what it was to write', () => {
  const text = logged((log) => log.warn({ err: failed() }, 'job failed'))
  expect(text).not.toMatch(/hunter2|second line/)
  expect(text).toContain('insert into mails')
  expect(text).toContain('connection lost')
  expect(text).toContain('logger.test.ts')
})

test('a table keeps the message without it too', () => {
  expect(errorText(failed())).toBe('Failed query: insert into mails (html) values ($1)\nparams: [redacted]')
  expect(errorText('x')).toBe('failed')
})

test.each([
  'password',
  'sifre',
  'token',
  'confirmToken',
  'holdToken',
  'identityNumber',
  'html',
  'S3_SECRET_ACCESS_KEY',
])('%s is cut out of what is logged', (name) => {
  expect(logged((log) => log.info({ [name]: 'hunter2', body: { [name]: 'hunter2' } }, 'said'))).not.toContain('hunter2')
})

test('the number of a card in an error is masked, in its message, its stack and its cause', () => {
  const card = '4111 1111-1111 1111'
  const error = new Error(`cannot read "${card}"`, { cause: new Error(`at ${card}`) })
  expect(logged((log) => log.error({ err: error }, 'failed'))).not.toContain('1111')
  expect(errorText(error)).toBe('cannot read "[card]"')
})
