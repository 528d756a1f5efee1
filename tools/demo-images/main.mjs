#!/usr/bin/env node
/**
 * Draws the pictures of the demo that are missing or whose specification has changed: `node tools/demo-images/main.mjs [id…]`.
 * See README.md in this folder.
 */
import { build } from 'esbuild'
import { fromRoot } from '../../scripts/lib/root.mjs'

const bundle = fromRoot('.build/tools/demo-images.mjs')
await build({
  entryPoints: [fromRoot('tools/demo-images/draw.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  alias: { '@': fromRoot('.') },
  logLevel: 'warning',
})
const { drawAll } = await import(bundle)
await drawAll(fromRoot('.'), process.argv.slice(2))
