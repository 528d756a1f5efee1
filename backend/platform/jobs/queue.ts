import { type Queryable, schema } from '../database/client'

const { jobs } = schema

/** A kind of job by the name in its rows; `P` is what a row tells its handler. The module that handles it defines it. */
export interface JobKind<P extends object> {
  readonly name: string
  /** Never set: it carries the type of the payload. */
  readonly payload?: P
}

/** What a job without details tells its handler. */
export type NoDetails = Record<string, never>

export const defineJob = <P extends object = NoDetails>(name: string): JobKind<P> => ({ name })

/** Puts a job into the transaction that makes it necessary; a known dedupe key adds nothing. */
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
