/** Size and time of the last write of one object. */
export interface ObjectInfo {
  bytes: number
  /** Time by the clock of the store. `stat` returns whole seconds on S3. */
  modifiedAt: Date
}

export interface StoredObject extends ObjectInfo {
  key: string
}

/**
 * Objects by key, in a local folder or an S3-compatible store. Keys are those of `requireStorageKey`, and no key may be
 * a folder of another one (`a/b` beside `a/b/c`). Methods throw an `Error` for an invalid key,
 * `StorageUnavailableError` if the store fails or cannot be reached in time, and `StorageRefusedError` if it refuses
 * the request. `list` throws during iteration.
 */
export interface Storage {
  /** Returns the whole object, never a part of it, or null if it does not exist. */
  read(key: string): Promise<Buffer | null>
  stat(key: string): Promise<ObjectInfo | null>
  /** Returns the SHA-256 of the object in hex, or null if it does not exist. May have to read the object. */
  sha256(key: string): Promise<string | null>
  /** Replaces the object atomically: a reader gets the old one or the new one. */
  write(key: string, body: Buffer): Promise<void>
  /** Also succeeds if the object does not exist. */
  remove(key: string): Promise<void>
  /**
   * Returns every object below `<prefix>/`, or every object for '', in no particular order. Skips other files in the
   * store.
   */
  list(prefix: string): AsyncIterable<StoredObject>
}

/** The store could not be reached in time, or returned a server error. The same request may succeed later. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'
}

/** The store refused the request: wrong credentials, no permission, no such bucket, a file in the place of a folder. */
export class StorageRefusedError extends Error {
  override name = 'StorageRefusedError'
}
