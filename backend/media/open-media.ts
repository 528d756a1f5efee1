import type { Environment } from '../platform/env/env'
import type { Logger } from '../platform/logger/logger'
import { openStorage } from '../platform/storage/open-storage'
import { EncoderProcess } from './encoder-process'
import { createMediaService, type MediaService } from './media-service'

/** Opens the media service on the configured storage. A separate process decodes and encodes. */
export function openMedia(env: Environment, log: Pick<Logger, 'warn'>): MediaService {
  const encoder = new EncoderProcess('.build/encoder.mjs')
  const media = createMediaService({ storage: openStorage(env), encoder, log })
  return {
    ...media,
    stop: async () => {
      encoder.stop()
      await media.stop()
    },
  }
}
