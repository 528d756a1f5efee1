import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { InvalidatedTags } from './invalidated-tags'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tags-'))
  file = join(folder, 'cache', 'invalidated-tags.json')
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

test('a tag ends what was made before, or so soon after that it may have been read before', () => {
  const times = new InvalidatedTags(file)
  times.invalidate(['lykia:settings'], 10_000)
  expect(times.areInvalidated(['lykia:pages', 'lykia:settings'], 9_000, 12_000)).toBe(true)
  expect(times.areInvalidated(['lykia:settings'], 10_900, 12_000)).toBe(true)
  expect(times.areInvalidated(['lykia:settings'], 11_000, 12_000)).toBe(false)
  expect(times.areInvalidated(['orion:settings'], 0, 12_000)).toBe(false)
  expect(times.areInvalidated([], 0, 12_000)).toBe(false)
})

test('a restart knows what ended before it', () => {
  new InvalidatedTags(file).invalidate(['lykia:settings'], 1_000)
  expect(new InvalidatedTags(file).areInvalidated(['lykia:settings'], 500, 2_000)).toBe(true)
})

test('two processes tell each other and lose nothing of each other', () => {
  const first = new InvalidatedTags(file)
  const second = new InvalidatedTags(file)
  expect(second.areInvalidated(['a'], 0, 1_000)).toBe(false)
  first.invalidate(['a'], 1_100)
  second.invalidate(['b'], 1_200)
  expect(second.areInvalidated(['a'], 1_050, 1_500)).toBe(true)
  expect(first.areInvalidated(['b'], 1_150, 1_500)).toBe(true)
  expect(new InvalidatedTags(file).areInvalidated(['a'], 1_050, 2_000)).toBe(true)
})

test('a broken file is no obstacle', async () => {
  const times = new InvalidatedTags(file)
  times.invalidate(['a'], 1_000)
  await writeFile(file, '{"a":')
  expect(new InvalidatedTags(file).areInvalidated(['a'], 0, 2_000)).toBe(false)
  expect(times.areInvalidated(['a'], 500, 2_000)).toBe(true)
})
