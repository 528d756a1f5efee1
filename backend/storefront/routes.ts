import { serviceKeys } from '../env'
import { ApiError } from '../http/errors'
import type { ApiApp } from '../http/register'
import { isOneOf } from '../http/secrets'
import type { Services } from '../services'
import { ENDINGS_AT_ONCE } from './ended-tags'

/**
 * `GET /ended-tags?after=<number>`: what storefronts ask every second. The address is ours, not the contract's: a storefront of an
 * API without it is told of changes by `/api/revalidate` alone.
 */
export function registerStorefrontRoutes(app: ApiApp, { registry, env }: Services): void {
  app.get('/ended-tags', async (c) => {
    if (!isOneOf(serviceKeys(env), c.req.header('x-service-key') ?? '')) throw new ApiError('forbidden')
    const after = Number(c.req.query('after') ?? 0)
    if (!Number.isSafeInteger(after) || after < 0) throw new ApiError('invalidRequest', { fields: { after: 'number' } })
    const endings = await registry.endedTags.listAfter(after)
    return c.json({ endings, isWhole: endings.length < ENDINGS_AT_ONCE })
  })
}
