import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fromRoot } from './root.mjs'

const read = (file) => readFileSync(fromRoot(file), 'utf8')
const manual = read('docs/operating.md')
const CODE = /(?<!\.test)\.(ts|tsx|mjs|cjs)$/

const readCode = (folder) =>
  readdirSync(fromRoot(folder), { recursive: true })
    .filter((file) => CODE.test(file))
    .map((file) => readFileSync(join(fromRoot(folder), file), 'utf8'))
const code = ['backend', 'lib', 'server'].flatMap(readCode).join('\n')

/** From a heading to the next one. */
function readSection(heading) {
  const [, section = ''] = manual.split(`\n## ${heading}\n`)
  expect(section, heading).not.toBe('')
  return section.split('\n## ')[0]
}

const namesIn = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))]

test('alerts are about figures and lines of logs that there are', () => {
  const alerts = readSection('Alerts worth having')
  const figures = namesIn(alerts + readSection('Figures'), /`(kervan_[a-z_]+|http_[a-z_]+_seconds)`/g)
  const lines = namesIn(alerts, /[Ll]og `([^`]+)`/g)
  expect(figures.length).toBeGreaterThan(6)
  expect(lines.length).toBeGreaterThan(2)
  for (const name of [...figures, ...lines]) expect(code.includes(`'${name}'`), name).toBe(true)
})

test('every figure of ours is in the manual', () => {
  const figures = namesIn(code, /'(kervan_(?:tenant|jobs|payments|connections|client)_[a-z_]+)'/g)
  expect(figures.length).toBeGreaterThan(5)
  for (const name of figures) expect(readSection('Figures'), name).toContain(`\`${name}\``)
})

test('every command of the manual is one', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const commands = namesIn(manual + read('README.md') + read('docs/node-versions.md'), /npm run ([a-z\d:-]+)/g)
  expect(commands.length).toBeGreaterThan(10)
  for (const command of commands) expect(scripts, command).toHaveProperty(command)
})

test('every setting of the containers is in the example', () => {
  const example = read('.env.example')
  const { services } = parse(read('docker-compose.yml'), { merge: true })
  const ours = Object.values(services).filter(({ build }) => build)
  const settings = ours.flatMap(({ environment }) => Object.keys(environment))
  expect(settings.length).toBeGreaterThan(10)
  for (const name of settings) expect(example, name).toMatch(new RegExp(`^#?${name}=`, 'm'))
})
