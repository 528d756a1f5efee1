import { readCodeSpans, readFences } from './markdown.mjs'

const unique = (list) => [...new Set(list)]
const matches = (text, pattern) => unique([...text.matchAll(pattern)].map(([, name]) => name))

/** Everything that a page sets as code, with its examples. */
const readCode = (text) => `${readCodeSpans(text).join('\n')}\n${readFences(text)}`

/** `npm run` commands that `scripts` of package.json lacks. */
export const findUnknownCommands = (text, scripts) =>
  matches(readCode(text), /npm run ([a-z\d:-]+)/g).filter((name) => !(name in scripts))

/** Options of our commands (`npm run x -- --name`) that no program reads. `hasWord` knows the words of the code. */
export function findUnknownOptions(text, hasOption) {
  const commands = readCode(text)
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => /npm run [\w:-]+ -- /.test(line))
  return unique(commands.flatMap((line) => matches(line.slice(line.indexOf(' -- ')), /--([a-z][a-z-]+)/g))).filter(
    (name) => !hasOption(name),
  )
}

/** Settings and constants (`UPPER_CASE`) that the code does not have. */
export const findUnknownSettings = (text, hasWord) =>
  matches(readCode(text), /(?<![\w$<])([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?![\w…])/g).filter((name) => !hasWord(name))

/** `camelCase` and `snake_case` names in the text that the code does not have. */
export const findUnknownNames = (text, hasWord) =>
  unique(
    readCodeSpans(text)
      .map((span) => span.replace(/\(\)$/, ''))
      .flatMap((span) => (/^[\w.$]+$/.test(span) ? span.split('.') : []))
      .filter((name) => /^[a-z]+[a-z\d]*(?:[A-Z]\w*|_[a-z]\w*)$/.test(name)),
  ).filter((name) => !hasWord(name))

const FOLDERS =
  'app|backend|components|demo|docs|domain|lib|messages|public|sandbox|scripts|server|store|tests|tools|\\.ci'
const IN_FOLDER = new RegExp(`^(?:${FOLDERS})/[^ ]*$`)
const FILE_NAME = /^[\w.[\]-]+\.(?:ts|tsx|mjs|css|sql|md|json|yml|dot|svg)$/
const ROUTE_GROUP = /^\([a-z-]+\)$/
const isPattern = (path) => /[*<>…{]/.test(path)

/** Names of files and folders that the repository does not have; `unknown` names of the code are given by `hasWord`. */
export function findUnknownFiles(text, { hasPath, hasName, folder = '' }) {
  const spans = unique(readCodeSpans(text)).filter((span) => !isPattern(span))
  const inFolders = spans.filter((span) => IN_FOLDER.test(span) && !hasPath(span) && !hasPath(`${span}.ts`))
  const alone = spans.filter((span) => FILE_NAME.test(span) && !hasName(span))
  const above = inFolders.filter((span) => !folder || !hasPath(`${folder}/${span}`))
  const groups = spans.filter((span) => ROUTE_GROUP.test(span) && !hasPath(`app/[locale]/[company]/${span}`))
  return [...above, ...alone, ...groups]
}

/** Metrics that are named and not made. */
export const findUnknownMetrics = (text, hasWord) =>
  matches(readCodeSpans(text).join('\n'), /\b((?:kervan|http_server)_[a-z_]+[a-z])\b/g).filter((name) => !hasWord(name))

/** Lines of logs that are named and not written. */
export const findUnknownLogs = (text, code) =>
  matches(text, /[Ll]og(?: line)? `([^`]+)`/g).filter((line) => !code.includes(`'${line}'`))

/** Dates and commits: results, which stand in one page. Line numbers with what was found. */
export const findResults = (text) =>
  text.split('\n').flatMap((line, index) => {
    const found = /\b20\d\d-\d\d-\d\d\b|\b\d{1,2} (?:November|December|January) 20\d\d\b/.exec(line)
    return found ? [`${index + 1}: ${found[0]}`] : []
  })

const MAXIMUM_LINE = 120

/** Numbers of lines that are too long; rows of tables cannot be broken. */
export const findLongLines = (text) =>
  text.split('\n').flatMap((line, index) => (line.length > MAXIMUM_LINE && !line.startsWith('|') ? [index + 1] : []))
