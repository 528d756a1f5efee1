import { parseArgs } from 'node:util'
import { readEnvironment } from './platform/env/env'
import { errorText } from './platform/shared/error-text'
import { type MoveSummary, moveObjects } from './platform/storage/move-objects'
import { openBucket, openFolder } from './platform/storage/open-storage'

const HELP = `npm run storage:move -- --to s3
npm run storage:move -- --to folder
Copies every file from the storage folder of DATA_DIR to the bucket of S3_BUCKET, or the other way round, and compares each copy.
May be repeated: what is there already is passed over, and what was written later in the target is left alone.
Options: --concurrency 8; --delete-source removes from the source what lies in the target, once everything does.`

const MAXIMUM_CONCURRENCY = 64
const PROGRESS_MS = 5_000
const BYTES_PER_MEGABYTE = 1_000_000

const OPTIONS = {
  help: { type: 'boolean', default: false },
  to: { type: 'string', default: '' },
  concurrency: { type: 'string', default: '8' },
  'delete-source': { type: 'boolean', default: false },
} as const

const say = (text: string): void => void process.stdout.write(`${text}\n`)

function requireConcurrency(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= MAXIMUM_CONCURRENCY) return number
  throw new Error(`--concurrency is a number from 1 to ${MAXIMUM_CONCURRENCY}`)
}

function describe({
  copied,
  copiedBytes,
  present,
  newer,
  vanished,
  deleted,
  rendered,
  failures,
}: Readonly<MoveSummary>): string {
  const parts = [
    `${copied} copied (${(copiedBytes / BYTES_PER_MEGABYTE).toFixed(1)} MB)`,
    `${present} there already`,
    ...(newer > 0 ? [`${newer} newer in the target and left alone`] : []),
    ...(rendered > 0 ? [`${rendered} left out, as they are rendered again`] : []),
    ...(vanished > 0 ? [`${vanished} removed meanwhile`] : []),
    ...(deleted > 0 ? [`${deleted} deleted from the source`] : []),
    ...(failures.length > 0 ? [`${failures.length} failed`] : []),
  ]
  return parts.join(', ')
}

/** Returns a function that prints progress at most once per `PROGRESS_MS`. */
function createProgress(): (summary: Readonly<MoveSummary>) => void {
  let last = Date.now()
  return (summary) => {
    if (Date.now() - last < PROGRESS_MS) return
    last = Date.now()
    say(describe(summary))
  }
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.help) return say(HELP)
  if (values.to !== 's3' && values.to !== 'folder') throw new Error(`--to is s3 or folder\n${HELP}`)
  const env = readEnvironment(process.env)
  const bucket = openBucket(env)
  if (!bucket) throw new Error('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set')
  const folder = openFolder(env)
  const [from, to] = values.to === 's3' ? [folder, bucket] : [bucket, folder]
  const summary = await moveObjects({
    from,
    to,
    concurrency: requireConcurrency(values.concurrency),
    deleteSource: values['delete-source'],
    onProgress: createProgress(),
  })
  for (const { key, reason } of summary.failures) process.stderr.write(`${key}: ${reason}\n`)
  say(describe(summary))
  if (summary.failures.length > 0) throw new Error('Not everything was moved, and nothing was deleted. Run it again.')
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`)
  process.exitCode = 1
}
