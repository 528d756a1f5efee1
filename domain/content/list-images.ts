import type { Image } from './schema'

/** The first pictures of a product for a card or a basket item, without their words: six languages of each would double an answer. */
export const toListImages = (images: readonly Image[], most: number): Image[] =>
  images.slice(0, most).map(({ alt: _alt, caption: _caption, ...image }) => image)
