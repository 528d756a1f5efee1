import * as z from 'zod'
import { isStorageKey, MAXIMUM_PREFIX_LENGTH } from './storage-key'

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const REQUIRED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const OPTIONAL = ['S3_ENDPOINT', 'S3_REGION', 'S3_PREFIX', 'S3_PATH_STYLE'] as const

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '')

/** Settings of an S3-compatible store (ADR 14). Without them the data folder holds the files. */
export const s3Environment = {
  S3_BUCKET: z.string().regex(BUCKET, 'is no name of a bucket').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** If unset, the store is AWS in `S3_REGION`. */
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'must be an origin such as https://s3.example, without a path')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
  S3_PREFIX: z
    .string()
    .max(MAXIMUM_PREFIX_LENGTH)
    .refine(isStorageKey, "must be of letters, digits, '.', '_', '-' and '/' between")
    .optional(),
  S3_PATH_STYLE: z.stringbool().optional(),
}

export type S3Environment = z.infer<z.ZodObject<typeof s3Environment>>

/** Adds one issue if some of the settings are given and a required one is missing. */
export const checkS3Settings: z.core.CheckFn<Partial<Record<string, unknown>>> = ({ value, issues }) => {
  const missing = REQUIRED.filter((name) => value[name] === undefined)
  const given = [...REQUIRED, ...OPTIONAL].filter((name) => value[name] !== undefined)
  if (missing.length === 0 || given.length === 0) return
  const message = `must be set as well, because ${given.join(', ')} ${given.length > 1 ? 'are' : 'is'} set`
  issues.push({ code: 'custom', path: [missing.join(', ')], message, input: undefined })
}
