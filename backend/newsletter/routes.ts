import { feedbackCalls } from '@/domain/wire/calls-feedback'
import type { CallRegistrar } from '../platform/http/register'
import type { Services } from '../services/services'
import { confirmSubscription, leave, subscribe } from './newsletter'
import { notifyMe } from './watches'

export function registerNewsletterCalls(registrar: CallRegistrar, services: Services): void {
  registrar.public(feedbackCalls.subscribeNewsletter, (context, input) => subscribe(services, context, input))
  registrar.public(feedbackCalls.confirmNewsletter, (context, { linkToken }) =>
    confirmSubscription(services, context, linkToken),
  )
  registrar.public(feedbackCalls.leaveNewsletter, (context, { linkToken }) => leave(services, context, linkToken))
  registrar.public(feedbackCalls.notifyMe, notifyMe)
}
