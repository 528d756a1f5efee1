/** Types of the part of the official client that the tests use; the package has no types. */
declare module 'iyzipay' {
  type Callback = (error: unknown, result: Record<string, unknown> | undefined) => void
  interface Resource {
    create(request: object, callback: Callback): void
    retrieve(request: object, callback: Callback): void
  }

  export default class Iyzipay {
    constructor(options: { uri: string; apiKey: string; secretKey: string })
    binNumber: Resource
    installmentInfo: Resource
    threedsInitialize: Resource
    threedsPayment: Resource
    threedsV2Payment: Resource
    payment: Resource
    cancel: Resource
    refund: Resource
    refundV2: Resource
    checkoutFormInitialize: Resource
    checkoutForm: Resource
    reportingTransactionDetails: Resource
  }
}
