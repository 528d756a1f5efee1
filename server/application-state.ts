import type { Tenant } from '@/domain/settings/schema'
import { apiStateSlot } from '@/lib/api/api-state-slot'
import { invalidationPollerSlot } from '@/lib/cache/invalidation-poller-slot'
import { clientErrorCounts } from '@/lib/errors/client-error-counts'
import { directorySlot } from '@/lib/tenancy/directory-slot'

/** What the web server reads of the application, which runs in Next's bundles (`lib/process/process-slot.ts`). */
export interface ApplicationState {
  isApiDown(): boolean
  /** Another array whenever the tenants were loaded; undefined before the application has started. */
  listTenants(): readonly Tenant[] | undefined
  /** Reports the request of a page. Resolves when it may be answered; null where nothing has to be waited for. */
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
