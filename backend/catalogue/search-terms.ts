import { foldText } from '@/domain/shared/fold'
import type { Locale } from '@/domain/shared/locales'
import { poolOf } from '../platform/database/client'
import type { CatalogueCache } from './cache/catalogue-cache'
import { withoutStopWords } from './stop-words'

/** Fewer letters have too few trigrams to tell a typing error from another word. */
const SHORTEST_LOOSE_WORD = 3
const MOST_WORDS = 8
/** Words of the catalogue that may stand for a mistyped one. */
const ALTERNATIVES = 3

/** For every word of the search, the words that may stand for it. */
export type Wording = string[][]

/** The words of a search in folded letters. Signs part words and mean nothing, so `%`, `_`, `&` or `:*` alone find nothing. */
export function wordsOf(term: string): string[] {
  return foldText(term)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
}

export const asTyped = (term: string): Wording => withoutStopWords(wordsOf(term)).map((word) => [word])

/** Asked for every search, so that it is planned once for each connection. */
const FUZZY_MATCHES = {
  name: 'search_fuzzy_matches',
  text: `select word from search_words where word % $1 order by word <-> $1 limit ${ALTERNATIVES}`,
}

export const askForFuzzyMatches = (word: string) => ({ ...FUZZY_MATCHES, values: [word] })

/** What a word is likest to among all words of the catalogue: 'istambul' and 'istnabul' are 'istanbul'. */
function findFuzzyMatches(cache: CatalogueCache, word: string): Promise<string[]> {
  if (word.length < SHORTEST_LOOSE_WORD) return Promise.resolve([])
  return cache.fuzzyMatches.find(word, async () => {
    const { rows } = await poolOf(cache.db).query<{ word: string }>(askForFuzzyMatches(word))
    return rows.map((row) => row.word)
  })
}

/** The search with its typing errors mended, or null where no word has a likeness. */
async function findFuzzyWording(cache: CatalogueCache, typed: Wording): Promise<Wording | null> {
  const found = await Promise.all(typed.map(([word = '']) => findFuzzyMatches(cache, word)))
  if (found.every((alternatives) => alternatives.length === 0)) return null
  return typed.map(([word = ''], index) => [...new Set([word, ...(found[index] ?? [])])])
}

/** Words are letters and digits alone by now, so that none of them is an operator. */
function tsQuery(wording: Wording, weight: '' | 'A', operator: '&' | '|'): string {
  // The beginnings of words as one types; a single letter must be a word of its own.
  const mark = (word: string) => (word.length > 1 ? `${word}:*${weight}` : `${word}${weight && `:${weight}`}`)
  const groups = wording.map((alternatives) => `(${alternatives.map(mark).join(' | ')})`)
  return groups.join(` ${operator} `)
}

/** First parameters of a question about texts `x`, of which the constants below are made. */
export type Match = [everywhere: string, start: string, locale: Locale, inTitle: string]

// Each within a question of its own, which is answered once: bare, PostgreSQL reads the words anew for every row that it weighs.
const askedFor = (parameter: number) => `(select to_tsquery('simple', $${parameter}))`
export const EVERYWHERE = askedFor(1)
/** Texts that have the words of a parameter. */
export const having = (parameter: number) => `x.search @@ ${askedFor(parameter)}`
/** What puts a text before others that have the words in the same place: a title that begins so, then the reader's language. */
export const PREFERENCE = `(
  case when starts_with(x.folded_title, $2) then 3 else 0 end + case when x.locale = $3 then 5 else 0 end
)`

/** With '&' every word must be there, with '|' one of them; `term` is what a title may begin with. */
export function buildMatch(wording: Wording, term: string, locale: Locale, operator: '&' | '|'): Match {
  const start = wordsOf(term).join(' ')
  return [tsQuery(wording, '', operator), start, locale, tsQuery(wording, 'A', operator)]
}

/** What is asked for in a language: as it was typed and, asked for once where that finds nothing, with its errors mended. */
export interface Wanted {
  term: string
  typed: Wording
  locale: Locale
  mend: () => Promise<Wording | null>
}

export function readTerm(cache: CatalogueCache, term: string, locale: Locale): Wanted {
  const typed = asTyped(term)
  let mended: Promise<Wording | null> | null = null
  const mend = () => {
    mended ??= findFuzzyWording(cache, typed)
    return mended
  }
  return { term, typed, locale, mend }
}

/** The rows of the first way that finds any: as typed; with typing errors mended; with some of the words only. */
export async function findFirst<T>(
  { term, typed, locale, mend }: Wanted,
  find: (match: Match) => Promise<T[]>,
): Promise<T[]> {
  if (typed.length === 0) return []
  const rows = await find(buildMatch(typed, term, locale, '&'))
  if (rows.length > 0) return rows
  const alike = await mend()
  if (alike === null) return []
  const corrected = await find(buildMatch(alike, term, locale, '&'))
  return corrected.length > 0 || alike.length === 1 ? corrected : find(buildMatch(alike, term, locale, '|'))
}
