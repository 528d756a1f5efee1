import { expect, test, vi } from 'vitest'
import { checkAfterIdle } from './check-after-idle'

const checked = Promise.resolve()

function ask(url: string, method = 'GET') {
  const awaitInvalidations = vi.fn(() => checked)
  const result = checkAfterIdle({ method, url, headers: { host: 'Lykia.example:3000' } }, { awaitInvalidations })
  return { result, awaitInvalidations }
}

test.each(['/', '/de', '/p/kekova?_rsc=x1', '/sitemap.xml', '/apitherapy'])('%s is a page of its host', (url) => {
  const { result, awaitInvalidations } = ask(url)
  expect(result).toBe(checked)
  expect(awaitInvalidations).toHaveBeenCalledWith('lykia.example')
})

test.each([
  '/api/health',
  '/api/operator/getMember',
  '/_next/static/chunks/a.js',
  '/fonts/a.woff2',
  '/uploads/lykia/a.webp',
])('%s is none, so that machines which ask for it keep no tenant busy', (url) => {
  const { result, awaitInvalidations } = ask(url)
  expect(result).toBeNull()
  expect(awaitInvalidations).not.toHaveBeenCalled()
})

test('nor is a request that sends something', () => {
  const { result, awaitInvalidations } = ask('/', 'POST')
  expect(result).toBeNull()
  expect(awaitInvalidations).not.toHaveBeenCalled()
})
