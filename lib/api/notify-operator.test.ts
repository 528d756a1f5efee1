import { afterEach, describe, expect, it, vi } from 'vitest'
import { notifyOperator } from './notify-operator'

afterEach(() => vi.unstubAllGlobals())

describe('notifyOperator', () => {
  it('sends JSON to the shop’s own server and outlives the page', () => {
    const fetch = vi.fn(async () => new Response('{}'))
    vi.stubGlobal('fetch', fetch)
    notifyOperator('trackView', { productId: 7 })
    expect(fetch).toHaveBeenCalledWith('/api/operator/trackView', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"productId":7}',
      keepalive: true,
    })
  })

  it('keeps a dead network to itself', async () => {
    const refused = Promise.reject(new TypeError('Failed to fetch'))
    vi.stubGlobal('fetch', () => refused)
    const unhandled = vi.fn()
    process.once('unhandledRejection', unhandled)
    notifyOperator('trackView', { productId: 7 })
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(unhandled).not.toHaveBeenCalled()
    process.removeListener('unhandledRejection', unhandled)
  })
})
