import type { Locale } from '@/domain/shared/locales'
import type afterwards from '@/messages/en/afterwards.json'
import type agency from '@/messages/en/agency.json'
import type basket from '@/messages/en/basket.json'
import type catalogue from '@/messages/en/catalogue.json'
import type checkout from '@/messages/en/checkout.json'
import type common from '@/messages/en/common.json'
import type content from '@/messages/en/content.json'
import type errors from '@/messages/en/errors.json'
import type feedback from '@/messages/en/feedback.json'
import type layout from '@/messages/en/layout.json'
import type member from '@/messages/en/member.json'
import type requests from '@/messages/en/requests.json'
import type reservations from '@/messages/en/reservations.json'
import type transfers from '@/messages/en/transfers.json'
import type { Namespace } from './namespaces'

interface Catalogue extends Record<Namespace, object> {
  common: typeof common
  errors: typeof errors
  layout: typeof layout
  catalogue: typeof catalogue
  basket: typeof basket
  checkout: typeof checkout
  reservations: typeof reservations
  afterwards: typeof afterwards
  member: typeof member
  agency: typeof agency
  content: typeof content
  transfers: typeof transfers
  requests: typeof requests
  feedback: typeof feedback
}

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Catalogue
  }
}
