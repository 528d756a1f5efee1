import { catalogueCalls } from '@/domain/wire/calls-catalogue'
import { siteCalls } from '@/domain/wire/calls-site'
import type { CallRegistrar } from '../http/register'
import type { Services } from '../services'
import { requireLanguage, requireOtherSettings, requireSettings } from '../settings/repository'
import { listPages, requirePage } from './pages'
import { listSite } from './site'

export function registerContentCalls(registrar: CallRegistrar, services: Services): void {
  registrar.content(catalogueCalls.getSettings, (context) => requireSettings(context.db, context.company))
  registrar.content(catalogueCalls.getOtherSettings, (context) => requireOtherSettings(context.db))
  registrar.content(catalogueCalls.getPage, (context, input) =>
    requirePage(context, input.pageType, input.slug, input.locale),
  )
  registrar.content(catalogueCalls.listPages, listPages)
  registrar.content(siteCalls.listSite, (context, input) => listSite(context, input.page))
  registrar.public(catalogueCalls.listTenants, async () => {
    const { registry } = services
    const tenants = registry.list().map(async ({ company, hosts }) => ({
      company,
      hosts,
      language: await requireLanguage(registry.requireDatabase(company)),
    }))
    return { tenants: await Promise.all(tenants) }
  })
}
