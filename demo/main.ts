import { parseArgs } from 'node:util'
import { createServices } from '@/backend/create-services'
import { encodeVariant } from '@/backend/media/encode-variant'
import { createMediaService } from '@/backend/media/media-service'
import { preparePicture } from '@/backend/media/prepare-picture'
import { takeMigrationLock } from '@/backend/platform/database/migration-lock'
import { readEnvironment } from '@/backend/platform/env/env'
import { createLogger } from '@/backend/platform/logger/logger'
import { openStorage } from '@/backend/platform/storage/open-storage'
import { withRegistry } from '@/backend/tenancy/with-registry'
import { adoptAllImages, loadDemo } from './load/load-demo'
import { DEMO_COMPANIES, requireDemoTenant } from './load/read-tenant'

/**
 * Fills the databases of the demo operators and exits. Run it before or during the operator API. With `--adopt-only` it
 * creates no operator, and only replaces the drawn pictures of the previous release in existing ones.
 */
async function run(): Promise<void> {
  const env = readEnvironment(process.env)
  const log = createLogger(env.LOG_LEVEL)
  const { values } = parseArgs({ options: { 'adopt-only': { type: 'boolean', default: false } } })
  await withRegistry(env, async (registry, adminUrl) => {
    const lock = await takeMigrationLock(adminUrl)
    try {
      await registry.start()
      await registry.migrateAll()
      // This process serves no requests and the demo's files are trusted, so it decodes them in-process, on all cores.
      const encoder = { encode: encodeVariant, prepare: preparePicture }
      const media = createMediaService({ storage: openStorage(env), encoder, log })
      const services = { ...createServices(env, log, registry), media }
      if (values['adopt-only']) await adoptAllImages(services)
      else await loadDemo(services, DEMO_COMPANIES, requireDemoTenant)
    } finally {
      await lock.end()
    }
  })
}

try {
  await run()
} catch (error) {
  process.stderr.write(`The demo could not be loaded: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
