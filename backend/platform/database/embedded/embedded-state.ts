import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const embeddedState = z.object({
  password: z.string().min(16),
  /** Folder of the cluster and its log. It is outside the data folder only if the server's user cannot reach that. */
  home: z.string().optional(),
  port: z.int().optional(),
  /** The process that stops the server when it ends. */
  owner: z.object({ pid: z.int(), started: z.string() }).optional(),
})

export type EmbeddedState = z.infer<typeof embeddedState>

const pathOf = (dataDir: string): string => join(dataDir, 'postgres.json')

/**
 * Reads the stored state of the embedded server. The first start generates the random password. Throws if the file is
 * damaged.
 */
export async function readEmbeddedState(dataDir: string): Promise<EmbeddedState> {
  let text: string
  try {
    text = await readFile(pathOf(dataDir), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const state = { password: randomBytes(24).toString('hex') }
    await writeEmbeddedState(dataDir, state)
    return state
  }
  return embeddedState.parse(JSON.parse(text))
}

/** Replaces the file atomically. Only its owner can read it, because it contains the database password. */
export async function writeEmbeddedState(dataDir: string, state: EmbeddedState): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const path = pathOf(dataDir)
  const next = `${path}.${process.pid}`
  await writeFile(next, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
  await rename(next, path)
}
