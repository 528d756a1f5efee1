import { readFileSync } from 'node:fs'
import { listFiles } from '../lib/files.mjs'
import { fromRoot } from '../lib/root.mjs'
import { checkMessages } from './check-messages.mjs'
import { report } from './report.mjs'

const files = listFiles('messages', { accept: (path) => path.endsWith('.json') })
const problems = []
const catalogue = {}

for (const path of files) {
  const [, locale, file, deeper] = path.split('/')
  if (file === undefined || deeper !== undefined) {
    problems.push(`${path}: expected messages/<language>/<namespace>.json`)
    continue
  }
  catalogue[locale] ??= {}
  try {
    catalogue[locale][file.replace(/\.json$/, '')] = JSON.parse(readFileSync(fromRoot(path), 'utf8'))
  } catch (error) {
    problems.push(`${path}: ${error.message}`)
  }
}

if (files.length === 0) problems.push('messages: no file found')
report('messages', { problems: [...problems, ...checkMessages(catalogue)], checked: `${files.length} files` })
