// Undocumented parts of Next that the cache handler extends. `handler.test.ts` fails if an upgrade changes them.
import * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

type FileSystemCacheClass = typeof fileSystemCache.default

/** Node gives all exports of a CommonJS module as its default export; Vite gives the default export itself. */
const unwrap = (given: FileSystemCacheClass | { default: FileSystemCacheClass }): FileSystemCacheClass =>
  'default' in given ? given.default : given

/** Next's own file cache of pages and data. */
export const FileSystemCache = unwrap(fileSystemCache.default)
