import type { Image } from '@/domain/content/schema'
import type { Locale } from '@/domain/shared/locales'
import { getCover } from '@/lib/uploads/pictures'

/** The cover first, then the rest in their order; pictures that are made for other languages only are left out. */
export function orderPictures(images: readonly Image[], locale: Locale): Image[] {
  const own = images.filter(({ locales }) => !locales || locales.length === 0 || locales.includes(locale))
  const cover = getCover(own)
  return cover ? [cover, ...own.filter((image) => image !== cover)] : []
}

/** What a picture shows, in the language of the page; null where nobody has said it. */
export const altOf = ({ alt }: Image, locale: Locale): string | null => alt?.[locale] || null

export interface PackedFiles {
  /** What all files begin with. */
  prefix: string
  rest: string[]
}

/** Files without what they share: a gallery's list crosses to the browser, and may be long. */
export function packFiles(files: readonly string[]): PackedFiles {
  const [first = ''] = files
  let length = files.length > 1 ? first.length : 0
  for (const file of files) while (!file.startsWith(first.slice(0, length))) length -= 1
  return { prefix: first.slice(0, length), rest: files.map((file) => file.slice(length)) }
}
