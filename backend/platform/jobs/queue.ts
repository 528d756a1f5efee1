import { type Queryable, schema } from '../database/client'

const { jobs } = schema

/**
 * A kind of job, identified by the name in its rows. `P` is the payload for its handler. The module that handles the
 * kind defines it.
 */
export interface JobKind<P extends object> {
  readonly name: string
  /** Never set; carries the type of the payload. */
  readonly payload?: P
}

/** Payload of a job without details. */
export type NoDetails = Record<string, never>

export const defineJob = <P extends object = NoDetails>(name: string): JobKind<P> => ({ name })

/** Queues a job in the transaction that requires it. Does nothing if the dedupe key exists already. */
export async function queueJob<P extends object>(
  db: Queryable,
  kind: JobKind<P>,
  payload: NoInfer<P>,
  options: { dedupeKey: string | null; runAt: number },
): Promise<void> {
  const { dedupeKey, runAt } = options
  await db
    .insert(jobs)
    .values({ kind: kind.name, payload: payload as Record<string, unknown>, dedupeKey, runAt: new Date(runAt) })
    .onConflictDoNothing({ target: jobs.dedupeKey })
}
