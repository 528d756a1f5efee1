// npm run sbom: what the shop is made of, as a CycloneDX document on standard output; --licences prints a table of them instead.
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
