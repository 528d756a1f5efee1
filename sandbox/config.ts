import * as z from 'zod'

export interface Merchant {
  id: string
  name: string
  apiKey: string
  secretKey: string
  /** URL for payment notifications; null disables them. */
  webhookUrl: string | null
}

export interface SandboxConfig {
  host: string
  /** 0 selects a free port; the first log line shows it. */
  port: number
  /** Origin of the gateway as seen by the browser. If not set, the origin of the request is used. */
  publicUrl: string | null
  /** Folder of the journal. If not set, no data survives a restart. */
  dataDir: string | null
  merchants: Merchant[]
  webhookDelayMs: number
  webhookRetryMs: number
}

const httpUrl = z.url({ protocol: /^https?$/ })
const milliseconds = z.coerce.number().int().min(0).max(86_400_000)

const merchantList = z
  .array(
    z.object({
      id: z.string().min(1),
      name: z.string().min(1),
      apiKey: z.string().min(1),
      secretKey: z.string().min(1),
      webhookUrl: httpUrl.nullable().default(null),
    }),
  )
  .min(1)

const schema = z.object({
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
  SANDBOX_PUBLIC_URL: httpUrl.optional(),
  SANDBOX_DATA_DIR: z.string().optional(),
  SANDBOX_MERCHANT_NAME: z.string().default('Kervan Demo'),
  SANDBOX_WEBHOOK_URL: httpUrl.optional(),
  SANDBOX_WEBHOOK_DELAY_MS: milliseconds.default(10_000),
  SANDBOX_WEBHOOK_RETRY_MS: milliseconds.default(60_000),
  SANDBOX_MERCHANTS: z.string().optional(),
  PAYMENT_API_KEY: z.string().default('sandbox-api-key'),
  PAYMENT_SECRET_KEY: z.string().default('sandbox-secret-key'),
})

/** Contains one readable line per invalid variable, and no values. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The sandbox gateway cannot start:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

function toProblems(prefix: string, error: z.ZodError): string[] {
  return error.issues.map(
    (issue) => `${[prefix, ...issue.path].filter((part) => part !== '').join('.')}: ${issue.message}`,
  )
}

function readMerchants(text: string): Merchant[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new ConfigError(['SANDBOX_MERCHANTS: is not JSON'])
  }
  const parsed = merchantList.safeParse(json)
  if (!parsed.success) throw new ConfigError(toProblems('SANDBOX_MERCHANTS', parsed.error))
  return parsed.data
}

/** Reads the environment; an empty variable counts as not set. Throws `ConfigError`. */
export function readConfig(environment: Record<string, string | undefined>): SandboxConfig {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new ConfigError(toProblems('', parsed.error))
  const env = parsed.data
  const onlyMerchant: Merchant = {
    id: '3404590',
    name: env.SANDBOX_MERCHANT_NAME,
    apiKey: env.PAYMENT_API_KEY,
    secretKey: env.PAYMENT_SECRET_KEY,
    webhookUrl: env.SANDBOX_WEBHOOK_URL ?? null,
  }
  return {
    host: env.SANDBOX_HOST,
    port: env.SANDBOX_PORT,
    publicUrl: env.SANDBOX_PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir: env.SANDBOX_DATA_DIR ?? null,
    merchants: env.SANDBOX_MERCHANTS ? readMerchants(env.SANDBOX_MERCHANTS) : [onlyMerchant],
    webhookDelayMs: env.SANDBOX_WEBHOOK_DELAY_MS,
    webhookRetryMs: env.SANDBOX_WEBHOOK_RETRY_MS,
  }
}
