import { feedbackCalls } from '@/domain/wire/calls-feedback'
import type { CallRegistrar } from '../platform/http/register'
import type { Services } from '../services/services'
import { addDocument } from './documents'
import { listRequests, storeRequest } from './requests'

export function registerRequestCalls(registrar: CallRegistrar, services: Services): void {
  registrar.public(feedbackCalls.sendContact, (context, input) =>
    storeRequest(services, context, { requestKind: 'contact', ...input }),
  )
  registrar.public(feedbackCalls.requestOffer, (context, input) =>
    storeRequest(services, context, { requestKind: 'offer', ...input }),
  )
  registrar.public(feedbackCalls.requestWedding, (context, input) =>
    storeRequest(services, context, { requestKind: 'wedding', ...input }),
  )
  registrar.public(feedbackCalls.requestHealth, (context, input) =>
    storeRequest(services, context, { requestKind: 'health', ...input }),
  )
  registrar.public(feedbackCalls.addDocument, (context, input) => addDocument(services, context, input))
  registrar.member(feedbackCalls.listRequests, (context) => listRequests(services, context))
}
