import type { Tenant } from '@/domain/settings/schema'
import { apiStateSlot } from '@/lib/api/api-state-slot'
import { invalidationPollerSlot } from '@/lib/cache/invalidation-poller-slot'
import { clientErrorCounts } from '@/lib/errors/client-error-counts'
import { directorySlot } from '@/lib/tenancy/directory-slot'

/**
 * State of the application, which runs in Next's bundles, as the web server reads it (`lib/process/process-slot.ts`).
 */
export interface ApplicationState {
  isApiDown(): boolean
  /** A new array after each load of the tenants; undefined before the application has started. */
  listTenants(): readonly Tenant[] | undefined
  /** Reports a page request. Resolves when the page may be answered; null if there is nothing to wait for. */
  awaitInvalidations(host: string): Promise<void> | null
  countClientErrors(): ReadonlyMap<string, number>
}

const NONE: ReadonlyMap<string, number> = new Map()

export const applicationState: ApplicationState = {
  isApiDown: () => apiStateSlot.get()?.down === true,
  listTenants: () => directorySlot.get()?.list,
  awaitInvalidations: (host) => {
    const [poller, directory] = [invalidationPollerSlot.get(), directorySlot.get()]
    if (!poller || !directory) return null
    const tenant = directory.getByHost(host)
    return tenant ? poller.recordRequest(tenant.company) : poller.checkUnknownHost()
  },
  countClientErrors: () => clientErrorCounts.get() ?? NONE,
}
