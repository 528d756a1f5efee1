import { join } from 'node:path'
import { createFolderStorage } from './folder-storage'
import type { S3Environment } from './s3-environment'
import { createS3Storage } from './s3-storage'
import type { Storage } from './storage'

/** What the environment says of the place where files lie. */
interface StorageEnvironment extends S3Environment {
  DATA_DIR: string
}

/** The folder `storage` of the data folder. */
export const openFolder = ({ DATA_DIR }: StorageEnvironment): Storage => createFolderStorage(join(DATA_DIR, 'storage'))

/** The bucket that the environment names, or null when it names none. `readEnvironment` has checked that its settings are complete. */
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

/** Where the API keeps files: the bucket where one is set, otherwise the folder. */
export const openStorage = (env: StorageEnvironment): Storage => openBucket(env) ?? openFolder(env)
