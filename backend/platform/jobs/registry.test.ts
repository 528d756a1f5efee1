import { expect, test } from 'vitest'
import { defineJob } from './queue'
import { createJobRegistry, handleJob } from './registry'

const first = defineJob<{ id: number }>('first')

test('a job is handled by the module that registers it, and by one module alone', async () => {
  const asked: unknown[] = []
  const run = async (_services: unknown, company: string, payload: { id: number }) => {
    asked.push([company, payload.id])
    return true
  }
  const jobs = { handlers: [handleJob(first, run)] }
  const registry = createJobRegistry([jobs, { handlers: [], recurring: [{ kind: defineJob('second'), pause: 1_000 }] }])
  await registry.handlers.get('first')?.run({} as never, 'alpha', { id: 7 })
  expect(asked).toEqual([['alpha', 7]])
  expect(registry.recurring.map(({ kind }) => kind.name)).toEqual(['second'])
  expect(() => createJobRegistry([jobs, jobs])).toThrow('first')
})
