import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TagTimes } from './tag-times.cjs'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tags-'))
  file = join(folder, 'cache', 'ended-tags.json')
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

test('a tag ends what was made before, or so soon after that it may have been read before', () => {
  const times = new TagTimes(file)
  times.end(['lykia:settings'], 10_000)
  expect(times.haveEnded(['lykia:pages', 'lykia:settings'], 9_000, 12_000)).toBe(true)
  expect(times.haveEnded(['lykia:settings'], 10_900, 12_000)).toBe(true)
  expect(times.haveEnded(['lykia:settings'], 11_000, 12_000)).toBe(false)
  expect(times.haveEnded(['orion:settings'], 0, 12_000)).toBe(false)
  expect(times.haveEnded([], 0, 12_000)).toBe(false)
})

test('a restart knows what ended before it', () => {
  new TagTimes(file).end(['lykia:settings'], 1_000)
  expect(new TagTimes(file).haveEnded(['lykia:settings'], 500, 2_000)).toBe(true)
})

test('two processes tell each other and lose nothing of each other', () => {
  const first = new TagTimes(file)
  const second = new TagTimes(file)
  expect(second.haveEnded(['a'], 0, 1_000)).toBe(false)
  first.end(['a'], 1_100)
  second.end(['b'], 1_200)
  expect(second.haveEnded(['a'], 1_050, 1_500)).toBe(true)
  expect(first.haveEnded(['b'], 1_150, 1_500)).toBe(true)
  expect(new TagTimes(file).haveEnded(['a'], 1_050, 2_000)).toBe(true)
})

test('a broken file is no obstacle', async () => {
  const times = new TagTimes(file)
  times.end(['a'], 1_000)
  await writeFile(file, '{"a":')
  expect(new TagTimes(file).haveEnded(['a'], 0, 2_000)).toBe(false)
  expect(times.haveEnded(['a'], 500, 2_000)).toBe(true)
})
