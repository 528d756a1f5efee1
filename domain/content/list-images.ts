import type { Image } from './schema'

/**
 * The first images of a product for a card or a basket item, without alternative texts and captions: these texts in six
 * languages would double the size of the response.
 */
export const toListImages = (images: readonly Image[], most: number): Image[] =>
  images.slice(0, most).map(({ alt: _alt, caption: _caption, ...image }) => image)
