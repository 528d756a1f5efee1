import { type CatalogueWords, hasWord } from './catalogue-words'
import { toPlainText } from './plain-text'

/** Normalises a feature: 'private-pool', 'private_pool' and 'Private pool' are equal. */
function toKey(feature: string): string {
  const words = feature
    .trim()
    .split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
  const [first = '', ...rest] = words
  return [first, ...rest.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)].join('')
}

/** Features in the page's language, without duplicates; without a translation, as the operator wrote them. */
export function nameFeatures(features: readonly string[], t: CatalogueWords): string[] {
  const names = features.map((feature) => {
    const key = `features.${toKey(feature)}` as 'features.pool'
    return hasWord(key, t) ? t(key) : toPlainText(feature)
  })
  return [...new Set(names)].filter(Boolean)
}

const METRES_PER_KILOMETRE = 1000

/** '350 m', '2.5 km'. */
export function formatDistance(metres: number, t: CatalogueWords): string {
  if (metres < METRES_PER_KILOMETRE) return t('distances.metres', { metres })
  return t('distances.kilometres', { kilometres: Math.round(metres / 100) / 10 })
}
