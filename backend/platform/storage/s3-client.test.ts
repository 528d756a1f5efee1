import { expect, test } from 'vitest'
import { buildS3Url, type S3Settings } from './s3-client'

const settings: S3Settings = {
  endpoint: 'https://s3.eu-central-1.amazonaws.com',
  region: 'eu-central-1',
  bucket: 'kervan',
  accessKeyId: 'a',
  secretAccessKey: 'b',
  prefix: '',
  pathStyle: true,
}

test('the bucket stands in the path, or in the name of the host', () => {
  expect(buildS3Url(settings, 'lykia/a.png').href).toBe('https://s3.eu-central-1.amazonaws.com/kervan/lykia/a.png')
  const hosted = { ...settings, pathStyle: false }
  expect(buildS3Url(hosted, 'lykia/a.png').href).toBe('https://kervan.s3.eu-central-1.amazonaws.com/lykia/a.png')
  expect(buildS3Url(hosted, '', { prefix: 'a/' }).href).toBe(
    'https://kervan.s3.eu-central-1.amazonaws.com/?prefix=a%2F',
  )
})

test('a list asks for the bucket without a slash after it, as it is signed', () => {
  expect(buildS3Url({ ...settings, endpoint: 'http://127.0.0.1:9000' }, '', { 'list-type': '2' }).href).toBe(
    'http://127.0.0.1:9000/kervan?list-type=2',
  )
})
