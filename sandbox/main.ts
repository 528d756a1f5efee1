import pino from 'pino'
import { ConfigError, readConfig } from './config'
import { startSandbox } from './server/start-sandbox'

const log = pino({ name: 'sandbox', base: { name: 'sandbox' } })

function toPlainReason(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return 'The port of the sandbox gateway is taken: set SANDBOX_PORT to a free one.'
  return error instanceof Error ? error.message : 'unknown'
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const sandbox = await startSandbox(config, log)
  log.info({ port: sandbox.port, host: config.host }, 'sandbox gateway is listening')
  const stop = (): void => {
    void sandbox.close().then(() => {
      log.info('sandbox gateway has stopped')
      process.exit(0)
    })
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: unknown) => {
  log.fatal(toPlainReason(error))
  process.exit(1)
})
