import { foldText } from '@/domain/shared/fold'

/**
 * Articles, prepositions and conjunctions of the shop's languages. They occur in nearly every text and distinguish
 * none.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a an and at by for from in into of on or the to with',
    've veya ile bir bu için da de ki',
    'der die das den dem des ein eine einen einem einer und oder im in am an auf aus bei bis für mit nach von vom vor zu zum zur über',
    'и в во на с со к ко от до по из за для у о об или',
    'de het een en of in op aan van naar met voor bij te tot uit om over',
    'في من إلى على عن مع و أو',
  ]
    .join(' ')
    .split(' ')
    .map(foldText),
)

/** Removes stop words. If all words are stop words, it returns all of them. */
export function withoutStopWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return telling.length > 0 ? telling : [...words]
}
