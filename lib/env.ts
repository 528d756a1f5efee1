import * as z from 'zod'

const sharedSecret = z.string().min(16)
const ownSecret = z.string().min(32)

const environmentSchema = z.object({
  API_BASE_URL: z.url(),
  /** Shared with the operator API: authenticates service calls. */
  SERVICE_KEY: sharedSecret,
  AUTH_SECRET: ownSecret,
  REMEMBER_SECRET: ownSecret,
  /** Shared with the operator API: signs its revalidation requests. */
  REVALIDATE_SECRET: sharedSecret,
  /** The previous secret during a rotation: signatures made with it are valid too. */
  REVALIDATE_SECRET_BEFORE: sharedSecret.optional(),
  /** Origin of images, if not this server; read at build time. */
  PUBLIC_UPLOADS_URL: z.url().optional(),
  /** Sign-in with Google and Facebook: offered where ID and secret are set. The URLs default to the providers' own. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_GRAPH_URL: z.url().default('https://graph.facebook.com'),
  FACEBOOK_DIALOG_URL: z.url().default('https://www.facebook.com/v11.0/dialog/oauth'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Serves /styleguide, the page of all UI primitives, to developers. */
  STYLEGUIDE: z.stringbool().default(false),
  DATA_DIR: z.string().min(1).default('.data'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
})

export type Environment = z.infer<typeof environmentSchema>

/** Parses an environment. An empty variable counts as unset. Throws one readable list of all errors. */
export function parseEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment of the storefront is not complete:\n${lines.join('\n')}`)
}

let environment: Environment | undefined

/** The process's environment, parsed once. Throws as `parseEnvironment` does. */
export function requireEnvironment(): Environment {
  environment ??= parseEnvironment(process.env)
  return environment
}
