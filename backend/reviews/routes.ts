import { feedbackCalls } from '@/domain/wire/calls-feedback'
import type { CallRegistrar } from '../platform/http/register'
import type { Services } from '../services/services'
import { listReviews } from './read-reviews'
import { writeReview } from './write-review'

export function registerReviewCalls(registrar: CallRegistrar, services: Services): void {
  registrar.content(feedbackCalls.listReviews, listReviews)
  registrar.public(feedbackCalls.writeReview, (context, input) => writeReview(services, context, input))
}
