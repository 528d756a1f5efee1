import { type InvalidatedTag, MOST_INVALIDATIONS } from '../platform/cache-invalidation/invalidated-tags'
import { serviceKeys } from '../platform/env/env'
import { ApiError } from '../platform/http/errors'
import type { ApiApp, ApiContext } from '../platform/http/register'
import { isOneOf } from '../platform/shared/secrets'
import { COMPANY } from '../platform/tenancy/registry'
import type { Services } from '../services/services'
import { Outage } from './outage'

/**
 * Maximum number of tenants per request, in `visited` or in `check`. A storefront sends the others in its next request.
 */
const MOST_NAMES = 50

/**
 * `GET /cache-invalidations?after=<number>&visited=<companies>&check=<companies>`. A storefront polls it every second
 * while it has visitors. `visited` are tenants whose changes the API watches from now on. `check` are tenants that were
 * not watched; the API reads their changes before it responds. This endpoint is not part of the specification. A
 * storefront of an API without it learns of changes through `/api/revalidate` only.
 */
export function registerInvalidationRoutes(app: ApiApp, { registry, env, log }: Services): void {
  const outage = new Outage(log)
  const namesOf = (list: string | undefined): string[] => {
    const names = [...new Set((list ?? '').split(',').filter((name) => name !== ''))]
    if (names.length > MOST_NAMES) throw new ApiError('invalidRequest', { fields: { visited: 'too_big' } })
    // The registry is not consulted: another process may have added a tenant that this process does not know yet.
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
  // Used by storefronts of the previous release. Remove it in the next release.
  app.get('/ended-tags', answerWith('endings'))
}
