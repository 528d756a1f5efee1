import { watch } from 'node:fs'
import { join } from 'node:path'

/**
 * An editor that replaces a file, and git, write several times: the events of this period are reported as one change.
 */
const SETTLE_MS = 30

/**
 * Reports changed files of the watched folders, without subfolders. `follow(folders)` replaces the set of watched
 * folders; `onChange(paths)` gets absolute paths.
 */
export class FolderWatcher {
  #watchers = new Map()
  #changed = new Set()
  #timer = null

  constructor(onChange) {
    this.onChange = onChange
  }

  follow(folders) {
    const wanted = new Set(folders)
    for (const folder of this.#watchers.keys()) if (!wanted.has(folder)) this.#forget(folder)
    for (const folder of wanted) if (!this.#watchers.has(folder)) this.#watch(folder)
  }

  close() {
    clearTimeout(this.#timer)
    for (const folder of [...this.#watchers.keys()]) this.#forget(folder)
  }

  #watch(folder) {
    try {
      const watcher = watch(folder, { persistent: false }, (type, name) => this.#record(folder, type, name))
      watcher.on('error', () => this.#forget(folder))
      this.#watchers.set(folder, watcher)
    } catch {
      // The folder was deleted, or the system has no watches left: esbuild's polling still detects changes there.
    }
  }

  #forget(folder) {
    this.#watchers.get(folder)?.close()
    this.#watchers.delete(folder)
  }

  #record(folder, type, name) {
    // A folder that was deleted and created again is another one to the system, despite the same path.
    if (type === 'rename') {
      this.#forget(folder)
      this.#watch(folder)
    }
    if (name) this.#changed.add(join(folder, name))
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#report(), SETTLE_MS)
  }

  #report() {
    const changed = [...this.#changed]
    this.#changed.clear()
    this.onChange(changed)
  }
}
