import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { mailboxKeyOf } from '@/domain/member/contact-keys'
import { poolOf } from '../database/client'
import type { CallContext } from '../http/context'
import { ApiError } from '../http/errors'
import { sha256 } from '../shared/secrets'

/** The tenant's database that stores the counters. */
type Counted = Pick<CallContext, 'db'>

export interface Limit {
  /** Throws `tooManyRequests` when the key has used up its points. */
  consume(context: CallContext, key: string): Promise<void>
  /** Same as `consume`, but returns false instead of throwing. */
  tryConsume(context: CallContext, key: string): Promise<boolean>
  /** Consumes one point, or `points`, and returns the total. Never refuses. */
  count(context: Counted, key: string, points?: number): Promise<number>
  /** Returns the number of consumed points. */
  read(context: Counted, key: string): Promise<number>
  /** Deletes the key's counter after a legitimate request. */
  reward(context: CallContext, key: string): Promise<void>
  /** Returns one point to the key, or `points`. */
  refund(context: Counted, key: string, points?: number): Promise<void>
}

/**
 * Limits a key to `points` per duration. Counters are in the tenant's own database, or in memory while that does not
 * answer. Keys are hashed, so the table contains no addresses.
 * @param duration seconds
 */
export function createLimit(name: string, points: number, duration: number): Limit {
  const limiters = new WeakMap<Pool, Promise<RateLimiterPostgres>>()
  const create = (storeClient: Pool): Promise<RateLimiterPostgres> => {
    const insuranceLimiter = new RateLimiterMemory({ keyPrefix: name, points, duration })
    return new Promise((resolve, reject) => {
      const made: RateLimiterPostgres = new RateLimiterPostgres(
        {
          storeClient,
          storeType: 'pool',
          tableName: 'rate_limits',
          keyPrefix: name,
          points,
          duration,
          insuranceLimiter,
        },
        (error?: Error) => (error ? reject(error) : resolve(made)),
      )
    })
  }
  const limiterOf = (context: Counted): Promise<RateLimiterPostgres> => {
    const pool = poolOf(context.db)
    const known = limiters.get(pool)
    if (known) return known
    const made = create(pool)
    limiters.set(pool, made)
    made.catch(() => limiters.delete(pool))
    return made
  }
  const tryConsume = async (context: CallContext, key: string) => {
    const limiter = await limiterOf(context)
    try {
      await limiter.consume(sha256(key))
      return true
    } catch (error) {
      if (error instanceof RateLimiterRes) return false
      throw error
    }
  }
  return {
    tryConsume,
    async count(context, key, points = 1) {
      const limiter = await limiterOf(context)
      try {
        return (await limiter.consume(sha256(key), points)).consumedPoints
      } catch (error) {
        if (error instanceof RateLimiterRes) return error.consumedPoints
        throw error
      }
    },
    async read(context, key) {
      return (await (await limiterOf(context)).get(sha256(key)))?.consumedPoints ?? 0
    },
    async consume(context, key) {
      if (!(await tryConsume(context, key))) throw new ApiError('tooManyRequests')
    },
    async reward(context, key) {
      await (await limiterOf(context)).delete(sha256(key))
    },
    async refund(context, key, points = 1) {
      await (await limiterOf(context)).reward(sha256(key), points)
    },
  }
}

/** Same as `createLimit`, by e-mail address: all addresses of one mailbox share a key. */
export function createMailboxLimit(name: string, points: number, duration: number): Limit {
  const limit = createLimit(name, points, duration)
  return {
    consume: (context, email) => limit.consume(context, mailboxKeyOf(email)),
    tryConsume: (context, email) => limit.tryConsume(context, mailboxKeyOf(email)),
    count: (context, email) => limit.count(context, mailboxKeyOf(email)),
    read: (context, email) => limit.read(context, mailboxKeyOf(email)),
    reward: (context, email) => limit.reward(context, mailboxKeyOf(email)),
    refund: (context, email) => limit.refund(context, mailboxKeyOf(email)),
  }
}

/**
 * Limits the work that one network can cause. The counter is in the memory of this process, since a database query
 * would cost as much as many of the limited calls. Throws `tooManyRequests` when the points are used up.
 * @param duration seconds
 */
export function createWorkLimit(name: string, points: number, duration: number) {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration })
  return async ({ company, clientNetwork }: CallContext, cost = 1): Promise<void> => {
    try {
      await limiter.consume(`${company} ${clientNetwork}`, cost)
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new ApiError('tooManyRequests')
      throw error
    }
  }
}
