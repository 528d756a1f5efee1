import { type CroppedFile, type PictureSources, pictureSources } from './pictures'

/** Widths of a card in a listing, and in a swipeable row, where a phone shows part of the next card. */
const SIZES = {
  grid: '(width >= 62rem) 304px, (width >= 40rem) 356px, 92vw',
  row: '(width >= 62rem) 304px, (width >= 26.5rem) 302px, 72vw',
}
/** Sufficient for a card on a phone with a device pixel ratio of 3. */
const WIDEST = 1280

export type CardPlace = keyof typeof SIZES

/** Image sources of a product card; the same for its first image and for those reached by swiping. */
export const cardSources = (image: CroppedFile, place: CardPlace): PictureSources =>
  pictureSources(image, SIZES[place], WIDEST)
