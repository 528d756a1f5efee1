import { expect, test } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'
import type { Call } from '@/domain/wire/call'
import { CALLS } from '@/domain/wire/calls'

const OUR_OWN = ['unknown', 'unavailable', 'malformedAnswer', 'originRefused', 'unauthenticated', 'invalidRequest']

test.each(LOCALES)('every refusal that a call may give has words in %s', async (locale) => {
  const { default: messages } = await import(`../../messages/${locale}/errors.json`)
  const codes = new Set([...OUR_OWN, ...Object.values<Call>(CALLS).flatMap(({ errors }) => errors ?? [])])
  expect([...codes].filter((code) => typeof messages.codes[code] !== 'string')).toEqual([])
})
