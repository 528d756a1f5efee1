import { catalogueCalls } from '@/domain/wire/calls-catalogue'
import { siteCalls } from '@/domain/wire/calls-site'
import { ApiError } from '../platform/http/errors'
import type { CallRegistrar } from '../platform/http/register'
import type { Services } from '../services/services'
import { requireOtherSettings, requireSettings } from '../settings/service'
import { listPages, requirePage } from './pages'
import { listSite } from './site'
import { createTenantLanguages } from './tenant-languages'

export function registerContentCalls(registrar: CallRegistrar, services: Services): void {
  registrar.content(catalogueCalls.getSettings, (context) => requireSettings(context.db, context.company))
  registrar.content(catalogueCalls.getOtherSettings, (context) => requireOtherSettings(context.db))
  registrar.content(catalogueCalls.getPage, (context, input) =>
    requirePage(context, input.pageType, input.slug, input.locale),
  )
  registrar.content(catalogueCalls.listPages, listPages)
  registrar.content(siteCalls.listSite, (context, input) => listSite(context, input.page))
  const { registry, log } = services
  const listLanguages = createTenantLanguages(registry, (error, company) =>
    log.warn({ err: error, company }, 'the languages of a tenant could not be read'),
  )
  registrar.tenantless(catalogueCalls.listTenants, async () => {
    // Storefronts call this after a change, which another process may have made.
    await registry.reload().catch((error) => log.warn({ err: error }, 'the list of tenants could not be read'))
    const languages = await listLanguages()
    // Storefronts keep their data when the API is unavailable. An outage must not look like an installation without
    // tenants.
    if (languages.size === 0 && registry.list().length > 0) throw new ApiError('unavailable')
    const tenants = registry.list().flatMap(({ company, hosts }) => {
      const language = languages.get(company)
      return language ? [{ company, hosts, language }] : []
    })
    return { tenants }
  })
}
