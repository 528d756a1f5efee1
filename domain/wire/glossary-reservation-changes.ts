/**
 * Changes of an existing reservation: look-up, cancellation, balance, voucher. English to Turkish; see
 * glossary-keys.ts.
 */
export const RESERVATION_CHANGE_KEYS = {
  // cancellation
  at: 'an',
  until: 'son_an',
  startsAt: 'baslangic_ani',
  refund: 'iade_tutari',
  kept: 'kesinti',
  cancellable: 'iptal_edilebilir',
  expectedRefund: 'beklenen_iade',
  refundState: 'iade_durum',
  // transfers
  paidOn: 'odeme_tarihi',
  bankAccountId: 'banka_k_no',
  sender: 'gonderen',
  receipt: 'dekont',
  notificationState: 'bildirim_durum',
  decisionReason: 'karar_nedeni',
  notifications: 'odeme_bildirimleri',
  openClaim: 'acik_bildirim',
  // possible actions
  confirmed: 'kesinlesti',
  open: 'acik_tutar',
  canPayBalance: 'kalan_odenebilir',
  canNotifyPayment: 'odeme_bildirilebilir',
  canCancel: 'iptal_mumkun',
  canChangeDate: 'tarih_degisebilir',
  hasVoucher: 'bilet_hazir',
  rights: 'yetki',
  refunds: 'iadeler',
  // change of date
  formerTotal: 'eski_toplam',
  expectedDifference: 'beklenen_fark',
  byRequest: 'talep_olarak',
  requestedDate: 'istenen_tarih',
  // reissued voucher
  revision: 'revizyon',
  // details
  detailsState: 'bilgi_durum',
  editable: 'degistirilebilir',
  editableUntil: 'degisiklik_son_an',
  needsIdentity: 'kimlik_zorunlu',
  needsPlace: 'sehir_ulke_zorunlu',
  asks: 'istenenler',
  returnFlightNumber: 'donus_ucus_no',
  // a guest's access
  sent: 'gonderildi',
  bookingKey: 'rezervasyon_anahtari',
  // voucher
  tickets: 'biletler',
  ticketLink: 'bilet_baglantisi',
  qrSvg: 'karekod_svg',
  fileName: 'dosya_adi',
  mediaType: 'icerik_turu',
  base64: 'base64',
  publicKey: 'acik_anahtar',
  keys: 'anahtarlar',
  revocationList: 'iptal_listesi',
} as const satisfies Record<string, string>
