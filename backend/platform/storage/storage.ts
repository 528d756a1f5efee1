/** Size and time of the last write of one object. */
export interface ObjectInfo {
  bytes: number
  /** By the clock of the store; S3 answers whole seconds to `stat`. */
  modifiedAt: Date
}

export interface StoredObject extends ObjectInfo {
  key: string
}

/**
 * Objects by key: a local folder or an S3-compatible store. Keys are those of `requireStorageKey`, and no key may be a folder of
 * another one (`a/b` beside `a/b/c`). A method throws an `Error` for a key that is none, `StorageUnavailableError` when the store
 * cannot be reached in time or fails, and `StorageRefusedError` when it declines. `list` throws while it is iterated.
 */
export interface Storage {
  /** The whole object, or null when it is not there; never a part of it. */
  read(key: string): Promise<Buffer | null>
  stat(key: string): Promise<ObjectInfo | null>
  /** SHA-256 of the object in hex, or null when it is not there. May have to read the object. */
  sha256(key: string): Promise<string | null>
  /** Replaces the object at once: a reader gets the old one or the new one. */
  write(key: string, body: Buffer): Promise<void>
  /** Succeeds as well when the object is not there. */
  remove(key: string): Promise<void>
  /** Every object below `<prefix>/`, or every object for '', in no particular order. Other files in the store are passed over. */
  list(prefix: string): AsyncIterable<StoredObject>
}

/** The store could not be reached in time, or answered with errors of its own; the same request may succeed later. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'
}

/** The store declined the request: wrong credentials, no permission, no such bucket, a file in the place of a folder. */
export class StorageRefusedError extends Error {
  override name = 'StorageRefusedError'
}
