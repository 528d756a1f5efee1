import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { listFiles } from './files.mjs'
import { fromRoot } from './root.mjs'

test('every script finds what it imports, those too that no other test starts', async () => {
  const scripts = listFiles('scripts', { accept: (path) => path.endsWith('.mjs') && !path.includes('.test.') })
  const { errors, warnings } = await build({
    entryPoints: scripts.map((path) => fromRoot(path)),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outdir: fromRoot('.build/none'),
    write: false,
    logLevel: 'silent',
  }).catch((failure) => failure)
  const found = [...errors, ...warnings].map(({ text, location }) => `${location?.file}: ${text}`)
  expect(found).toEqual([])
})
