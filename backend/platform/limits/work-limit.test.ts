import { expect, test } from 'vitest'
import type { CallContext } from '../http/context'
import { createWorkLimit } from './limits'

const from = (clientNetwork: string, company = 'lykia') => ({ company, clientNetwork }) as CallContext

test('a network has its points of each tenant, by what a call costs, and others are not held up', async () => {
  const consume = createWorkLimit('test', 5, 60)
  await consume(from('198.51.100.0'), 3)
  await consume(from('198.51.100.0'), 2)
  await expect(consume(from('198.51.100.0'))).rejects.toMatchObject({ code: 'tooManyRequests' })
  await consume(from('198.51.100.1'))
  await consume(from('198.51.100.0', 'orion'))
})
