import type { Image } from '@/domain/content/schema'
import type { Locale } from '@/domain/shared/locales'
import { getCover } from '@/lib/uploads/pictures'

/** The cover first, then the others in order. Omits pictures for other languages only. */
export function orderPictures(images: readonly Image[], locale: Locale): Image[] {
  const own = images.filter(({ locales }) => !locales || locales.length === 0 || locales.includes(locale))
  const cover = getCover(own)
  return cover ? [cover, ...own.filter((image) => image !== cover)] : []
}

/** The alternative text in the page's language; null if there is none. */
export const altOf = ({ alt }: Image, locale: Locale): string | null => alt?.[locale] || null

export interface PackedFiles {
  /** Common prefix of all files. */
  prefix: string
  rest: string[]
}

/** Removes the common prefix of the files, to shorten a gallery's list for the browser. */
export function packFiles(files: readonly string[]): PackedFiles {
  const [first = ''] = files
  let length = files.length > 1 ? first.length : 0
  for (const file of files) while (!file.startsWith(first.slice(0, length))) length -= 1
  return { prefix: first.slice(0, length), rest: files.map((file) => file.slice(length)) }
}
