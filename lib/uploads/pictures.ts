import type { Image } from '@/domain/content/schema'
import { PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '@/domain/media/variants'

/** Attributes of a `<picture>`; `src` is for browsers without `srcset`. */
export interface PictureSources {
  avif: string
  webp: string
  src: string
  sizes: string
  placeholder: string | null
  /** The focal point as `object-position`; undefined for the centre. */
  focus: string | undefined
}

/** Inlined at build time (`env` of next.config), so that server and browser use the same address. */
const base = (process.env.PUBLIC_UPLOADS_URL || '/uploads').replace(/\/$/, '')

/** Address of a file without variants, such as a logo or a document. */
export function uploadUrl(file: string): string {
  return `${base}/${file.split('/').filter(Boolean).map(encodeURIComponent).join('/')}`
}

export function pictureUrl(file: string, width: PictureWidth, format: PictureFormat): string {
  return uploadUrl(`${file}-${width}.${format}`)
}

function buildSourceSet(file: string, format: PictureFormat, widest: number): string {
  const widths = PICTURE_WIDTHS.filter((width) => width <= widest)
  return widths.map((width) => `${pictureUrl(file, width, format)} ${width}w`).join(', ')
}

const toPercent = (share: number): string => `${Math.round(share * 1000) / 10}%`

/** The data with which an image can be shown and cropped. */
export type CroppedFile = Pick<Image, 'file' | 'focalPoint'>

/** Only the file and the focal point, for data sent to the browser. */
export const toCroppedFile = ({ file, focalPoint }: Image): CroppedFile =>
  focalPoint ? { file, focalPoint } : { file }

/** The focal point of an image as `object-position`; undefined for the centre. */
export const focusOf = ({ focalPoint }: Pick<Image, 'focalPoint'>): string | undefined =>
  focalPoint && `${toPercent(focalPoint.x)} ${toPercent(focalPoint.y)}`

export function fixedSources(image: CroppedFile, width: PictureWidth): Pick<PictureSources, 'avif' | 'src' | 'focus'> {
  return {
    avif: pictureUrl(image.file, width, 'avif'),
    src: pictureUrl(image.file, width, 'webp'),
    focus: focusOf(image),
  }
}

/** Sources of an image shown at `sizes`; `widest` excludes larger variants. */
export function pictureSources(
  image: CroppedFile & Pick<Image, 'placeholder'>,
  sizes: string,
  widest: PictureWidth = 1600,
): PictureSources {
  return {
    avif: buildSourceSet(image.file, 'avif', widest),
    webp: buildSourceSet(image.file, 'webp', widest),
    src: pictureUrl(image.file, widest < 640 ? widest : 640, 'webp'),
    sizes,
    placeholder: image.placeholder ?? null,
    focus: focusOf(image),
  }
}

/** The image marked as cover, else the first (spec 3); null if there are none and the no-image drawing is shown. */
export function getCover(images: readonly Image[]): Image | null {
  return images.find(({ cover }) => cover === 1) ?? images[0] ?? null
}
