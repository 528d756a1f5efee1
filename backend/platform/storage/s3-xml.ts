import { XMLParser } from 'fast-xml-parser'
import * as z from 'zod'
import type { StoredObject } from './storage'

/** Values remain text, because a key or code may consist of digits. */
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' })

const errorSchema = z.object({ Error: z.object({ Code: z.string() }) })

const listSchema = z.object({
  ListBucketResult: z.object({
    IsTruncated: z.stringbool(),
    NextContinuationToken: z.string().optional(),
    Contents: z
      .array(z.object({ Key: z.string(), Size: z.coerce.number().int().nonnegative(), LastModified: z.coerce.date() }))
      .default([]),
  }),
})

/**
 * Returns the code of an error response, such as `NoSuchKey`, or null for any other body. Its other fields repeat the
 * signed values.
 */
export function readS3ErrorCode(body: Buffer): string | null {
  try {
    return errorSchema.parse(parser.parse(body.toString())).Error.Code
  } catch {
    return null
  }
}

export interface S3ListPage {
  objects: StoredObject[]
  /** Continuation token of the next page; null on the last one. */
  next: string | null
}

/** Parses one page of ListObjectsV2. Throws for any other document. */
export function readS3ListPage(body: Buffer): S3ListPage {
  const { ListBucketResult: result } = listSchema.parse(parser.parse(body.toString()))
  const objects = result.Contents.map(({ Key, Size, LastModified }) => ({
    key: Key,
    bytes: Size,
    modifiedAt: LastModified,
  }))
  if (!result.IsTruncated) return { objects, next: null }
  if (!result.NextContinuationToken) throw new Error('a list of objects is cut off and names no next page')
  return { objects, next: result.NextContinuationToken }
}
