import { catalogueCalls } from '@/domain/wire/calls-catalogue'
import type { CallRegistrar } from '../http/register'
import type { Services } from '../services'
import { requireLanguage, requireOtherSettings, requireSettings } from '../settings/repository'
import { listPages, requirePage } from './pages'

export function registerContentCalls(registrar: CallRegistrar, services: Services): void {
  registrar.public(catalogueCalls.getSettings, (context) => requireSettings(context.db, context.company))
  registrar.public(catalogueCalls.getOtherSettings, (context) => requireOtherSettings(context.db))
  registrar.public(catalogueCalls.getPage, (context, input) =>
    requirePage(context, input.pageType, input.slug, input.locale),
  )
  registrar.public(catalogueCalls.listPages, listPages)
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
