import { readEnvironment } from './platform/env/env'
import { createLogger } from './platform/logger/logger'
import { startOperatorApi } from './start-operator-api'

const environment = readEnvironment(process.env)
const log = createLogger(environment.LOG_LEVEL)

const api = await startOperatorApi(environment, log).catch((error: unknown) => {
  log.fatal({ err: error }, 'the operator API could not start')
  process.exit(1)
})

let stopping = false
async function stop(signal: string): Promise<void> {
  if (stopping) return
  stopping = true
  log.info({ signal }, 'stopping')
  await api.stop()
  process.exit(0)
}

process.on('SIGTERM', () => void stop('SIGTERM'))
process.on('SIGINT', () => void stop('SIGINT'))
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
