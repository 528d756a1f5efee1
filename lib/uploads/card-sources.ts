import { type CroppedFile, type PictureSources, pictureSources } from './pictures'

/** As wide as a card stands in a listing, and in a row that is swiped, where a phone shows a part of the next card. */
const SIZES = {
  grid: '(width >= 62rem) 304px, (width >= 40rem) 356px, 92vw',
  row: '(width >= 62rem) 304px, (width >= 26.5rem) 302px, 72vw',
}
/** What a card of a phone with three pixels a point needs. */
const WIDEST = 1280

export type CardPlace = keyof typeof SIZES

/** Sources of a picture on a product card: those of its first picture and of what is swiped to are the same. */
export const cardSources = (image: CroppedFile, place: CardPlace): PictureSources =>
  pictureSources(image, SIZES[place], WIDEST)
