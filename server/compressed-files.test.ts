import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CompressedFiles, sendCompressedFile } from './compressed-files'
import { listen, type TestServer } from './test-support/listen'

const SOURCE = 'globalThis.trip = "Kaş"\n'.repeat(200)

let folder: string
let shop: TestServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'encoded-files-'))
  mkdirSync(join(folder, 'static', 'chunks'), { recursive: true })
  writeFileSync(join(folder, 'static', 'chunks', '0a-b~1.js'), SOURCE)
  writeFileSync(join(folder, 'secret.js'), SOURCE)
  const files = new CompressedFiles(folder)
  shop = await listen((request, response) => {
    if (!sendCompressedFile(request, response, files)) response.end('as it is')
  })
})

afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

function ask(path: string, encoding = 'br'): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get({ port: shop.port, agent: false, path, headers: { 'accept-encoding': encoding } }, async (response) => {
      resolve({ headers: response.headers, body: await buffer(response) })
    }).on('error', reject)
  })
}

async function askUntilReady(path: string, encoding: string) {
  for (;;) {
    const answer = await ask(path, encoding)
    if (answer.headers['content-encoding']) return answer
    await wait(10)
  }
}

describe("the program's own files", () => {
  test('go on as they are until their bytes are ready, which nobody waits for', async () => {
    const first = await ask('/_next/static/chunks/0a-b~1.js')
    expect(first.body.toString()).toBe('as it is')
    const { headers, body } = await askUntilReady('/_next/static/chunks/0a-b~1.js?dpl=1', 'gzip, br')
    expect(brotliDecompressSync(body).toString()).toBe(SOURCE)
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=UTF-8',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect(gunzipSync((await askUntilReady('/_next/static/chunks/0a-b~1.js', 'gzip')).body).toString()).toBe(SOURCE)
  })

  test.each([
    '/_next/static/chunks/none.js',
    '/_next/static/chunks/../../secret.js',
    '/_next/static/chunks/%2e%2e/secret.js',
    '/_next/static/chunks/0a-b~1.js.map',
    '/p/chunks/0a-b~1.js',
  ])('are all that is answered: not %s', async (path) => {
    for (let round = 0; round < 3; round += 1) {
      expect((await ask(path)).body.toString()).toBe('as it is')
      await wait(10)
    }
  })

  test('go on as they are for who takes no encoding', async () => {
    expect((await ask('/_next/static/chunks/0a-b~1.js', 'identity')).body.toString()).toBe('as it is')
  })
})
