import { join } from 'node:path'
import { PictureStore } from '../db/seed/pictures/picture-store'
import type { Environment } from '../env'
import type { Logger } from '../logger'
import type { TenantRegistry } from '../tenancy/registry'
import { createKnownPictures, listKnownPictures } from './known-pictures'

/** One core draws, the other answers. */
const DRAWERS = 1

export interface UploadStore {
  pictures: PictureStore
  uploadsDir: string
  /** Draws ahead what the tenants show; ends early when stopped. */
  drawAhead: () => { stop: () => Promise<void> }
}

/** The uploads host's files: `uploads` in the data folder, with the demo's pictures drawn when asked for. */
export function createUploadStore(
  env: Environment,
  registry: TenantRegistry,
  log: Logger,
  now: () => number,
): UploadStore {
  const uploadsDir = join(env.DATA_DIR, 'uploads')
  const pictures = new PictureStore({
    uploadsDir,
    cacheDir: env.PICTURE_CACHE_DIR ?? join(env.DATA_DIR, 'pictures-cache'),
    concurrency: DRAWERS,
    isKnown: createKnownPictures(registry, now),
    log: (message, details) => log.info(details, message),
  })
  const drawAhead = () => {
    const controller = new AbortController()
    const work = async () => {
      for (const { company } of registry.list()) {
        if (controller.signal.aborted) return
        await pictures.fill(await listKnownPictures(registry, company), controller.signal)
      }
    }
    const running = work().catch((error: unknown) => log.warn({ err: error }, 'pictures could not be drawn ahead'))
    return {
      stop: async () => {
        controller.abort()
        await running
      },
    }
  }
  return { pictures, uploadsDir, drawAhead }
}
