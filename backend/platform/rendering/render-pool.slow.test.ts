import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { QueueFullError } from '../shared/bounded-queue'
import { openRenderPool, RenderDeadlineError, type Renderer } from './render-pool'

type Job = 'work' | 'throw' | 'hang' | 'exit' | 'fill' | 'late' | 'secrets' | 'slow'

const THREAD = `
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
export async function render(job) {
  if (job === 'throw') throw new Error('no layout')
  if (job === 'hang') for (;;);
  if (job === 'exit') process.exit(3)
  if (job === 'fill') { const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length)) }
  if (job === 'late') { setTimeout(() => { throw new Error('late') }, 5); return new Uint8Array(0) }
  if (job === 'secrets') return new TextEncoder().encode(String(process.env.SECRET_OF_THE_TESTS))
  await wait(job === 'slow' ? 400 : 50)
  return new TextEncoder().encode('done')
}`

let folder: string
let file: string
let pool: Renderer<Job>
const log = { warn: vi.fn() }

beforeAll(async () => {
  // The file lies beside the bundles of the shop, because other steps check the rest of the tree meanwhile.
  await mkdir('.build', { recursive: true })
  folder = await mkdtemp('.build/renderer-')
  file = join(folder, 'thread.mjs')
  await writeFile(file, THREAD)
  pool = openRenderPool<Job>(file, log, { deadlineMs: 30_000, maximumWaiting: 3 })
})
afterAll(async () => {
  await pool.stop()
  await rm(folder, { recursive: true, force: true })
})

const work = () => pool.render('work').then(String)

test('a job is done in a thread that knows no secret', async () => {
  process.env.SECRET_OF_THE_TESTS = 'x'
  expect(await work()).toBe('done')
  expect(String(await pool.render('secrets'))).toBe('undefined')
})

test('jobs beyond the queue are refused at once, and those in it are done', async () => {
  await work()
  const asked = Array.from({ length: 8 }, () => work())
  const ends = await Promise.allSettled(asked)
  const refused = ends.filter((end) => end.status === 'rejected')
  expect(refused).toHaveLength(4)
  expect(refused.every(({ reason }) => reason instanceof QueueFullError)).toBe(true)
  expect(await work()).toBe('done')
})

test.each<[Job, RegExp]>([
  ['throw', /no layout/],
  ['exit', /exit/],
  ['fill', /memory/],
])('a job that ends with %s fails alone', { timeout: 40_000 }, async (job, words) => {
  await expect(pool.render(job)).rejects.toThrow(words)
  expect(await work()).toBe('done')
})

test('a thread that hangs is ended at the deadline, its job fails, and another one goes on', async () => {
  const hasty = openRenderPool<Job>(file, log, { deadlineMs: 1_500 })
  await expect(hasty.render('hang')).rejects.toThrow(RenderDeadlineError)
  expect(String(await hasty.render('work'))).toBe('done')
  await hasty.stop()
})

test('time in the queue does not count towards the deadline, so that a busy machine finishes what it begins', async () => {
  const busy = openRenderPool<Job>(file, log, { deadlineMs: 1_500, maximumWaiting: 20 })
  const ends = await Promise.allSettled(Array.from({ length: 6 }, () => busy.render('slow')))
  expect(ends.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'fulfilled'))
  await busy.stop()
})

test('a thread that fails after its job is logged, and ends neither the process nor the next job', async () => {
  await pool.render('late')
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledWith({ err: expect.any(Error) }, expect.any(String)))
  expect(await work()).toBe('done')
})
