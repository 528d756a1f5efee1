import { expect, test } from 'vitest'
import { hasThreeDSecureChoice, needsThreeDSecure } from './three-d-secure'

test('the wish of a client counts only where the policy leaves the choice', () => {
  expect(needsThreeDSecure('required', false)).toBe(true)
  expect(needsThreeDSecure('required', true)).toBe(true)
  expect(needsThreeDSecure('optional', false)).toBe(false)
  expect(needsThreeDSecure('optional', true)).toBe(true)
})

test('the choice is shown only where it counts', () => {
  expect(hasThreeDSecureChoice('required')).toBe(false)
  expect(hasThreeDSecureChoice('optional')).toBe(true)
})
