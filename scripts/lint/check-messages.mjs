import { checkReferenceText, checkTranslatedText } from './compare-messages.mjs'
import { checkWords } from './house-words.mjs'

export const LOCALES = ['en', 'tr', 'de', 'ru', 'nl', 'ar']
const REFERENCE = 'en'

/** Key → text of a namespace, nested keys joined by dots. */
function flatten(tree, prefix, into, problems) {
  for (const [key, value] of Object.entries(tree)) {
    const path = `${prefix}.${key}`
    if (key.includes('.')) problems.push(`${path}: a key must not contain a dot`)
    if (typeof value === 'string') into.set(path, value)
    else if (value !== null && typeof value === 'object' && !Array.isArray(value)) flatten(value, path, into, problems)
    else problems.push(`${path}: a message must be a text`)
  }
}

function readLocale(namespaces, problems) {
  const texts = new Map()
  for (const [namespace, tree] of Object.entries(namespaces)) flatten(tree, namespace, texts, problems)
  return texts
}

const inLocale = (locale, problems) => problems.map((problem) => `messages/${locale}: ${problem}`)

/** `catalogue`: language → namespace → messages. Every language must say what the reference says, in its own plural forms. */
export function checkMessages(catalogue) {
  const problems = []
  const referenceProblems = []
  const reference = readLocale(catalogue[REFERENCE] ?? {}, referenceProblems)
  problems.push(...inLocale(REFERENCE, referenceProblems))
  for (const locale of LOCALES) {
    const own = locale === REFERENCE ? [] : compareLocale(locale, catalogue[locale] ?? {}, reference)
    problems.push(...inLocale(locale, own))
  }
  for (const [key, text] of reference) {
    problems.push(
      ...inLocale(
        REFERENCE,
        [...checkReferenceText(REFERENCE, text), ...checkWords(REFERENCE, text)].map((problem) => `${key} ${problem}`),
      ),
    )
  }
  const unknown = Object.keys(catalogue).filter((locale) => !LOCALES.includes(locale))
  return [...problems, ...unknown.map((locale) => `messages/${locale}: is no language of the shop`)]
}

const checkInLocale = (locale, text, referenceText) => [
  ...checkTranslatedText(locale, text, referenceText),
  ...checkWords(locale, text),
]

function compareLocale(locale, namespaces, reference) {
  const problems = []
  const texts = readLocale(namespaces, problems)
  for (const [key, referenceText] of reference) {
    const text = texts.get(key)
    if (text === undefined) problems.push(`${key} is missing`)
    else problems.push(...checkInLocale(locale, text, referenceText).map((problem) => `${key} ${problem}`))
  }
  for (const key of texts.keys()) if (!reference.has(key)) problems.push(`${key} is not in ${REFERENCE}`)
  return problems
}
