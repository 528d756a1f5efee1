import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fetchUpload } from './fetch-upload'

const MEGABYTE = Buffer.alloc(1024 * 1024)
let server: Server
const asked: string[] = []

vi.mock('@/lib/env', () => ({
  requireEnvironment: () => ({
    API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }),
}))

vi.mock('@/lib/logger', () => ({ logger: { warn: vi.fn() } }))

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/uploads/away') response.writeHead(302, { location: '/inside' }).end()
    else if (request.url === '/uploads/huge') response.end(Buffer.concat(Array(9).fill(MEGABYTE)))
    else response.end('picture')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('a file is had as it is', async () => {
  expect(String(await fetchUpload('/uploads/sign'))).toBe('picture')
})

test('where the uploads host leads on to is not asked', async () => {
  expect(await fetchUpload('/uploads/away')).toBeNull()
  expect(asked).not.toContain('/inside')
})

test('one without end is given up at 8 MB', async () => {
  expect(await fetchUpload('/uploads/huge')).toBeNull()
})
