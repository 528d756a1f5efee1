import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from '../env/env'
import { openBucket, openStorage } from './open-storage'
import { findSignatureFault, startS3Server } from './test-support/s3-server'

const secrets = {
  QUOTE_SECRET: 'quote-secret-of-the-tests',
  DOCUMENTS_KEY: 'documents-key-of-the-storage-tests',
  SERVICE_KEY: 'service-key-of-the-tests',
  REVALIDATE_SECRET: 'revalidate-secret-of-tests',
}
const complete = { S3_BUCKET: 'kervan', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }

const read = (given: Record<string, string>) => readEnvironment({ ...secrets, ...given })

test('without settings of S3 files lie in the data folder', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'kervan-data-'))
  try {
    const env = read({ DATA_DIR })
    expect(openBucket(env)).toBeNull()
    await openStorage(env).write('lykia/a.txt', Buffer.from('a'))
    expect(await openStorage(read({ DATA_DIR: `${DATA_DIR}/storage/..` })).read('lykia/a.txt')).toEqual(
      Buffer.from('a'),
    )
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true })
  }
})

test('with them files lie in the bucket, below its prefix', async () => {
  const server = await startS3Server()
  try {
    const { endpoint, region } = server.settings
    const env = read({ ...complete, S3_ENDPOINT: endpoint, S3_REGION: region, S3_PREFIX: 'shops/kervan' })
    await openStorage(env).write('lykia/a.txt', Buffer.from('a'))
    expect(server.proxy.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /kervan/shops/kervan/lykia/a.txt',
    ])
    expect(server.proxy.requests.map(findSignatureFault)).toEqual([null])
  } finally {
    await server.stop()
  }
})

test('some settings without the others are one readable error, which repeats no secret', () => {
  const { S3_BUCKET: _, ...withoutBucket } = complete
  expect(() => read(withoutBucket)).toThrow(
    'S3_BUCKET: must be set as well, because S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY are set',
  )
  expect(() => read({ S3_BUCKET: 'kervan' })).toThrow(
    'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: must be set as well, because S3_BUCKET is set',
  )
  expect(() => read({ S3_SECRET_ACCESS_KEY: 'hunter2' })).not.toThrow('hunter2')
})

test.each([
  ['S3_BUCKET', 'Not_A_Bucket'],
  ['S3_ENDPOINT', 'store.example'],
  ['S3_ENDPOINT', 'ftp://store.example'],
  ['S3_ENDPOINT', 'https://store.example/path'],
  ['S3_REGION', 'eu central'],
  ['S3_PREFIX', '/shops/'],
  ['S3_PREFIX', '../shops'],
  ['S3_PREFIX', `${'a'.repeat(199)}/${'b'.repeat(199)}/${'c'.repeat(112)}`],
  ['S3_PATH_STYLE', 'perhaps'],
])('%s is not %j', (name, value) => {
  expect(() => read({ ...complete, [name]: value })).toThrow(name)
})

test('a slash at the end of the endpoint is allowed', () => {
  expect(openBucket(read({ ...complete, S3_ENDPOINT: 'https://store.example/' }))).not.toBeNull()
})
