import { expect, test } from 'vitest'
import { createLogger } from './logger'

test('secrets are cut out, English and on the wire, at three levels', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => lines.push(line) })
  logger.info(
    { password: 'p1', body: { sifre: 'p2', kart_bilgileri: { kart_numarasi: 'p3' } }, call: 'login' },
    'refused',
  )
  logger.info({ request: { headers: { authorization: 'Bearer p4', cookie: 'p5' } } }, 'refused')
  const text = lines.join('')
  expect(text).not.toMatch(/p[1-5]/)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ service: 'storefront', call: 'login', msg: 'refused' })
})
