import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { mailboxKeyOf } from '@/domain/member/contact-keys'
import { poolOf } from '../database/client'
import type { CallContext } from '../http/context'
import { ApiError } from '../http/errors'
import { sha256 } from '../shared/secrets'

/** Whose database counts. */
type Counted = Pick<CallContext, 'db'>

export interface Limit {
  /** Throws `tooManyRequests` when the key has used up its points. */
  consume(context: CallContext, key: string): Promise<void>
  /** The same, told instead of thrown. */
  tryConsume(context: CallContext, key: string): Promise<boolean>
  /** Counts one more, or as many as are named, and tells how many there have been with them; nothing is refused. */
  count(context: Counted, key: string, points?: number): Promise<number>
  /** How many there have been. */
  read(context: Counted, key: string): Promise<number>
  /** Forgets the key: it was rightly asked. */
  reward(context: CallContext, key: string): Promise<void>
  /** Gives back the one point of this request and no more, or as many as are named. */
  refund(context: Counted, key: string, points?: number): Promise<void>
}

/**
 * So many points per key and duration, counted in the tenant's own database; while that does not answer, in memory.
 * Keys are hashed: the table holds no addresses.
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

/** The same by e-mail address: every address of one mailbox is one key. */
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
 * A limit on the work that one network can cause: in the memory of this process, since a question to the database would cost as much as many a
 * call. Throws `tooManyRequests`.
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
