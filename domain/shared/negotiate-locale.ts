import type { Locale } from './locales'

interface Wish {
  language: string
  weight: number
}

function parseWish(part: string): Wish {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const weight = quality === undefined ? 1 : Number(quality)
  return { language: tag.split('-')[0]?.toLowerCase() ?? '', weight: Number.isFinite(weight) ? weight : 0 }
}

/**
 * The preferred offered language of an `Accept-Language` header, regions ignored; null when the header names none of
 * them. '*' is ignored, because it expresses no preference.
 */
export function negotiateLocale(header: string | null | undefined, offered: readonly Locale[]): Locale | null {
  const wishes = (header ?? '').slice(0, 500).split(',').map(parseWish)
  const known = wishes.flatMap(({ language, weight }) => {
    const locale = offered.find((candidate) => candidate === language)
    return locale && weight > 0 ? [{ locale, weight }] : []
  })
  return known.sort((left, right) => right.weight - left.weight)[0]?.locale ?? null
}
