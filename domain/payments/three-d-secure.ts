/** Whether the customer's bank confirms every card payment, or only those of customers who leave the switch on. */
export const THREE_D_SECURE_POLICIES = ['required', 'optional'] as const

export type ThreeDSecurePolicy = (typeof THREE_D_SECURE_POLICIES)[number]

/** Whether a card payment goes through the bank's confirmation. The client's choice counts only under `optional`. */
export const needsThreeDSecure = (policy: ThreeDSecurePolicy, isWished: boolean): boolean =>
  policy === 'required' || isWished

/** Whether the card form shows the switch. */
export const hasThreeDSecureChoice = (policy: ThreeDSecurePolicy): boolean => policy === 'optional'
