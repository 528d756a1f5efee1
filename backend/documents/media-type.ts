import sharp from 'sharp'
import type { MediaType } from '@/domain/requests/document-schema'
import { ApiError } from '../platform/http/errors'
import { BoundedQueue, QueueFullError } from '../platform/shared/bounded-queue'
import { hasActiveContent } from './active-content'

/** A scan of A4 at 600 dpi; more is a bomb. */
const MAXIMUM_PIXELS = 40_000_000
/** A scan of A3 at 1,200 dpi. One row of 39 million points, 5 kB as a file, took 19 seconds to read. */
const MAXIMUM_SIDE = 20_000

/**
 * One picture at a time: a small file may take a second and half a gigabyte to read, and whoever signs in meanwhile
 * waits for the same few threads.
 */
const MAXIMUM_WAITING = 20
const queue = new BoundedQueue(1, MAXIMUM_WAITING)

const PDF = /^%PDF-(1\.[0-7]|2\.0)/
const PDF_END = '%%EOF'
const PNG = '89504e470d0a1a0a'
const JPEG = 'ffd8ff'
/** A PDF's end mark stands in its last kilobyte, whatever was appended by mail programs. */
const PDF_TAIL_BYTES = 1_024

const isPdf = (bytes: Buffer) =>
  PDF.test(bytes.subarray(0, 8).toString('latin1')) && bytes.subarray(-PDF_TAIL_BYTES).includes(PDF_END, 0, 'latin1')

async function imageFormat(bytes: Buffer): Promise<string | null> {
  try {
    const options = { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error', sequentialRead: true } as const
    const { format, width, height } = await sharp(bytes, options).metadata()
    if (Math.max(width, height) > MAXIMUM_SIDE) return null
    // The last row is there once every one before it was read: a header alone, or a picture cut short, is refused.
    await sharp(bytes, options)
      .extract({ left: 0, top: height - 1, width, height: 1 })
      .raw()
      .toBuffer()
    return format ?? null
  } catch {
    return null
  }
}

/** Throws `uploadBusy` when too many are waiting to be looked at. */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await queue.run(work)
  } catch (error) {
    throw error instanceof QueueFullError ? new ApiError('uploadBusy') : error
  }
}

/**
 * PDF, JPEG or PNG by what the bytes are; null for anything else or a broken one. The name and the type that a browser
 * sends are not looked at: both are the sender's word. Throws `uploadBusy` when too many are waiting.
 */
export async function mediaTypeOf(bytes: Buffer): Promise<MediaType | null> {
  if (isPdf(bytes)) return 'application/pdf'
  const start = bytes.subarray(0, 8).toString('hex')
  if (start === PNG) return (await queued(() => imageFormat(bytes))) === 'png' ? 'image/png' : null
  if (start.startsWith(JPEG)) return (await queued(() => imageFormat(bytes))) === 'jpeg' ? 'image/jpeg' : null
  return null
}

/** Whether a PDF may do more than be read (`hasActiveContent`). Throws `uploadBusy` when too many are waiting. */
export const isActivePdf = (bytes: Buffer): Promise<boolean> => queued(() => hasActiveContent(bytes))
