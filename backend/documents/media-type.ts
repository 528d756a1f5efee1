import sharp from 'sharp'
import type { MediaType } from '@/domain/requests/document-schema'
import { ApiError } from '../platform/http/errors'
import { BoundedQueue, QueueFullError } from '../platform/shared/bounded-queue'
import { hasActiveContent } from './active-content'

/** A scan of A4 at 600 dpi. A larger picture is treated as a decompression bomb. */
const MAXIMUM_PIXELS = 40_000_000
/** In px: a scan of A3 at 1,200 dpi. One row of 39 million pixels, a file of 5 kB, took 19 seconds to decode. */
const MAXIMUM_SIDE = 20_000

/**
 * Decodes one picture at a time: a small file may take a second and half a gigabyte of memory. Password hashing for
 * sign-ins waits for the same few threads.
 */
const MAXIMUM_WAITING = 20
const queue = new BoundedQueue(1, MAXIMUM_WAITING)

const PDF = /^%PDF-(1\.[0-7]|2\.0)/
const PDF_END = '%%EOF'
const PNG = '89504e470d0a1a0a'
const JPEG = 'ffd8ff'
/** The end mark of a PDF is in its last kilobyte, even if a mail program appended bytes. */
const PDF_TAIL_BYTES = 1_024

const isPdf = (bytes: Buffer) =>
  PDF.test(bytes.subarray(0, 8).toString('latin1')) && bytes.subarray(-PDF_TAIL_BYTES).includes(PDF_END, 0, 'latin1')

async function imageFormat(bytes: Buffer): Promise<string | null> {
  try {
    const options = { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error', sequentialRead: true } as const
    const { format, width, height } = await sharp(bytes, options).metadata()
    if (Math.max(width, height) > MAXIMUM_SIDE) return null
    // Decoding the last row requires all rows before it. So a header without data and a truncated picture are refused.
    await sharp(bytes, options)
      .extract({ left: 0, top: height - 1, width, height: 1 })
      .raw()
      .toBuffer()
    return format ?? null
  } catch {
    return null
  }
}

/** Throws `uploadBusy` if too many files wait. */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await queue.run(work)
  } catch (error) {
    throw error instanceof QueueFullError ? new ApiError('uploadBusy') : error
  }
}

/**
 * Returns PDF, JPEG or PNG by content, or null for any other or a damaged file. The file name and the type that the
 * browser sends are ignored, because the sender controls both. Throws `uploadBusy` if too many files wait.
 */
export async function mediaTypeOf(bytes: Buffer): Promise<MediaType | null> {
  if (isPdf(bytes)) return 'application/pdf'
  const start = bytes.subarray(0, 8).toString('hex')
  if (start === PNG) return (await queued(() => imageFormat(bytes))) === 'png' ? 'image/png' : null
  if (start.startsWith(JPEG)) return (await queued(() => imageFormat(bytes))) === 'jpeg' ? 'image/jpeg' : null
  return null
}

/** Whether a PDF has active content (`hasActiveContent`). Throws `uploadBusy` if too many files wait. */
export const isActivePdf = (bytes: Buffer): Promise<boolean> => queued(() => hasActiveContent(bytes))
