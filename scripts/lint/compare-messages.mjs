import { readMessage } from './icu.mjs'

const isCountKind = (kind) => kind === 'text' || kind === 'number' || kind === 'plural'

/** A language may write '{count} tur' where another needs a plural; a date never stands in for a number. */
const isSameKind = (kinds, otherKinds) =>
  [...kinds].every((kind) => otherKinds.has(kind) || (isCountKind(kind) && [...otherKinds].every(isCountKind)))

const listed = (names) => [...names].sort().join(', ')

/** The plural forms that `locale` distinguishes, as CLDR (and so `Intl`) has them. */
const pluralForms = (locale, type) => new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories

const SAMPLE = Array.from({ length: 200 }, (_, number) => number)

/** The forms that stand for more numbers than one: the Russian `one` is also 21 and 31, the English is 1 alone. */
function sharedForms(locale, type) {
  const rules = new Intl.PluralRules(locale, { type })
  const seen = SAMPLE.map((number) => rules.select(number))
  return rules.resolvedOptions().pluralCategories.filter((form) => seen.indexOf(form) !== seen.lastIndexOf(form))
}

function checkPlurals(locale, { plurals }) {
  return plurals.flatMap(({ name, type, forms, counting }) => {
    const needed = pluralForms(locale, type)
    const missing = needed.filter((form) => !forms.includes(form))
    const unknown = forms.filter((form) => !form.startsWith('=') && !needed.includes(form))
    const silent = sharedForms(locale, type).filter((form) => forms.includes(form) && !counting.includes(form))
    return [
      ...(counting.length > 0 && silent.length > 0
        ? [`plural of '${name}' hides the number in ${listed(silent)}`]
        : []),
      ...(missing.length > 0 ? [`plural of '${name}' lacks ${listed(missing)}`] : []),
      ...(unknown.length > 0 ? [`plural of '${name}' has ${listed(unknown)}, which ${locale} does not know`] : []),
    ]
  })
}

function compareArguments(message, reference) {
  const problems = []
  const missing = [...reference.kinds.keys()].filter((name) => !message.kinds.has(name))
  const extra = [...message.kinds.keys()].filter((name) => !reference.kinds.has(name))
  if (missing.length > 0) problems.push(`lacks the argument ${listed(missing)}`)
  if (extra.length > 0) problems.push(`has the unknown argument ${listed(extra)}`)
  for (const [name, kinds] of message.kinds) {
    const expected = reference.kinds.get(name)
    if (expected && !isSameKind(kinds, expected)) {
      problems.push(`uses '${name}' as ${listed(kinds)}, the reference as ${listed(expected)}`)
    }
  }
  for (const [name, options] of reference.selects) {
    const given = message.selects.get(name)
    if (given && listed(given) !== listed(options)) problems.push(`select of '${name}' must have ${listed(options)}`)
  }
  return problems
}

const LONG_TEXT = { words: 4, letters: 20 }

/** A sentence equal to the English one was not translated; a name or a single word may well be the same. */
function isLeftInEnglish(text, reference, words) {
  if (text.trim() !== reference.trim()) return false
  const letters = words.match(/\p{L}/gu)?.length ?? 0
  const wordCount = words.match(/\p{L}+/gu)?.length ?? 0
  return wordCount >= LONG_TEXT.words && letters >= LONG_TEXT.letters
}

const parsed = (text) => {
  try {
    return { message: readMessage(text) }
  } catch (error) {
    return { problem: `is not a valid ICU message: ${error.message}` }
  }
}

/** What is wrong with one text of the reference language itself. */
export function checkReferenceText(locale, text) {
  if (text.trim() === '') return ['is empty']
  const { message, problem } = parsed(text)
  return problem ? [problem] : checkPlurals(locale, message)
}

/** What is wrong with one translated text beside its reference. */
export function checkTranslatedText(locale, text, referenceText) {
  if (text.trim() === '') return ['is empty']
  const { message, problem } = parsed(text)
  if (problem) return [problem]
  const problems = checkPlurals(locale, message)
  const reference = parsed(referenceText).message
  if (reference) problems.push(...compareArguments(message, reference))
  if (isLeftInEnglish(text, referenceText, message.words)) problems.push('is still the English text')
  return problems
}
