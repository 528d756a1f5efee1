import { startServer } from './start-server'

await startServer(process.cwd(), process.env)
