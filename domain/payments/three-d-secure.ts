/** Whether 3-D Secure applies to every card payment, or only while the client leaves the switch on. */
export const THREE_D_SECURE_POLICIES = ['required', 'optional'] as const

export type ThreeDSecurePolicy = (typeof THREE_D_SECURE_POLICIES)[number]

/** Whether a card payment uses 3-D Secure. The client's choice counts only under `optional`. */
export const needsThreeDSecure = (policy: ThreeDSecurePolicy, isWished: boolean): boolean =>
  policy === 'required' || isWished

/** Whether the card form shows the switch. */
export const hasThreeDSecureChoice = (policy: ThreeDSecurePolicy): boolean => policy === 'optional'
