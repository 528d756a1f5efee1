const ANSWERS = ['as written', 'by decision']

/** Reads `` `path` "words" "words"; `path` "words" `` of the last column. */
function readTests(cell) {
  return [...cell.matchAll(/`([^`]+)`((?: "[^"]+")*)/g)].map(([, path, quoted]) => ({
    path,
    words: [...quoted.matchAll(/"([^"]+)"/g)].map(([, words]) => words),
  }))
}

/** Strings of a program, within one line each: names of tests and of their cases stand in them. */
const readStrings = (text) => [...text.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map(([, , words]) => words)

/** Rows of the tables of `docs/specification.md`, each with the section that it stands in. */
export function readRows(text) {
  let section = ''
  const rows = []
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3)
    if (!line.startsWith('|') || /^\| (Requirement|-{3,}) +\|/.test(line)) continue
    const [requirement, answer, built, held, ...rest] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    const paths = [...(built ?? '').matchAll(/`([^`]+)`/g)].map(([, path]) => path)
    const isWhole = held !== undefined && rest.length === 0
    rows.push({ section, requirement, answer, paths, tests: readTests(held ?? ''), isWhole })
  }
  return rows
}

/** What is wrong with the rows; `read` gives the text of a file, '' for a folder, and null for what is not there. */
export function checkRows(rows, read) {
  return rows.flatMap(({ requirement, answer, paths, tests, isWhole }) => {
    if (!isWhole) return [`${requirement}: a row has four columns`]
    const faults = []
    if (!ANSWERS.includes(answer)) faults.push(`"${answer}" is no answer`)
    if (paths.length === 0) faults.push('names no source')
    if (tests.length === 0) faults.push('names no test')
    for (const path of paths) if (read(path) === null) faults.push(`${path} does not exist`)
    for (const { path, words } of tests) {
      const text = read(path)
      if (!text) faults.push(`${path} does not exist`)
      if (words.length === 0) faults.push(`names no test of ${path}`)
      const strings = readStrings(text ?? '')
      for (const part of words)
        if (text && !strings.some((name) => name.includes(part))) faults.push(`${path} has no test "${part}"`)
    }
    return faults.map((fault) => `${requirement}: ${fault}`)
  })
}
