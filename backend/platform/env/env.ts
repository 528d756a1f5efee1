import * as z from 'zod'
import { type Secrets, secretsOf } from '../shared/secrets'
import { checkS3Settings, s3Environment } from '../storage/s3-environment'

const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback)

const settings = z.object({
  API_PORT: port(4000),
  API_HOST: z.string().default('127.0.0.1'),
  /**
   * A reverse proxy appends to X-Forwarded-For and sets X-Forwarded-Proto. The desk trusts these headers only if this
   * is set.
   */
  BEHIND_PROXY: z.stringbool().default(false),
  /** Milliseconds between the stop signal and the moment the API accepts no more connections, for a proxy to notice. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  MAIL_VIEWER_PORT: port(4025),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_PREFIX: z
    .string()
    .regex(/^[a-z_]{1,30}$/)
    .default('kervan'),
  /** Maximum number of connections of this process to the databases of all tenants. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(5_000).default(40),
  PG_PORT: port(54329),
  /** Name of the gateway's protocol (`payment-providers/registry.ts`). */
  PAYMENT_PROVIDER: z.string().default('iyzico'),
  PAYMENT_BASE_URL: z.url().default('http://127.0.0.1:4100'),
  PAYMENT_API_KEY: z.string().default('sandbox-api-key'),
  PAYMENT_SECRET_KEY: z.string().default('sandbox-secret-key'),
  /** Sign-in with Google: the issuer of its ID tokens, and the accepted client ids, separated by commas. */
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  /** Sign-in with Facebook: its Graph API and the application registered there. */
  FACEBOOK_GRAPH_URL: z.url().default('https://graph.facebook.com'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('no-reply@kervan.example'),
  QUOTE_SECRET: z.string().min(16),
  SERVICE_KEY: z.string().min(16),
  REVALIDATE_SECRET: z.string().min(16),
  /** Keys that encrypt medical documents are derived from it. */
  DOCUMENTS_KEY: z.string().min(32),
  /** The previous secret during a rotation: values signed or encrypted with it remain valid. */
  QUOTE_SECRET_BEFORE: z.string().min(16).optional(),
  SERVICE_KEY_BEFORE: z.string().min(16).optional(),
  DOCUMENTS_KEY_BEFORE: z.string().min(32).optional(),
  STOREFRONT_URL: z.url().default('http://127.0.0.1:3000'),
  DEMO_PASSWORD: z.string().min(4).default('kervan-demo'),
  /**
   * Folder of the central bank's exchange rates; its `today.xml` is loaded every half hour. If unset, nothing is
   * fetched.
   */
  RATES_BASE_URL: z.url().optional(),
  /** Bearer token for `/metrics`. If unset, the route does not exist. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Whether `/openapi.json` and `/docs` are public. */
  API_DOCS: z.stringbool().default(true),
  /**
   * The watchdog logs a line when the event loop was blocked, or a request waited for a database connection, for this
   * many milliseconds.
   */
  WATCHDOG_LOOP_MS: z.coerce.number().int().min(50).max(60_000).default(1_000),
  WATCHDOG_POOL_MS: z.coerce.number().int().min(50).max(60_000).default(2_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

const environmentSchema = settings.extend(s3Environment).check(checkS3Settings)

export type Environment = z.infer<typeof environmentSchema>

/** Reads the environment of the process once. Throws one error that lists every invalid setting. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment of the operator API is not complete:\n${lines.join('\n')}`)
}

export const quoteSecrets = ({ QUOTE_SECRET, QUOTE_SECRET_BEFORE }: Environment): Secrets =>
  secretsOf(QUOTE_SECRET, QUOTE_SECRET_BEFORE)

export const serviceKeys = ({ SERVICE_KEY, SERVICE_KEY_BEFORE }: Environment): Secrets =>
  secretsOf(SERVICE_KEY, SERVICE_KEY_BEFORE)

export const documentSecrets = ({ DOCUMENTS_KEY, DOCUMENTS_KEY_BEFORE }: Environment): Secrets =>
  secretsOf(DOCUMENTS_KEY, DOCUMENTS_KEY_BEFORE)
