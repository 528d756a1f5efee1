// Compares two versions of Node with one build of the shop, alternating: `npm run bench:node` (docs/measurements.md).
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { median } from './bench/throttle.mjs'
import { buildServers, buildStorefront } from './lib/build-steps.mjs'
import { runCommand } from './lib/command.mjs'
import { installNode, NODE_VERSIONS } from './lib/node-binary.mjs'
import { fromRoot } from './lib/root.mjs'

const PORTS = { PORT: '3110', API_PORT: '4210', SANDBOX_PORT: '4310', MAIL_VIEWER_PORT: '4335', PG_PORT: '54369' }
const FOLDER = fromRoot('.data/bench-node')

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '20,24' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
    only: { type: 'string', default: 'baseline,shop,unit' },
  },
})
const lines = values.nodes.split(',')
const unknown = lines.filter((line) => !Object.hasOwn(NODE_VERSIONS, line))
if (unknown.length > 0 || lines.length !== 2) {
  console.error(`--nodes takes two of ${Object.keys(NODE_VERSIONS).join(', ')}, such as 20,24`)
  process.exit(2)
}

const round = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(2))

async function measure(binary, file) {
  const { DATABASE_URL: _, REDIS_URL: __, ...given } = process.env
  const { seconds, only } = values
  const args = [fromRoot('scripts/bench/node-figures.mjs'), '--out', file, '--seconds', seconds, '--only', only]
  const { code, output } = await runCommand(binary, args, {
    env: { ...PORTS, ...given, DATA_DIR: FOLDER },
  })
  if (code !== 0) throw new Error(`a round failed:\n${output}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const versions = lines.map((line) => NODE_VERSIONS[line])
const binaries = versions.map((version) => installNode(version, console.log))
await buildServers(console.log)
await buildStorefront(console.log)

const rounds = versions.map(() => [])
for (let turn = 1; turn <= Number(values.rounds); turn += 1)
  for (const [index, binary] of binaries.entries()) {
    console.log(`round ${turn}, Node ${versions[index]} ...`)
    rounds[index].push(await measure(binary, `${FOLDER}/figures.json`))
  }

console.log(
  `\n| Figure | Node ${versions[0]} | Node ${versions[1]} | Ratio | Each round |\n| --- | --- | --- | --- | --- |`,
)
for (const name of Object.keys(rounds[0][0])) {
  const [one, other] = rounds.map((figures) => median(figures.map((figure) => figure[name])))
  const each = rounds.map((figures) => figures.map((figure) => round(figure[name])).join(', ')).join(' and ')
  console.log(`| ${name} | ${round(one)} | ${round(other)} | ${(other / one).toFixed(2)} | ${each} |`)
}
