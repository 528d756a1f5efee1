import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { ApiError } from '../platform/http/errors'
import { fetchJson } from './fetch-json'
import { toName } from './to-name'
import type { IdentityProvider } from './types'

const TIMEOUT_MS = 3_000

const debugSchema = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.boolean(),
    user_id: z.string(),
    /** Epoch seconds. 0 means that the token does not expire. */
    expires_at: z.number().default(0),
  }),
})

const personSchema = z.object({
  id: z.string().min(1).max(255),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
  email: z.email().max(254).optional(),
})

export interface FacebookOptions {
  graphUrl: string
  /** If the id or the secret is missing, the provider is not offered. */
  appId: string | undefined
  appSecret: string | undefined
}

/**
 * Verifies with the Graph API that an access token was issued to this application and is valid, then reads its owner.
 * Facebook does not state whether an address is confirmed, so `emailVerified` is always false. Such a person is linked
 * to an existing account only after entering its password.
 */
export function createFacebook({ graphUrl, appId, appSecret }: FacebookOptions): IdentityProvider {
  return async (token, now) => {
    if (!appId || !appSecret) throw new ApiError('providerNotOffered')
    const question = new URL(`${graphUrl}/debug_token`)
    question.searchParams.set('input_token', token)
    const asked = await fetchJson(question, TIMEOUT_MS, { authorization: `Bearer ${appId}|${appSecret}` })
    const debug = debugSchema.safeParse(asked.body)
    if (asked.status !== 200 || !debug.success) throw new ApiError('providerTokenInvalid')
    const { app_id, is_valid, user_id, expires_at } = debug.data.data
    const isOver = expires_at !== 0 && expires_at * 1000 <= now
    if (app_id !== appId || !is_valid || isOver) throw new ApiError('providerTokenInvalid')
    const whose = new URL(`${graphUrl}/me`)
    whose.searchParams.set('fields', 'id,first_name,last_name,email')
    whose.searchParams.set('appsecret_proof', createHmac('sha256', appSecret).update(token).digest('hex'))
    const told = await fetchJson(whose, TIMEOUT_MS, { authorization: `Bearer ${token}` })
    const person = personSchema.safeParse(told.body)
    if (told.status !== 200 || !person.success || person.data.id !== user_id) throw new ApiError('providerTokenInvalid')
    const { id, first_name, last_name, email } = person.data
    return {
      provider: 'facebook',
      subject: id,
      email: email ?? null,
      emailVerified: false,
      firstName: toName(first_name),
      lastName: toName(last_name),
    }
  }
}
