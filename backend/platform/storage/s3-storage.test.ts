import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { S3Limits, S3Settings } from './s3-client'
import { createS3Storage } from './s3-storage'
import { type Storage, StorageRefusedError, StorageUnavailableError } from './storage'
import type { Fault } from './test-support/fault-proxy'
import { listKeys } from './test-support/list-keys'
import { findSignatureFault, type S3Server, startS3Server } from './test-support/s3-server'

const LIMITS: S3Limits = { attemptMs: 5_000, totalMs: 20_000, attempts: 4, pauseMs: 5 }
const KEY = 'lykia/media/a.png'
const BODY = Buffer.alloc(40_000, 'picture')

let server: S3Server
let storage: Storage

const open = (changed: Partial<S3Settings> = {}, limits: Partial<S3Limits> = {}) =>
  createS3Storage({ ...server.settings, ...changed }, { ...LIMITS, ...limits })

const spoil = (...faults: Fault[]) => void server.proxy.faults.splice(0, Infinity, ...faults)

beforeAll(async () => {
  server = await startS3Server()
})
beforeEach(async () => {
  storage = open()
  spoil()
  await storage.write(KEY, BODY)
  server.proxy.requests.length = 0
})
afterAll(() => server.stop())

const CALLS: [string, () => Promise<unknown>][] = [
  ['read', () => storage.read(KEY)],
  ['stat', () => storage.stat(KEY)],
  ['sha256', () => storage.sha256(KEY)],
  ['write', () => storage.write(KEY, BODY)],
  ['remove', () => storage.remove(KEY)],
  ['list', () => listKeys(storage, 'lykia')],
]

describe.each(CALLS)('%s', (name, call) => {
  test('is signed, its body too', async () => {
    await call()
    expect(server.proxy.requests.length).toBeGreaterThan(0)
    expect(server.proxy.requests.map(findSignatureFault)).toEqual(server.proxy.requests.map(() => null))
  })

  test.each<[string, Fault[]]>([
    ['two answers of 503', ['unavailable', 'unavailable']],
    ['a connection that is reset', ['reset']],
  ])('succeeds after %s', async (_fault, faults) => {
    spoil(...faults)
    const result = await call()
    if (name === 'read') expect(BODY.equals(result as Buffer)).toBe(true)
    expect(server.proxy.requests).toHaveLength(faults.length + 1)
  })

  test('succeeds after an answer that does not come in time', async () => {
    storage = open({}, { attemptMs: 150, attempts: 20 })
    spoil('slow')
    await call()
    expect(server.proxy.requests.length).toBeGreaterThan(1)
  })

  test.each<[string, Fault]>([
    ['answers 503 for ever', 'unavailable'],
    ['resets every connection', 'reset'],
  ])('is unavailable when the store %s, after four attempts', async (_fault, fault) => {
    spoil(...Array<Fault>(10).fill(fault))
    await expect(call()).rejects.toThrow(StorageUnavailableError)
    expect(server.proxy.requests).toHaveLength(4)
  })
})

describe('a body that does not arrive as it was stored', () => {
  const faults: Fault[] = ['cut', 'unmarked', 'altered']

  test.each(faults)('%s once is read again', async (fault) => {
    spoil(fault)
    expect(BODY.equals((await storage.read(KEY)) ?? Buffer.alloc(0))).toBe(true)
    expect(server.proxy.requests).toHaveLength(2)
  })

  test.each(faults)('%s for ever is never returned', async (fault) => {
    spoil(...Array<Fault>(10).fill(fault))
    await expect(storage.read(KEY)).rejects.toThrow(StorageUnavailableError)
  })

  test.each<Fault>(['cut', 'unmarked'])('%s for ever is no list either', async (fault) => {
    spoil(...Array<Fault>(10).fill(fault))
    await expect(listKeys(storage, '')).rejects.toThrow(StorageUnavailableError)
  })
})

test.each(CALLS.filter(([name]) => name !== 'remove'))(
  '%s does not believe an answer that is not one of S3',
  async (_name, call) => {
    spoil('foreign')
    await call().catch((error: unknown) => expect(error).toBeInstanceOf(StorageUnavailableError))
    spoil(...Array<Fault>(10).fill('foreign'))
    await expect(call()).rejects.toThrow(StorageUnavailableError)
  },
)

test('an upload that came too late is sent again', async () => {
  spoil('timedOut', 'timedOut')
  await storage.write(KEY, BODY)
  expect(server.proxy.requests).toHaveLength(3)
})

test('an upload that is cut off is sent again, and leaves the former object until it is whole', async () => {
  const body = Buffer.alloc(4_000_000, 'a newer picture')
  spoil(...Array<Fault>(4).fill('cutUpload'))
  await expect(storage.write(KEY, body)).rejects.toThrow(StorageUnavailableError)
  expect(BODY.equals((await storage.read(KEY)) ?? Buffer.alloc(0))).toBe(true)
  spoil('cutUpload')
  await storage.write(KEY, body)
  expect(body.equals((await storage.read(KEY)) ?? Buffer.alloc(0))).toBe(true)
})

test('a store that answers nothing fails within the time of all attempts', async () => {
  const impatient = open({}, { attemptMs: 200, totalMs: 300, attempts: 50 })
  spoil(...Array<Fault>(10).fill('slow'))
  const started = performance.now()
  const reason = await impatient.read(KEY).catch((error: unknown) => error)
  expect(reason).toBeInstanceOf(StorageUnavailableError)
  expect(String(reason)).toContain('aborted due to timeout')
  expect(performance.now() - started).toBeLessThan(1_500)
  expect(server.proxy.requests.length).toBeLessThanOrEqual(2)
})

test('a store that is not there is unavailable', async () => {
  await expect(open({ endpoint: 'http://127.0.0.1:9' }).read(KEY)).rejects.toThrow(StorageUnavailableError)
})

test.each<[string, Partial<S3Settings>, string]>([
  ['a wrong secret', { secretAccessKey: 'wrong' }, '403 SignatureDoesNotMatch'],
  ['an unknown key', { accessKeyId: 'unknown' }, '403 InvalidAccessKeyId'],
  ['a bucket that is not there', { bucket: 'absent' }, '404 NoSuchBucket'],
])('%s is refused at once, never "not there"', async (_name, changed, reason) => {
  const other = open(changed)
  for (const call of [() => other.read(KEY), () => other.write(KEY, BODY), () => listKeys(other)])
    await expect(call()).rejects.toThrow(new RegExp(`answered ${reason}$`))
  await expect(other.stat('lykia/absent.png')).rejects.toThrow(StorageRefusedError)
  expect(server.proxy.requests.length).toBeLessThanOrEqual(5)
})

test('a redirect is refused: it would be followed with a signature for another host', async () => {
  spoil('moved')
  await expect(storage.read(KEY)).rejects.toThrow('answered 307')
})

test('no error repeats the secret or the signature', async () => {
  const errors = [
    await open({ secretAccessKey: 'hunter2-hunter2' }).read(KEY).catch(String),
    await open({ endpoint: 'http://127.0.0.1:9', secretAccessKey: 'hunter2-hunter2' })
      .read(KEY)
      .catch((error: Error) => `${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`),
  ]
  for (const text of errors) expect(text).not.toMatch(/hunter2|AWS4-HMAC|Credential/)
})

test('objects carry their type and checksum', async () => {
  await storage.write('lykia/document.pdf', BODY)
  await storage.write('lykia/unknown', BODY)
  const types = server.proxy.requests.map(({ headers }) => headers['content-type'])
  expect(types).toEqual(['application/pdf', 'application/octet-stream'])
})

test('the checksum of an object that another program has put there is computed', async () => {
  const { settings } = server
  const { AwsClient } = await import('aws4fetch')
  const other = new AwsClient({ ...settings, service: 's3' })
  const put = await other.fetch(`${settings.endpoint}/${settings.bucket}/lykia/other.txt`, { method: 'PUT', body: 'x' })
  expect(put.status).toBe(200)
  expect(await storage.sha256('lykia/other.txt')).toBe(
    '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881',
  )
})
