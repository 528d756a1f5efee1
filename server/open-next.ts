import { EventEmitter } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import next from 'next'

/**
 * Next would listen for upgrades on the server that it is given: it closes connections that offer another protocol
 * (`Upgrade: h2c`) without an answer, and leaves others open forever. Node alone ignores the offer and answers the
 * request.
 */
const NO_UPGRADES = new EventEmitter() as Server

interface Options {
  root: string
  /** Relative to the root. */
  distDir: string
  port: number
}

/** A packaged storefront has no configuration to compile: the build stored the result. */
function usePackedConfiguration({ root, distDir }: Options): void {
  const { config } = JSON.parse(readFileSync(join(root, distDir, 'required-server-files.json'), 'utf8')) as {
    config: Record<string, unknown>
  }
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, distDir })
}

/** Prepares Next and loads the application. */
export async function openNext(options: Options) {
  const { root, port } = options
  if (!existsSync(join(root, 'next.config.ts'))) usePackedConfiguration(options)
  const app = next({ dev: false, dir: root, port, httpServer: NO_UPGRADES })
  await app.prepare()
  return app
}
