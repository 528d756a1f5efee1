import 'server-only'

/** Tenant of the current page, for files to which Next passes no parameters: those of 404 pages. */
export async function getRootCompany(): Promise<string | undefined> {
  const { company } = await import('next/root-params')
  return company()
}
