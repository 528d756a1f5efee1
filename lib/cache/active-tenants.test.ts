import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ActiveTenants } from './active-tenants'

const MINUTE = 60_000
/** The API watches a tenant this long after it was named (backend/platform/cache-invalidation/watched-tenants.ts). */
const WATCHED_MS = 11 * MINUTE

test('names at most fifty at once, and the others with the next question', () => {
  const tenants = new ActiveTenants()
  for (let index = 0; index < 120; index += 1) tenants.recordRequest(`t${index}`, 0)
  const named: string[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const names = tenants.listUnnamed(1_000)
    expect(names.length).toBeLessThanOrEqual(50)
    tenants.markNamed(names, 1_000)
    named.push(...names)
  }
  expect(new Set(named).size).toBe(120)
})

test('a tenant that was visited within ten minutes has been watched all the time since it was named', () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 12 * MINUTE }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(gaps, (steps) => {
      const tenants = new ActiveTenants()
      let now = 0
      let watchedUntil = Number.NEGATIVE_INFINITY
      const poll = () => {
        const names = tenants.hasAny(now) ? tenants.listUnnamed(now) : []
        if (names.includes('lykia')) watchedUntil = now + WATCHED_MS
        tenants.markNamed(names, now)
      }
      for (const step of steps) {
        const next = now + step
        // Polls each second for two minutes after a visit only; later polls before the next visit change nothing.
        for (; now < Math.min(next, now + 2 * MINUTE); now += 1_000) poll()
        now = next
        const isIdle = tenants.recordRequest('lykia', now)
        if (!isIdle) expect(watchedUntil).toBeGreaterThanOrEqual(now)
        poll()
      }
    }),
  )
})
