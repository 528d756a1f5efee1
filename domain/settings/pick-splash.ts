import type { Image } from '../content/schema'
import type { Locale } from '../shared/locales'
import type { Settings } from './schema'

type Splash = Pick<Settings['home']['hero'], 'image' | 'images'>

/**
 * The splash image of a language (spec 3): the first image that lists the language, else the image for all languages.
 */
export function pickSplash({ image, images }: Splash, locale: Locale): Image {
  return images.find(({ locales }) => locales?.includes(locale)) ?? image
}
