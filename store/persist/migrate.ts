import { toSnapshot } from './snapshot'

/** Counts up with every change of the snapshot that an older one cannot simply be read as. */
export const STORED_VERSION = 1

type Stored = Record<string, unknown> & { _persist: { version: number; rehydrated: boolean } }

/** From the version of its key to the next. */
export type MigrationSteps = Readonly<Record<number, (stored: Record<string, unknown>) => Record<string, unknown>>>

const STEPS: MigrationSteps = {}

/** What may be taken over from an older visit; undefined for contents of a later version, or of none at all. */
export async function migrateStored(
  stored: unknown,
  current: number,
  steps: MigrationSteps = STEPS,
): Promise<Stored | undefined> {
  if (typeof stored !== 'object' || stored === null) return undefined
  const found = stored as Stored
  const version = found._persist?.version ?? -1
  if (version < 1 || version > current) return undefined
  let state: Record<string, unknown> = found
  for (let at = version; at < current; at += 1) {
    const step = steps[at]
    if (!step) return undefined
    state = step(state)
  }
  return { ...toSnapshot(state), _persist: { version: current, rehydrated: true } }
}
