import { expect, test } from 'vitest'
import { migrateStored } from './migrate'

const mark = (version: number) => ({ _persist: { version, rehydrated: true } })
const steps = {
  1: ({ money, ...rest }: Record<string, unknown>) => ({ ...rest, currency: money }),
  2: ({ currency, ...rest }: Record<string, unknown>) => ({ ...rest, app: { currency } }),
}

test('an older snapshot goes through every step to the present', async () => {
  const migrated = await migrateStored({ money: 'EUR', ...mark(1) }, 3, steps)
  expect(migrated).toMatchObject({ app: { currency: 'EUR' }, ...mark(3) })
  expect(migrated).not.toHaveProperty('money')
})

test.each([
  ['a missing step', { money: 'EUR', ...mark(1) }, {}],
  ['a later version', { app: { currency: 'EUR' }, ...mark(4) }, steps],
  ['no version', { app: { currency: 'EUR' } }, steps],
  ['nothing', undefined, steps],
])('%s gives nothing', async (_name, stored, given) => {
  expect(await migrateStored(stored, 3, given)).toBeUndefined()
})
