// npm run sbom: prints a CycloneDX SBOM of the shop to standard output; with --licences a table of licences instead.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fromRoot } from './lib/root.mjs'
import { buildSbom, countLicences, listPackages } from './lib/sbom.mjs'

const { values } = parseArgs({ options: { licences: { type: 'boolean' }, dev: { type: 'boolean' } } })
const lock = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'))
const packages = listPackages(lock, { withDev: values.dev ?? false })

if (values.licences) {
  for (const [licence, names] of countLicences(packages)) console.log(`${names.length}\t${licence}\t${names.join(' ')}`)
} else console.log(JSON.stringify(buildSbom(lock, packages), null, 2))
