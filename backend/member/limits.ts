import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { CallContext } from '../http/context'
import { ApiError } from '../http/errors'

export interface Limit {
  /** Throws `tooManyRequests` when the key has used up its points. */
  consume(context: CallContext, key: string): Promise<void>
  reward(context: CallContext, key: string): Promise<void>
}

/**
 * So many points per key and duration, counted in the tenant's own database; while that does not answer, in memory.
 * @param duration seconds
 */
export function createLimit(name: string, points: number, duration: number): Limit {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = async (context: CallContext): Promise<RateLimiterPostgres> => {
    const known = limiters.get(context.company)
    if (known) return known
    const insuranceLimiter = new RateLimiterMemory({ keyPrefix: name, points, duration })
    const storeClient = (context.db as unknown as { $client: Pool }).$client
    const limiter = await new Promise<RateLimiterPostgres>((resolve, reject) => {
      const made: RateLimiterPostgres = new RateLimiterPostgres(
        { storeClient, tableName: 'rate_limits', keyPrefix: name, points, duration, insuranceLimiter },
        (error?: Error) => (error ? reject(error) : resolve(made)),
      )
    })
    limiters.set(context.company, limiter)
    return limiter
  }
  return {
    async consume(context, key) {
      const limiter = await limiterOf(context)
      try {
        await limiter.consume(key)
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new ApiError('tooManyRequests')
        throw error
      }
    },
    async reward(context, key) {
      const limiter = await limiterOf(context)
      await limiter.delete(key)
    },
  }
}
