import { join } from 'node:path'
import { createFolderStorage } from './folder-storage'
import type { S3Environment } from './s3-environment'
import { createS3Storage } from './s3-storage'
import type { Storage } from './storage'

/** The environment's settings for the storage. */
interface StorageEnvironment extends S3Environment {
  DATA_DIR: string
}

/** Opens the folder `storage` in the data folder. */
export const openFolder = ({ DATA_DIR }: StorageEnvironment): Storage => createFolderStorage(join(DATA_DIR, 'storage'))

/**
 * Opens the configured bucket. Returns null if none is configured. `readEnvironment` has checked that its settings are
 * complete.
 */
export function openBucket(env: StorageEnvironment): Storage | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket || !accessKeyId || !secretAccessKey) return null
  const region = env.S3_REGION ?? 'us-east-1'
  return createS3Storage({
    endpoint: env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
    prefix: env.S3_PREFIX ?? '',
    pathStyle: env.S3_PATH_STYLE ?? true,
  })
}

/** Opens the storage of the API: the bucket if one is configured, otherwise the folder. */
export const openStorage = (env: StorageEnvironment): Storage => openBucket(env) ?? openFolder(env)
