// Health check for containers without curl: exits with 0 if the address answers 200.
import { askStatus } from './health.mjs'

process.exit((await askStatus(process.argv[2])) === 200 ? 0 : 1)
