import { type PictureSources, pictureSources } from './pictures'

/** As wide as a card stands in a listing, which is a little wider than in a row. */
const SIZES = '(width >= 62rem) 304px, (width >= 37.5rem) 356px, 92vw'
/** What a card of a phone with three pixels a point needs. */
const WIDEST = 1280

/** Sources of a picture on a product card: those of its first picture and of what is swiped to are the same. */
export const cardSources = (file: string): PictureSources => pictureSources({ file, cover: 0 }, SIZES, WIDEST)
