import type { Environment } from '../env'
import type { Logger } from '../logger'
import { openStorage } from '../platform/storage/open-storage'
import { EncoderProcess } from './encoder-process'
import { createMediaService, type MediaService } from './service'

/** The pictures of a process, in the storage that its environment names; variants are encoded in a process of their own. */
export function openMedia(env: Environment, log: Pick<Logger, 'warn'>): MediaService {
  const encoder = new EncoderProcess('.build/encoder.mjs')
  const media = createMediaService({ storage: openStorage(env), encode: encoder.encode, log })
  return {
    ...media,
    stop: async () => {
      encoder.stop()
      await media.stop()
    },
  }
}
