import sharp from 'sharp'
import { MAXIMUM_PIXELS } from './inspect-image'
import { FULL_SIZE } from './names'

export interface PrepareRequest {
  source: Buffer
  /** Whether the source must be encoded again before it can be sent. */
  needsFull: boolean
}

export interface PreparedPicture {
  /** The largest picture that is sent, as WebP: upright, without metadata. Null when the source itself can be sent. */
  full: Buffer | null
  /** A picture of 6 px as a data URL. */
  placeholder: string
}

const FULL_QUALITY = 90
/** The height follows the width, except for a picture that is more than four times as high as wide. */
const PLACEHOLDER_SIZE = { width: 6, height: 24 }

const open = (body: Buffer) => sharp(body, { limitInputPixels: MAXIMUM_PIXELS }).autoOrient()

const buildFull = (body: Buffer): Promise<Buffer> =>
  open(body)
    .resize({ ...FULL_SIZE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: FULL_QUALITY })
    .toBuffer()

/** Decodes the whole source once. Rejects when it is cut off or damaged. */
export async function preparePicture({ source, needsFull }: PrepareRequest): Promise<PreparedPicture> {
  const full = needsFull ? await buildFull(source) : null
  const tiny = await open(full ?? source)
    .resize({ ...PLACEHOLDER_SIZE, fit: 'inside' })
    .webp({ quality: 40, effort: 6 })
    .toBuffer()
  return { full, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}
