// Lighthouse scores for accessibility, best practices and SEO of the main pages in three languages. Needs a running
// shop.
import { parseArgs } from 'node:util'
import { inspectPages } from './bench/lighthouse.mjs'
import { describeInspection, listFaults } from './bench/lighthouse-report.mjs'
import { loadEnvFile, readSettings } from './lib/settings.mjs'

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: 'orion.localhost' },
    locales: { type: 'string', default: 'en,de,ar' },
  },
})
loadEnvFile()
const { ports } = readSettings(process.env)
const rows = await inspectPages({
  shop: `http://127.0.0.1:${ports.storefront}`,
  host: values.host,
  locales: values.locales.split(','),
  show: (row) => console.log(describeInspection(row)),
})
const faults = listFaults(rows)
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
