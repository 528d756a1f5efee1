import { expect, test } from 'vitest'
import { readS3ErrorCode, readS3ListPage } from './s3-xml'

const page = (inner: string) =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://x">${inner}</ListBucketResult>`)

const object = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-26T08:00:00.123Z</LastModified><Size>12</Size></Contents>`

test('a page with one object is a list too, and a key of digits stays text', () => {
  expect(readS3ListPage(page(`<IsTruncated>false</IsTruncated>${object('007')}`))).toEqual({
    objects: [{ key: '007', bytes: 12, modifiedAt: new Date('2026-11-26T08:00:00.123Z') }],
    next: null,
  })
})

test('a page without objects is empty', () => {
  expect(readS3ListPage(page('<IsTruncated>false</IsTruncated>'))).toEqual({ objects: [], next: null })
})

test('a page that is followed by others names its token, signs of XML in it decoded', () => {
  const { next, objects } = readS3ListPage(
    page(`<IsTruncated>true</IsTruncated><NextContinuationToken>1&amp;/2==</NextContinuationToken>${object('a')}`),
  )
  expect([next, objects.length]).toEqual(['1&/2==', 1])
})

test.each([
  ['a page that is cut off without a token', page(`<IsTruncated>true</IsTruncated>${object('a')}`)],
  ['a page without its end mark', page(object('a'))],
  ['another document', Buffer.from('<html><body>Welcome</body></html>')],
  ['nothing', Buffer.alloc(0)],
])('%s throws', (_name, body) => {
  expect(() => readS3ListPage(body)).toThrow()
})

test('an error has a code, anything else none', () => {
  expect(readS3ErrorCode(Buffer.from('<Error><Code>NoSuchKey</Code><Key>a</Key></Error>'))).toBe('NoSuchKey')
  expect(readS3ErrorCode(Buffer.from('<html><body>502</body></html>'))).toBeNull()
  expect(readS3ErrorCode(Buffer.alloc(0))).toBeNull()
})
