import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fromRoot } from './root.mjs'

const DATABASE = 'postgres://postgres@127.0.0.1:5432/postgres'
const CACHE = 'redis://127.0.0.1:6379'
let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kervan-ci-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Commands that every machine has; `node` only checks whether PostgreSQL answers. */
const PLAIN = {
  dirname: 'echo .ci',
  sleep: 'exit 0',
  node: 'exit 1',
  npm: '[ "$1" = ci ] || echo "CI=$CI DATABASE_URL=$DATABASE_URL REDIS_URL=$REDIS_URL"',
}

/** The environment that `.ci/run` passes to `npm test` on a machine with only these commands and the plain ones. */
function runCi(commands = {}, env = {}) {
  for (const [name, script] of Object.entries({ ...PLAIN, ...commands })) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  const options = { cwd: fromRoot(), env: { PATH: folder, ...env }, encoding: 'utf8' }
  return spawnSync('/bin/bash', ['.ci/run'], options).stdout.trim()
}

test('a machine without servers runs the rest, and a part that cannot run fails', () => {
  expect(runCi()).toBe('CI=true DATABASE_URL= REDIS_URL=')
})

test('servers that answer are used, installed here or not', () => {
  expect(runCi({ node: 'exit 0', 'redis-cli': 'echo PONG' })).toBe(
    `CI=true DATABASE_URL=${DATABASE} REDIS_URL=${CACHE}`,
  )
})

test('servers that are installed but do not answer are used as well, so that their tests fail', () => {
  const installed = {
    pg_lsclusters: 'echo "15 main 5432 down postgres"',
    pg_ctlcluster: 'exit 1',
    'redis-server': 'exit 1',
    'redis-cli': 'exit 1',
  }
  expect(runCi(installed)).toBe(`CI=true DATABASE_URL=${DATABASE} REDIS_URL=${CACHE}`)
})

test('a cluster that is down is started', () => {
  const started = join(folder, 'started')
  runCi({ pg_lsclusters: 'echo "15 main 5432 down postgres"', pg_ctlcluster: `echo "$*" > ${started}` })
  expect(readFileSync(started, 'utf8')).toBe('15 main start\n')
})

test('what the environment says wins', () => {
  const env = { CI: 'false', DATABASE_URL: 'postgres://a', REDIS_URL: 'redis://b' }
  expect(runCi({ node: 'exit 0', 'redis-cli': 'echo PONG' }, env)).toBe(
    'CI=false DATABASE_URL=postgres://a REDIS_URL=redis://b',
  )
})
