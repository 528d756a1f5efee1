import { ApiError } from '../platform/http/errors'
import type { ApiApp, ApiContext } from '../platform/http/register'
import type { PlatformServices } from '../platform/services/platform-services'
import { StorageRefusedError, StorageUnavailableError } from '../platform/storage/storage'
import { resolveFormerPath } from './former-address'
import { MediaIndex } from './media-index'
import type { MediaService } from './media-service'
import { type MediaAddress, parseMediaAddress } from './names'
import type { SentPicture } from './read-picture'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** For a larger picture that is sent until the variant exists. */
const NOT_STORED = 'no-store'
const DAY = 'public, max-age=86400'

/** Prevents scripts and access to the session in an SVG file that is opened as a page. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
}

const FOR_EVER: SentHeaders = { 'cache-control': IMMUTABLE }

type SentHeaders = Readonly<Record<string, string>>

const toAnswer = ({ body, contentType }: SentPicture, headers: SentHeaders) =>
  [
    new Uint8Array(body),
    200,
    { ...SECURITY_HEADERS, 'content-type': contentType, 'content-length': String(body.length), ...headers },
  ] as const

/**
 * The bytes of an address never change, so its name is the ETag. A picture sent in place of a missing variant has no
 * ETag.
 */
const tagOf = ({ hash, variant }: MediaAddress): string =>
  variant ? `"${hash}-${variant.width}-${variant.format}"` : `"${hash}"`

const knowsTag = (known: string | undefined, tag: string): boolean =>
  known?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false

/**
 * `GET` and `HEAD /uploads/<company>/…`: the uploads host of spec 7, with one folder for each tenant. Paths that match
 * no current or former pattern cause no access to storage or disk.
 */
export function registerMediaRoutes(
  app: ApiApp,
  { media, registry, env }: PlatformServices & { media: MediaService },
): void {
  const index = new MediaIndex(registry)

  const read = (address: MediaAddress, isProbe: boolean) =>
    media.read(address, { isProbe }).catch((error: unknown) => {
      if (error instanceof StorageUnavailableError || error instanceof StorageRefusedError)
        throw new ApiError('unavailable')
      throw error
    })

  async function answerPicture(c: ApiContext, address: MediaAddress): Promise<Response> {
    if (!(await index.has(address))) throw new ApiError('notFound')
    const etag = tagOf(address)
    if (knowsTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, { ...FOR_EVER, etag })
    const picture = await read(address, c.req.method === 'HEAD')
    if (!picture) throw new ApiError('notFound')
    return c.body(...toAnswer(picture, picture.isFinal ? { ...FOR_EVER, etag } : { 'cache-control': NOT_STORED }))
  }

  app.get('/uploads/*', async (c) => {
    const path = c.req.path.slice('/uploads/'.length)
    const address = parseMediaAddress(path)
    if (address) return answerPicture(c, address)
    const former = await resolveFormerPath({ registry, env }, path)
    if (!former) throw new ApiError('notFound')
    if ('location' in former) return c.body(null, 301, { location: former.location, 'cache-control': DAY })
    return c.body(...toAnswer(former, { 'cache-control': DAY }))
  })
}
