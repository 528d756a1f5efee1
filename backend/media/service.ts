/** The public API of the media module. Other modules import only this file. */
export { insertMedia, listMediaHashes, type MediaService } from './media-service'
export type { MediaFolder } from './names'
export { openMedia } from './open-media'
