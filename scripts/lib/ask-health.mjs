// For health checks of containers, which have no curl: ends with 0 when the address answers 200.
import { askStatus } from './health.mjs'

process.exit((await askStatus(process.argv[2])) === 200 ? 0 : 1)
