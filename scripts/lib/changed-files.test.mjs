import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compareHashes, hashFiles, onlyWhenChanged } from './changed-files.mjs'
import { runCommand } from './command.mjs'

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kervan-changed-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const passed = { passed: 1, failed: 0 }

test('files of a working copy are hashed, also those that are not committed, but not ignored ones', async () => {
  await runCommand('git', ['init', '-q'], { cwd: root })
  for (const name of ['a.ts', 'b.log', '.hidden']) writeFileSync(join(root, name), name)
  writeFileSync(join(root, '.gitignore'), '*.log\n')
  const hashes = await hashFiles(root)
  expect(Object.keys(hashes)).toEqual(['node', '.gitignore', '.hidden', 'a.ts'])
  writeFileSync(join(root, 'a.ts'), 'other')
  expect(compareHashes(hashes, await hashFiles(root))).toEqual(['a.ts'])
})

test('a folder that git does not know has no hashes, and every step runs', async () => {
  expect(await hashFiles(root)).toBeNull()
  const run = vi.fn(async () => passed)
  await onlyWhenChanged({ name: 'types', run }, null, root).run()
  expect(run).toHaveBeenCalledWith(null)
})

test('a file that is gone has changed, as a new one has', () => {
  expect(compareHashes({ a: '1', b: '1' }, { b: '1', c: '1' })).toEqual(['a', 'c'])
})

test('a step that passed runs again when a file has changed, and is told which', async () => {
  const run = vi.fn(async () => passed)
  const runWith = (files) => onlyWhenChanged({ name: 'unit tests', run }, files, root).run()
  await runWith({ a: '1', b: '1' })
  expect(await runWith({ a: '1', b: '1' })).toEqual({ passed: 0, failed: 0 })
  await runWith({ a: '1', b: '2' })
  expect(run.mock.calls).toEqual([[null], [['b']]])
})

test('a step that failed or could not run in part runs again', async () => {
  for (const result of [
    { passed: 1, failed: 1 },
    { passed: 1, failed: 0, notRun: [['a test', 'no tool']] },
  ]) {
    const run = vi.fn(async () => result)
    for (let round = 0; round < 2; round += 1) await onlyWhenChanged({ name: 'types', run }, { a: '1' }, root).run()
    expect(run).toHaveBeenCalledTimes(2)
  }
})
