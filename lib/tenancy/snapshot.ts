import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import { type Tenant, tenantSchema } from '@/domain/settings/schema'

const snapshotSchema = z.object({ version: z.literal(1), tenants: z.array(tenantSchema) })

/** The last valid list of tenants on disk, for a restart while the API is unavailable. */
export interface Snapshot {
  /** An empty list if there is none or it cannot be read. */
  read(): Promise<Tenant[]>
  write(tenants: readonly Tenant[]): Promise<void>
}

export function createSnapshot(file: string): Snapshot {
  let last = ''
  return {
    async read() {
      try {
        const parsed = snapshotSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
        return parsed.success ? parsed.data.tenants : []
      } catch {
        return []
      }
    },
    async write(tenants) {
      const text = JSON.stringify({ version: 1, tenants })
      if (text === last) return
      const draft = `${file}.${process.pid}`
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draft, text)
      await rename(draft, file)
      last = text
    },
  }
}
