/** What the other modules use of media; they import no other file of it. */
export { insertMedia, listMediaHashes, type MediaService } from './media-service'
export type { MediaFolder } from './names'
export { openMedia } from './open-media'
