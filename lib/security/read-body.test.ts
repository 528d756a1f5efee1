import { expect, test } from 'vitest'
import { readBody } from './read-body'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://lykia.localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

test('reads a body up to the limit, counted in bytes', async () => {
  expect(await readBody(post('çay'), 4)).toEqual({ ok: true, text: 'çay' })
  expect(await readBody(post('çay'), 3)).toEqual({ ok: false, reason: 'bodyTooLarge' })
})

test('believes a length that is too large', async () => {
  expect(await readBody(post('x', { 'content-length': '99' }), 10)).toEqual({ ok: false, reason: 'bodyTooLarge' })
})

test('stops reading a body that never ends', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(1024))
    },
  })
  expect(await readBody(post(endless), 8 * 1024)).toEqual({ ok: false, reason: 'bodyTooLarge' })
  expect(sent).toBeLessThan(20)
})

test('a character cut by two pieces stays whole', async () => {
  const bytes = new TextEncoder().encode('ışık')
  const parts = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await readBody(post(parts), 100)).toEqual({ ok: true, text: 'ışık' })
})

test('no body is an empty one', async () => {
  expect(await readBody(new Request('http://lykia.localhost/'), 10)).toEqual({ ok: true, text: '' })
})
