import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fromRoot } from '../lib/root.mjs'
import {
  findUnknownCommands,
  findUnknownFiles,
  findUnknownLogs,
  findUnknownMetrics,
  findUnknownNames,
  findUnknownOptions,
  findUnknownSettings,
} from './names.mjs'
import { code, files, hasName, hasPath, hasWord, pages, writtenPages } from './project.mjs'

const read = (path) => readFileSync(fromRoot(path), 'utf8')
const { scripts } = JSON.parse(read('package.json'))
const example = read('.env.example')

/** Programs that read options, by `parseArgs`, `readNumbers` or themselves. */
const programs = files
  .filter((path) => /^(scripts\/(?!docs)|backend\/.*cli\.ts$|backend\/move-storage|tests\/load\/)/.test(path))
  .map(read)
  .join('\n')
const hasOption = (name) =>
  new RegExp(`--${name}\\b|'${name}'|^\\s*${name}: |\\{ ${name}: |, ${name}: `, 'm').test(programs)

/** A name that a page has as an example, or that another program gives. */
const FOREIGN = new Set(['FORMER_FOLDER', 'CONTRACT_WRITES'])
const isKnown = (word) => hasWord(word) || FOREIGN.has(word)

const RULES = {
  commands: (text) => findUnknownCommands(text, scripts),
  options: (text) => findUnknownOptions(text, hasOption),
  settings: (text) => findUnknownSettings(text, isKnown),
  names: (text) => findUnknownNames(text, isKnown),
  files: (text, path) => findUnknownFiles(text, { hasPath, hasName, folder: posix.dirname(path) }),
  metrics: (text) => findUnknownMetrics(text, isKnown),
  logs: (text) => findUnknownLogs(text, code),
}

test.each(Object.entries(RULES))('all %s that the documentation names exist', (_, find) => {
  const faults = [...writtenPages].flatMap(([path, text]) => find(text, path).map((name) => `${path}: ${name}`))
  expect(faults).toEqual([])
})

test.each([
  ['commands', 'Run `npm run bild`.', 'bild'],
  ['commands', '```\nnpm run chek -- --all\n```', 'chek'],
  ['options', '`npm run check -- --everything`', 'everything'],
  ['settings', 'Set `DATABASE_ADDRESS`.', 'DATABASE_ADDRESS'],
  ['names', '`rightsOff` decides.', 'rightsOff'],
  ['names', 'The table `ended_pages`.', 'ended_pages'],
  ['files', '`backend/nowhere/app.ts` has it.', 'backend/nowhere/app.ts'],
  ['files', '`no-such-file.ts` has it.', 'no-such-file.ts'],
  ['files', 'Pages of the group `(nowhere)`.', '(nowhere)'],
  ['metrics', '`kervan_tenants_up`', 'kervan_tenants_up'],
  ['logs', 'Log `call faild`', 'call faild'],
])('the rule about %s refuses "%s"', (rule, text, name) => {
  expect(RULES[rule](text, 'docs/page.md')).toEqual([name])
})

test.each([
  ['commands', '`npm run up` and `npm run test:kill -- --rounds 50`'],
  ['options', '`npm run check -- --all`, `npm run test:kill -- --rounds 50`'],
  ['settings', '`DATABASE_URL`, `S3_…`, `…_BEFORE`'],
  ['names', '`rightsOf` and `desk_log`'],
  ['files', '`backend/app.ts`, `server/request-line`, `domain/wire`, `app.ts`, `backend/*/routes.ts`'],
  ['metrics', '`kervan_tenant_up`, `nodejs_eventloop_lag_*`'],
  ['logs', 'Log `call failed`'],
])('the rule about %s takes "%s"', (rule, text) => {
  expect(RULES[rule](text, 'docs/page.md')).toEqual([])
})

/** npm itself runs it, after an installation. */
const OF_NPM = ['prepare']

test('every command of package.json is documented', () => {
  const told = [...pages.values()].join('\n')
  const isTold = (name) => new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(told)
  expect(Object.keys(scripts).filter((name) => !OF_NPM.includes(name) && !isTold(name))).toEqual([])
})

const ofMetrics = files.filter(
  (path) => /^(backend\/platform\/metrics\/|server\/metrics)/.test(path) && !/\.test\./.test(path),
)

test('every metric of ours is in the table of metrics', () => {
  const own = ofMetrics.map(read).join('\n')
  const metrics = [...new Set([...own.matchAll(/'((?:kervan|http_server)_[a-z_]+)'/g)].map(([, name]) => name))]
  expect(metrics.length).toBeGreaterThan(12)
  const page = pages.get('docs/operations/metrics.md')
  expect(metrics.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

const isInExample = (name) => new RegExp(`^#?${name}=`, 'm').test(example)

test('every setting of the containers is in .env.example', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true })
  const ours = Object.values(services).filter(({ build }) => build)
  const settings = ours.flatMap(({ environment }) => Object.keys(environment))
  expect(settings.length).toBeGreaterThan(10)
  expect(settings.filter((name) => !isInExample(name))).toEqual([])
})

test('every setting that a process validates is in .env.example', () => {
  const schemas = ['lib/env.ts', 'backend/platform/env/env.ts', 'backend/platform/storage/s3-environment.ts'].map(read)
  const settings = [...schemas.join('\n').matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(([, name]) => name)
  expect(settings.length).toBeGreaterThan(40)
  expect(settings.filter((name) => !isInExample(name))).toEqual([])
})

test('every setting of .env.example is one of the code', () => {
  const settings = [...example.matchAll(/^#?([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name)
  expect(settings.length).toBeGreaterThan(60)
  const isOfTelemetry = (name) => name.startsWith('OTEL_')
  const withoutExample = code.replace(example, '')
  expect(settings.filter((name) => !isOfTelemetry(name) && !new RegExp(`\\b${name}\\b`).test(withoutExample))).toEqual(
    [],
  )
})
