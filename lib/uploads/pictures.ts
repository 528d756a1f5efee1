import type { Image } from '@/domain/content/schema'
import { PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '@/domain/media/variants'

/** What a `<picture>` needs; `src` is for browsers that read no `srcset`. */
export interface PictureSources {
  avif: string
  webp: string
  src: string
  sizes: string
  placeholder: string | null
  /** What stays in sight when the picture is cut, as `object-position`; undefined for the middle. */
  focus: string | undefined
}

/** Put in at build time (`env` of next.config), so that server and browser name the same address. */
const base = (process.env.PUBLIC_UPLOADS_URL || '/uploads').replace(/\/$/, '')

/** Address of a file of the uploads host that has no variants: a logo, a document. */
export function uploadUrl(file: string): string {
  return `${base}/${file.split('/').filter(Boolean).map(encodeURIComponent).join('/')}`
}

/** Address of one variant of a picture. */
export function pictureUrl(file: string, width: PictureWidth, format: PictureFormat): string {
  return uploadUrl(`${file}-${width}.${format}`)
}

function buildSourceSet(file: string, format: PictureFormat, widest: number): string {
  const widths = PICTURE_WIDTHS.filter((width) => width <= widest)
  return widths.map((width) => `${pictureUrl(file, width, format)} ${width}w`).join(', ')
}

const toPercent = (share: number): string => `${Math.round(share * 1000) / 10}%`

/** What a place needs to show a picture and to cut it where it may be cut. */
export type CroppedFile = Pick<Image, 'file' | 'focalPoint'>

/** The file and the focal point alone, for what crosses to the browser. */
export const toCroppedFile = ({ file, focalPoint }: Image): CroppedFile =>
  focalPoint ? { file, focalPoint } : { file }

/** The focal point of a picture as `object-position`; undefined for the middle. */
export const focusOf = ({ focalPoint }: Pick<Image, 'focalPoint'>): string | undefined =>
  focalPoint && `${toPercent(focalPoint.x)} ${toPercent(focalPoint.y)}`

/** One file of a picture for a place of a fixed width. */
export function fixedSources(image: CroppedFile, width: PictureWidth): Pick<PictureSources, 'avif' | 'src' | 'focus'> {
  return {
    avif: pictureUrl(image.file, width, 'avif'),
    src: pictureUrl(image.file, width, 'webp'),
    focus: focusOf(image),
  }
}

/** Sources of a picture shown at `sizes`; `widest` keeps variants out that its place can never use. */
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

/** The cover: the one that says so, else the first (spec 3); null when there is none and the no-image drawing stands in. */
export function getCover(images: readonly Image[]): Image | null {
  return images.find(({ cover }) => cover === 1) ?? images[0] ?? null
}
