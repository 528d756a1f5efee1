// Run by scripts/observatory.mjs, as a process that believes its certificate: folder of the observatory, ports and addresses → grades as JSON.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const { folder, host, httpPort, httpsPort, paths } = JSON.parse(process.argv[2])
const root = join(folder, 'node_modules/@mdn/mdn-http-observatory')
const load = (file) => import(pathToFileURL(join(root, 'src', file)).href)

// Its installation loads the list of hosts that browsers know to be https; a local one is in none.
const preloaded = join(root, 'conf/hsts-preload.json')
if (!existsSync(preloaded)) {
  mkdirSync(dirname(preloaded), { recursive: true })
  writeFileSync(preloaded, '{}')
}

const [{ retrieve }, { ALL_TESTS }, { getGradeForScore, getScoreModifier }, { MINIMUM_SCORE_FOR_EXTRA_CREDIT }] =
  await Promise.all([
    load('retriever/retriever.js'),
    load('constants.js'),
    load('grader/grader.js'),
    load('grader/charts.js'),
  ])

/** As its own scan adds up, which takes no path and no status like 404. */
async function grade(path) {
  const asked = await retrieve(host, { httpPort, httpsPort, path })
  const results = ALL_TESTS.map((test) => test(asked))
  const modifiers = results.map(({ result }) => (result ? getScoreModifier(result) : 0))
  const strict = modifiers.filter((one) => one < 0).reduce((sum, one) => sum + one, 100)
  const whole = modifiers.reduce((sum, one) => sum + one, 100)
  const { grade, score } = getGradeForScore(strict >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? whole : strict)
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result)
  return { path, status: asked.responses.auto?.status ?? 0, grade, score, of: results.length, failed }
}

const grades = []
for (const path of paths) grades.push(await grade(path))
process.stdout.write(JSON.stringify(grades))
