import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BUNDLE_OPTIONS } from '../build-steps.mjs'
import { fromRoot } from '../root.mjs'
import { FolderWatcher } from './watch-folders.mjs'

const hashOf = (file) => createHash('sha1').update(readFileSync(file)).digest('hex')

/**
 * Bundles an entry now and after every change of one of its inputs. Calls `onBuilt` when the output has changed, or
 * when a file in one of `dataFolders`, which the program reads at run time, has changed. Calls `onFailed(text)` when
 * the build fails; the previous output stays. All paths are relative to the root.
 */
export async function watchBundle({ entry, output, dataFolders = [], onBuilt, onFailed }) {
  const { context, formatMessages } = await import('esbuild')
  const outfile = fromRoot(output)
  const data = dataFolders.map((folder) => fromRoot(folder))
  let inputs = new Set()
  let built = ''

  async function takeResult({ errors, metafile }) {
    if (errors.length > 0) return onFailed((await formatMessages(errors, { kind: 'error' })).join(''))
    inputs = new Set(Object.keys(metafile.inputs).map((path) => fromRoot(path)))
    folders.follow([...data, ...[...inputs].map((path) => dirname(path))])
    const hash = hashOf(outfile)
    if (hash === built) return
    built = hash
    onBuilt()
  }

  const bundle = await context({
    ...BUNDLE_OPTIONS,
    entryPoints: [entry],
    outfile,
    metafile: true,
    // Debuggers read the source files themselves; without their text the API's source map is written in a third of the
    // time.
    sourcesContent: false,
    plugins: [{ name: 'take-result', setup: (build) => build.onEnd(takeResult) }],
  })

  // esbuild polls its inputs, which takes up to two seconds; with file system events the build starts immediately.
  const folders = new FolderWatcher((changed) => {
    if (changed.some((path) => inputs.has(path))) bundle.rebuild().catch(() => undefined)
    else if (changed.some((path) => data.includes(dirname(path)))) onBuilt()
  })
  await bundle.watch()
  return {
    close: () => {
      folders.close()
      return bundle.dispose()
    },
  }
}
