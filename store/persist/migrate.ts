import { toSnapshot } from './snapshot'

/** Increase it with each change of the snapshot that cannot read the previous format. */
export const STORED_VERSION = 1

type Stored = Record<string, unknown> & { _persist: { version: number; rehydrated: boolean } }

/** The step under a version's key migrates from that version to the next. */
export type MigrationSteps = Readonly<Record<number, (stored: Record<string, unknown>) => Record<string, unknown>>>

const STEPS: MigrationSteps = {}

/**
 * Migrates the state of an earlier visit. Resolves to undefined if there is none or it was written by a later version.
 */
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
