import 'server-only'

/** Tenant of the page that is rendered, for files that Next gives no parameters: those of pages that are missing. */
export async function getRootCompany(): Promise<string | undefined> {
  const { company } = await import('next/root-params')
  return company()
}
