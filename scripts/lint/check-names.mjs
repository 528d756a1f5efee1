import { parseSync } from 'vite'
import { NAME_EXCEPTIONS, NAME_RULES } from './name-rules.mjs'
import { lineAt, walk } from './parse.mjs'
import { isTest } from './sources.mjs'

/** `takeTurn`, `TAKE_TURN` and `take-turn` are 'take turn'. */
export const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')

const isBehind = (words, at, after = []) => after.includes(words[at - 1])

/** Whether the words of a name contain those of a rule, side by side. */
function contains(words, wanted, after) {
  const parts = wanted.split(' ')
  return words.some((_, at) => parts.every((part, index) => words[at + index] === part) && !isBehind(words, at, after))
}

function findRule(path, name, inTest) {
  if (NAME_EXCEPTIONS.some((exception) => exception.name === name && exception.path.test(path))) return undefined
  const words = wordsOf(name)
  return NAME_RULES.find(
    (rule) =>
      !(inTest && rule.inTests === false) &&
      !(rule.only && !rule.only.test(path)) &&
      !rule.allowed?.includes(name) &&
      (rule.whole?.includes(name) || rule.words.some((wanted) => contains(words, wanted, rule.after))),
  )
}

const isTestFile = (path) => isTest(path) || /^(tests|bench)\/|\.(test|spec|crawl)\.\w+$/.test(path)

/** Names that a file gives: what it reads of others (`window.print`) is named there. */
function listNames(path, text) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const foreign = new Set()
  const found = []
  walk(program, (node) => {
    if (node.type === 'MemberExpression' && !node.computed) foreign.add(node.property)
    if (node.type === 'ImportSpecifier' && node.imported !== node.local) foreign.add(node.imported)
    if ((node.type === 'Identifier' || node.type === 'PrivateIdentifier') && !foreign.has(node)) found.push(node)
  })
  return found
}

/** Private words in identifiers. `sources` are TypeScript and JavaScript files with their text. */
export function checkIdentifiers(sources) {
  return sources.flatMap(({ path, text }) => {
    const told = new Set()
    return listNames(path, text).flatMap(({ name, start }) => {
      const rule = told.has(name) ? undefined : findRule(path, name, isTestFile(path))
      told.add(name)
      return rule ? [`${path}:${lineAt(text, start)}: '${name}' is a private word, say ${rule.instead}`] : []
    })
  })
}

/** Private words in the names of files and folders. */
export function checkPaths(paths) {
  return paths.flatMap((path) =>
    path.split('/').flatMap((part) => {
      const name = part.replace(/(\.[a-z\d]+)+$/i, '')
      const rule = findRule(path, name, false)
      return rule ? [`${path}: '${part}' is a private word, say ${rule.instead}`] : []
    }),
  )
}
