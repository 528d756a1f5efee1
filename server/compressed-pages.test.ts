import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import compression from 'compression'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickEncoding } from './accepted-encoding'
import { CompressedPages, compressCachedPages } from './compressed-pages'
import { listen, type TestServer } from './test-support/listen'

const page = (word: string) => `<!doctype html><p>${`${word} ş ₺ `.repeat(600)}</p>`

describe('the encoding', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP ; Q=1 , br ; q=0', 'gzip'],
    ['identity', null],
    [`gzip${' '.repeat(200_000)}x, br`, 'br'],
    ['', null],
    [undefined, null],
  ])('%s gets %s', (header, expected) => {
    expect(pickEncoding(header)).toBe(expected)
  })
})

describe('the memory', () => {
  test('answers the same text with the same bytes, and a new text with new ones', async () => {
    const pages = new CompressedPages()
    const first = await pages.encode('br', page('one'))
    expect(await pages.encode('br', page('one'))).toBe(first)
    const second = await pages.encode('br', page('two'))
    expect(brotliDecompressSync(second).toString()).toBe(page('two'))
  })

  test('arranges documents, and leaves the parts that the router asks for as they are', async () => {
    const arranged = new CompressedPages({ arrange: (html) => html.replace('one', 'another') })
    const document = `<!DOCTYPE html>${page('one')}`
    expect(brotliDecompressSync(await arranged.encode('br', document)).toString()).toContain('another')
    expect(brotliDecompressSync(await arranged.encode('br', '0:["one"]')).toString()).toBe('0:["one"]')
  })

  test('stays within its bounds and forgets what was least used', async () => {
    const limit = 20 * 400
    const pages = new CompressedPages({ limit })
    const first = await pages.encode('gzip', page('0'))
    for (let index = 1; index < 60; index += 1) await pages.encode('gzip', page(String(index)))
    expect(pages.bytes).toBeLessThanOrEqual(limit)
    expect(await pages.encode('gzip', page('0'))).not.toBe(first)
  })
})

describe('a server', () => {
  const pages = new CompressedPages()
  let word = 'old'
  let shop: TestServer

  beforeAll(async () => {
    const compress = compression()
    shop = await listen((request, response) => {
      compress(request, response, () => {
        compressCachedPages(request, response, pages)
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        if (request.url?.startsWith('/cached')) response.setHeader('x-nextjs-cache', 'HIT')
        response.end(page(word))
      })
    })
  })
  afterAll(() => shop.close())

  const ask = (path: string, encoding?: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> =>
    new Promise((resolve, reject) => {
      const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {}
      get(`${shop.origin}${path}`, { headers, agent: false }, async (answer) => {
        resolve({ headers: answer.headers, body: await buffer(answer) })
      }).on('error', reject)
    })

  test('sends a kept page compressed, whole and told apart by encoding', async () => {
    const { headers, body } = await ask('/cached', 'br')
    expect(brotliDecompressSync(body).toString()).toBe(page('old'))
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(body.length) })
    expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
    const zipped = await ask('/cached', 'gzip')
    expect(gunzipSync(zipped.body).toString()).toBe(page('old'))
    expect((await ask('/cached')).body.toString()).toBe(page('old'))
  })

  test('sends the new page as soon as there is one', async () => {
    word = 'new'
    expect(brotliDecompressSync((await ask('/cached', 'br')).body).toString()).toBe(page('new'))
  })

  test('keeps nothing of an answer that is one visitor’s own', async () => {
    const before = pages.bytes
    const { body, headers } = await ask('/own', 'gzip')
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe(page('new'))
    expect(pages.bytes).toBe(before)
  })
})
