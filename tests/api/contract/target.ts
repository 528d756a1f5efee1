import { randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'

/** The API under test: an operator's own where CONTRACT_BASE_URL names it, else ours on the tests' database. */
export interface Target {
  baseUrl: string
  company: string
  /** Absent where no login was given: the calls of members are not asked then. */
  member: { email: string; password: string } | null
  agency: { email: string; password: string } | null
  /** Whether the suite may make members, reservations and requests that somebody would have to clear away. */
  mayWrite: boolean
  /** A day from which the API sells, by its own calendar. */
  firstDay: PlainDate
  stop: () => Promise<void>
}

/** Why a test is skipped, by what the run was not given or the API does not have. */
export const LACKS = {
  member: 'CONTRACT_MEMBER_EMAIL and CONTRACT_MEMBER_PASSWORD are not set',
  agency: 'CONTRACT_AGENCY_EMAIL and CONTRACT_AGENCY_PASSWORD are not set',
  writes: 'CONTRACT_WRITES is not yes',
  token: 'nobody is signed in',
  tour: 'no tour has a free place within three months',
}

const loginOf = (email: string | undefined, password: string | undefined) =>
  email && password ? { email, password } : null

function toForeign(baseUrl: string): Target {
  const { env } = process
  const company = env.CONTRACT_COMPANY
  if (!company) throw new Error('CONTRACT_COMPANY names the tenant that is asked about')
  return {
    baseUrl: baseUrl.replace(/\/$/, ''),
    company,
    member: loginOf(env.CONTRACT_MEMBER_EMAIL, env.CONTRACT_MEMBER_PASSWORD),
    agency: loginOf(env.CONTRACT_AGENCY_EMAIL, env.CONTRACT_AGENCY_PASSWORD),
    mayWrite: env.CONTRACT_WRITES === 'yes',
    firstDay: addDays(new Date().toISOString().slice(0, 10) as PlainDate, 3),
    stop: async () => undefined,
  }
}

async function startOurs(): Promise<Target> {
  // Only here, since it asks for the tests' own database, which a run against another API has none of.
  const { startTestApi } = await import('../harness')
  const api = await startTestApi({ kinds: true })
  const email = `contract-${randomUUID().slice(0, 8)}@mail.example`
  await api.registerMember(email)
  const listening = await new Promise<{ port: number; close: () => void }>((resolve) => {
    const server = serve({ fetch: api.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ port, close: () => server.close() }),
    )
  })
  return {
    baseUrl: `http://127.0.0.1:${listening.port}`,
    company: 'alpha',
    member: { email, password: 'secret' },
    agency: { email: 'agency@test.example', password: 'demo' },
    mayWrite: true,
    firstDay: '2026-11-24',
    stop: async () => {
      listening.close()
      await api.stop()
    },
  }
}

export function openTarget(): Promise<Target> {
  const { CONTRACT_BASE_URL } = process.env
  return CONTRACT_BASE_URL ? Promise.resolve(toForeign(CONTRACT_BASE_URL)) : startOurs()
}
