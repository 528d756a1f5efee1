import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Tenant } from '@/domain/settings/schema'
import { TenantDirectory } from './directory'
import { createSnapshot, type Snapshot } from './snapshot'

const lykia: Tenant = {
  company: 'lykia',
  hosts: ['lykia.localhost', 'localhost'],
  language: { default: 'en', enabled: ['en', 'tr', 'de', 'ru'] },
}
const orion: Tenant = {
  company: 'orion',
  hosts: ['orion.localhost'],
  language: { default: 'de', enabled: ['en', 'tr', 'de', 'ru', 'nl', 'ar'] },
}

let folder: string
let file: string
let directory: TenantDirectory | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'directory-'))
  file = join(folder, 'deep', 'tenants-snapshot.json')
})

afterEach(async () => {
  directory?.stop()
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

function open(load: () => Promise<Tenant[] | null>, snapshot: Snapshot = createSnapshot(file)): TenantDirectory {
  directory = new TenantDirectory({ load, snapshot, warn: () => undefined })
  return directory
}

describe('TenantDirectory', () => {
  test.each([
    ['lykia.localhost', 'lykia'],
    ['LYKIA.localhost:3000', 'lykia'],
    ['orion.localhost.', 'orion'],
    ['localhost:3000', 'lykia'],
  ])('%s is %s', async (host, company) => {
    const opened = open(async () => [lykia, orion])
    await opened.ready()
    expect(opened.getByHost(host)?.company).toBe(company)
  })

  test.each([null, '', 'unknown.localhost', 'xlykia.localhost', 'lykia.localhost.evil.example', '*'])(
    'a host that no tenant owns has none: %s',
    async (host) => {
      const opened = open(async () => [lykia, orion])
      await opened.ready()
      expect(opened.getByHost(host)).toBeNull()
    },
  )

  test('one tenant may answer all names that no other owns', async () => {
    const opened = open(async () => [lykia, { ...orion, hosts: ['*'] }])
    await opened.ready()
    expect(opened.getByHost('anything.example')?.company).toBe('orion')
    expect(opened.getByHost('localhost')?.company).toBe('lykia')
  })

  test('a restart while the API is away knows the last good list', async () => {
    const first = open(async () => [lykia, orion])
    await first.ready()
    first.stop()
    const second = open(async () => null)
    await second.ready()
    expect(second.getByHost('orion.localhost')).toEqual(orion)
  })

  test('a saved list that is not one counts as none', async () => {
    const first = open(async () => [lykia])
    await first.ready()
    first.stop()
    expect(await readFile(file, 'utf8')).toContain('lykia')
    await writeFile(file, '{"version":1,"tenants":[{"company":5}]}')
    const second = open(async () => null)
    await second.ready()
    expect(second.isEmpty).toBe(true)
  })

  test('a failed refresh and an empty answer change nothing', async () => {
    const answers: (Tenant[] | null)[] = [[lykia], null, []]
    const opened = open(async () => answers.shift() ?? null)
    await opened.ready()
    await opened.refresh()
    await opened.refresh()
    expect(opened.getByCompany('lykia')).toEqual(lykia)
  })

  test('of two questions at once the later one counts, whichever is answered first', async () => {
    const moved = { ...lykia, hosts: ['moved.example'] }
    let answerFirst: (tenants: Tenant[]) => void = () => undefined
    const late = new Promise<Tenant[]>((resolve) => {
      answerFirst = resolve
    })
    const answers: (Tenant[] | Promise<Tenant[]>)[] = [[lykia], late, [moved]]
    const opened = open(async () => (await answers.shift()) ?? null)
    await opened.ready()
    const first = opened.refresh()
    await opened.refresh()
    answerFirst([lykia])
    await first
    expect(opened.getByCompany('lykia')).toEqual(moved)
  })

  test('a list that was not to be had is asked for again soon, one that is known every half minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const load = vi.fn<() => Promise<Tenant[] | null>>().mockResolvedValueOnce(null).mockResolvedValue([lykia])
    const opened = open(load, { read: async () => [], write: async () => undefined })
    await opened.ready()
    expect(opened.isEmpty).toBe(true)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(opened.isEmpty).toBe(false)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(29_900)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(200)
    expect(load).toHaveBeenCalledTimes(3)
  })
})
