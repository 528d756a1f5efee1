import { type InvalidatedTag, MOST_INVALIDATIONS } from '../platform/cache-invalidation/invalidated-tags'
import { serviceKeys } from '../platform/env/env'
import { ApiError } from '../platform/http/errors'
import type { ApiApp, ApiContext } from '../platform/http/register'
import { isOneOf } from '../platform/shared/secrets'
import { COMPANY } from '../platform/tenancy/registry'
import type { Services } from '../services/services'
import { Outage } from './outage'

/** Tenants that one question may name, or ask to be checked; a storefront names the others in the next. */
const MOST_NAMES = 50

/**
 * `GET /cache-invalidations?after=<number>&visited=<companies>&check=<companies>`: what storefronts ask every second while somebody
 * visits them. `visited` are tenants whose changes are to be watched from now on; `check` are those that were not, whose
 * changes are looked for before the answer. The address is ours, not the contract's: a storefront of an API without it is
 * told of changes by `/api/revalidate` alone.
 */
export function registerInvalidationRoutes(app: ApiApp, { registry, env, log }: Services): void {
  const outage = new Outage(log)
  const namesOf = (list: string | undefined): string[] => {
    const names = [...new Set((list ?? '').split(',').filter((name) => name !== ''))]
    if (names.length > MOST_NAMES) throw new ApiError('invalidRequest', { fields: { visited: 'too_big' } })
    // Not looked up: another process may have added a tenant that this one does not know yet.
    return names.filter((name) => COMPANY.test(name))
  }

  async function readInvalidations(question: {
    after: number
    visited: string[]
    checked: string[]
  }): Promise<InvalidatedTag[]> {
    const { watched, invalidator, poller, invalidatedTags } = registry.contentWatch
    if (question.visited.length > 0) await watched.name(question.visited)
    poller.resume()
    const check = (company: string) =>
      invalidator
        .checkByName(company)
        .catch((error) => log.warn({ err: error, company }, 'changes of the content cannot be read'))
    await Promise.all(question.checked.map(check))
    return invalidatedTags.listAfter(question.after)
  }

  const answerWith = (field: string) => async (c: ApiContext) => {
    if (!isOneOf(serviceKeys(env), c.req.header('x-service-key') ?? '')) throw new ApiError('forbidden')
    const after = Number(c.req.query('after') ?? 0)
    if (!Number.isSafeInteger(after) || after < 0) throw new ApiError('invalidRequest', { fields: { after: 'number' } })
    const checked = namesOf(c.req.query('check'))
    const visited = [...new Set([...namesOf(c.req.query('visited')), ...checked])]
    const invalidations = await outage.track(() => readInvalidations({ after, visited, checked }))
    return c.json({ [field]: invalidations, isWhole: invalidations.length < MOST_INVALIDATIONS })
  }
  app.get('/cache-invalidations', answerWith('invalidations'))
  // What a storefront of the former release asks for; goes with the next release.
  app.get('/ended-tags', answerWith('endings'))
}
