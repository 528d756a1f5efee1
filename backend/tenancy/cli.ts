import { parseArgs } from 'node:util'
import { openMedia } from '../media/service'
import { takeMigrationLock } from '../platform/database/migration-lock'
import { readEnvironment } from '../platform/env/env'
import { createLogger } from '../platform/logger/logger'
import { addTenantLike, newTenantSchema } from './add-tenant'
import { withRegistry } from './with-registry'

const HELP = `npm run tenant:add -- --company vega --host vega.example --like orion \\
  --name "Vega Reisen" --legal-name "Vega Turizm A.Ş." --licence A-10001 --email info@vega.example \\
  --phone "+90 242 555 01 40" --address "Harbour 1, Antalya"
Options: --host again for further hosts; --locales de,en (the first is the default) and --currency EUR, of those that the other
tenant has; --without-products for an empty catalogue.
Makes a tenant with a database of its own after another one: its settings, pages, places and products, without people, bookings,
reviews and bank accounts. A running shop shows it within a minute.`

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const text = { type: 'string', default: '' } as const
const OPTIONS = {
  help: { type: 'boolean', default: false },
  company: text,
  host: { type: 'string', multiple: true, default: [] as string[] },
  like: text,
  name: text,
  'legal-name': text,
  licence: text,
  email: text,
  phone: text,
  address: text,
  locales: text,
  currency: { type: 'string' },
  'without-products': { type: 'boolean', default: false },
} as const

async function run(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.help || values.company === '') return say(HELP)
  const parsed = newTenantSchema.safeParse({
    company: values.company,
    hosts: values.host,
    like: values.like,
    companyName: values.name,
    legalName: values['legal-name'],
    licence: values.licence,
    email: values.email,
    phone: values.phone,
    address: values.address,
    locales: values.locales.split(',').filter((locale) => locale !== ''),
    currency: values.currency,
    withProducts: !values['without-products'],
  })
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  const env = readEnvironment(process.env)
  await withRegistry(env, async (registry, adminUrl) => {
    const lock = await takeMigrationLock(adminUrl)
    try {
      await registry.start()
      await registry.migrateAll()
      const { company, companyName, hosts, like } = parsed.data
      const { products } = await addTenantLike({ registry, media: openMedia(env, createLogger('warn')) }, parsed.data)
      say(`${companyName} answers at ${hosts.join(', ')} within a minute, with ${products} products of ${like}.`)
      say(
        `Its first manager: npm run staff -- add --company ${company} --email … --first-name … --last-name … --role manager`,
      )
      say('Read its pages before it goes online: names are replaced; registers, tax numbers, courts and years are not.')
    } finally {
      await lock.end()
    }
  })
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
