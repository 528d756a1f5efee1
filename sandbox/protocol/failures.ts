import type { Language } from './language'

export interface Failure {
  code: string
  group?: string
  httpStatus?: 400 | 401
  message: Record<Language, string>
}

/**
 * iyzico's documented codes. Bank errors start at 10000. If the published list has no code for a failure, it uses the
 * general code 11 (invalid request) with its own message.
 */
export const FAILURES = {
  badSignature: { code: '1000', httpStatus: 401, message: { tr: 'Geçersiz imza', en: 'Invalid signature' } },
  unknownKey: {
    code: '1001',
    httpStatus: 401,
    message: { tr: 'API bilgileri bulunamadı', en: 'API credentials not found' },
  },
  invalidRequest: { code: '11', httpStatus: 400, message: { tr: 'Geçersiz istek', en: 'Invalid request' } },
  invalidCardNumber: {
    code: '12',
    httpStatus: 400,
    message: { tr: 'Kart numarası geçersizdir', en: 'Invalid card number' },
  },
  invalidCvc: { code: '15', httpStatus: 400, message: { tr: 'CVC geçersizdir', en: 'Invalid CVC' } },
  expiryPassed: {
    code: '17',
    httpStatus: 400,
    message: { tr: 'Kartın son kullanma tarihi geçersizdir', en: "Your card's expiration date is invalid" },
  },
  pricesDiffer: {
    code: '5062',
    httpStatus: 400,
    message: {
      tr: 'Gönderilen tutar tüm kırılımların toplam tutarına eşit olmalıdır',
      en: 'The price must equal the sum of all basket items',
    },
  },
  threeDSRequired: {
    code: '5010',
    message: {
      tr: 'İşlemi 3dsecure olarak gerçekleştirmeniz gerekmektedir',
      en: 'The payment has to be made with 3-D Secure',
    },
  },
  conversationDataWrong: {
    code: '5014',
    message: {
      tr: '3dsecure esnasında conversation data decrypt edilemedi',
      en: 'The conversation data could not be decrypted',
    },
  },
  paymentNotFound: {
    code: '5087',
    message: { tr: 'Üye işyerine ait ödeme kaydı bulunamadı', en: 'The merchant has no such payment' },
  },
  alreadyCompleted: {
    code: '11',
    message: { tr: 'Ödeme daha önce tamamlandı', en: 'The payment is already completed' },
  },
  notCaptured: { code: '11', message: { tr: 'Ödeme tahsil edilmemiş', en: 'The payment was not collected' } },
  completionDiffers: {
    code: '11',
    message: { tr: 'Tutar, sepet veya para birimi farklı', en: 'Amount, basket or currency differ' },
  },
  instalmentNotOffered: {
    code: '11',
    message: { tr: 'Kart bu taksit sayısına uygun değil', en: 'The card does not offer this number of instalments' },
  },
  refundTooHigh: {
    code: '11',
    message: { tr: 'İade tutarı kalan tutardan yüksek', en: 'The refund exceeds what is left' },
  },
  notReversible: {
    code: '10057',
    group: 'NOT_PERMITTED_TO_CARDHOLDER',
    message: { tr: 'Kart iptal ve iadeye kapalı', en: 'The card allows no cancellation or refund' },
  },
  notSufficientFunds: {
    code: '10051',
    group: 'NOT_SUFFICIENT_FUNDS',
    message: { tr: 'Kart limiti yetersiz, yetersiz bakiye', en: 'Insufficient card limit, insufficient balance' },
  },
  doNotHonour: {
    code: '10005',
    group: 'DO_NOT_HONOUR',
    message: { tr: 'İşlem onaylanmadı', en: 'Transaction not approved' },
  },
  invalidTransaction: {
    code: '10012',
    group: 'INVALID_TRANSACTION',
    message: { tr: 'Geçersiz işlem', en: 'Invalid transaction' },
  },
  lostCard: { code: '10041', group: 'LOST_CARD', message: { tr: 'Kayıp kart, karta el koyunuz', en: 'Lost card' } },
  stolenCard: {
    code: '10043',
    group: 'STOLEN_CARD',
    message: { tr: 'Çalıntı kart, karta el koyunuz', en: 'Stolen card' },
  },
  expiredCard: { code: '10054', group: 'EXPIRED_CARD', message: { tr: 'Vadesi dolmuş kart', en: 'Expired card' } },
  invalidCvc2: { code: '10084', group: 'INVALID_CVC2', message: { tr: 'CVC2 bilgisi hatalı', en: 'Invalid CVC2' } },
  notPermittedToCardholder: {
    code: '10057',
    group: 'NOT_PERMITTED_TO_CARDHOLDER',
    message: { tr: 'Kart sahibi bu işlemi yapamaz', en: 'Not permitted to the cardholder' },
  },
  notPermittedToTerminal: {
    code: '10058',
    group: 'NOT_PERMITTED_TO_TERMINAL',
    message: { tr: 'Terminalin bu işlemi yapmaya yetkisi yok', en: 'Not permitted to the terminal' },
  },
  fraudSuspect: {
    code: '10034',
    group: 'FRAUD_SUSPECT',
    message: { tr: 'Dolandırıcılık şüphesi', en: 'Fraud suspect' },
  },
  pickupCard: { code: '10093', group: 'PICKUP_CARD', message: { tr: 'Karta el koyunuz', en: 'Pick up the card' } },
  generalError: {
    code: '10204',
    group: 'UNKNOWN',
    message: { tr: 'Ödeme işlemi esnasında genel bir hata oluştu', en: 'A general error occurred during the payment' },
  },
  threeDSInitFailed: {
    code: '10204',
    group: 'UNKNOWN',
    message: { tr: '3dsecure başlatılamadı', en: '3-D Secure could not be initialised' },
  },
  notAuthenticated: {
    code: '5010',
    message: { tr: '3dsecure doğrulaması başarısız', en: '3-D Secure authentication failed' },
  },
} as const satisfies Record<string, Failure>

export type FailureName = keyof typeof FAILURES

/** Thrown by a call to return one of iyzico's failures. */
export class GatewayFailure extends Error {
  constructor(
    readonly failureName: FailureName,
    /** Path of the invalid field in the request; never its value. */
    readonly where?: string,
  ) {
    super(failureName)
    this.name = 'GatewayFailure'
  }
}

/** Returns the fields of a failure in an answer. */
export function toFailureFields(name: FailureName, language: Language, where?: string): Record<string, string> {
  const failure: Failure = FAILURES[name]
  const message = failure.message[language]
  return {
    errorCode: failure.code,
    ...(failure.group ? { errorName: 'Error', errorGroup: failure.group } : {}),
    errorMessage: where ? `${message}: ${where}` : message,
  }
}
