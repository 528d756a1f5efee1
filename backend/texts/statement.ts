import type { Locale } from '@/domain/shared/locales'

type Head =
  | 'bookingNumber'
  | 'createdAt'
  | 'serviceDate'
  | 'guestName'
  | 'bookedByAgency'
  | 'subAgencyName'
  | 'grossAmount'
  | 'tradeDiscount'
  | 'netAmount'
  | 'commissionPercent'
  | 'commission'
  | 'paidAmount'
  | 'currency'

export interface StatementWords {
  heads: Record<Head, string>
  yes: string
  no: string
  total: string
  title: string
  /** Beneath the title: may it still change? */
  final: string
  preliminary: string
  empty: string
}

const en: StatementWords = {
  heads: {
    bookingNumber: 'Booking number',
    createdAt: 'Booked on',
    serviceDate: 'Service date',
    guestName: 'Guest',
    bookedByAgency: 'Booked by agency',
    subAgencyName: 'Sub-agency',
    grossAmount: 'Gross',
    tradeDiscount: 'Trade discount',
    netAmount: 'Net',
    commissionPercent: 'Commission %',
    commission: 'Commission',
    paidAmount: 'Paid',
    currency: 'Currency',
  },
  yes: 'yes',
  no: 'no',
  total: 'Total',
  title: 'Statement',
  final: 'final',
  preliminary: 'preliminary: the month is not over',
  empty: 'No services in this month.',
}

const tr: StatementWords = {
  heads: {
    bookingNumber: 'Rezervasyon numarası',
    createdAt: 'Kayıt tarihi',
    serviceDate: 'Hizmet tarihi',
    guestName: 'Misafir',
    bookedByAgency: 'Acente satışı',
    subAgencyName: 'Alt acente',
    grossAmount: 'Brüt',
    tradeDiscount: 'Acente indirimi',
    netAmount: 'Net',
    commissionPercent: 'Komisyon %',
    commission: 'Komisyon',
    paidAmount: 'Ödenen',
    currency: 'Para birimi',
  },
  yes: 'evet',
  no: 'hayır',
  total: 'Toplam',
  title: 'Hesap ekstresi',
  final: 'kesin',
  preliminary: 'geçici: ay henüz bitmedi',
  empty: 'Bu ayda hizmet yok.',
}

const de: StatementWords = {
  heads: {
    bookingNumber: 'Buchungsnummer',
    createdAt: 'Gebucht am',
    serviceDate: 'Leistungsdatum',
    guestName: 'Gast',
    bookedByAgency: 'Von der Agentur gebucht',
    subAgencyName: 'Unteragentur',
    grossAmount: 'Brutto',
    tradeDiscount: 'Agenturrabatt',
    netAmount: 'Netto',
    commissionPercent: 'Provision %',
    commission: 'Provision',
    paidAmount: 'Bezahlt',
    currency: 'Währung',
  },
  yes: 'ja',
  no: 'nein',
  total: 'Summe',
  title: 'Abrechnung',
  final: 'endgültig',
  preliminary: 'vorläufig: der Monat läuft noch',
  empty: 'In diesem Monat gab es keine Leistungen.',
}

const ru: StatementWords = {
  heads: {
    bookingNumber: 'Номер бронирования',
    createdAt: 'Дата бронирования',
    serviceDate: 'Дата услуги',
    guestName: 'Гость',
    bookedByAgency: 'Оформлено агентством',
    subAgencyName: 'Субагентство',
    grossAmount: 'Брутто',
    tradeDiscount: 'Скидка агентства',
    netAmount: 'Нетто',
    commissionPercent: 'Комиссия %',
    commission: 'Комиссия',
    paidAmount: 'Оплачено',
    currency: 'Валюта',
  },
  yes: 'да',
  no: 'нет',
  total: 'Итого',
  title: 'Отчёт',
  final: 'окончательный',
  preliminary: 'предварительный: месяц ещё не закончился',
  empty: 'В этом месяце услуг не было.',
}

const nl: StatementWords = {
  heads: {
    bookingNumber: 'Boekingsnummer',
    createdAt: 'Geboekt op',
    serviceDate: 'Datum van de dienst',
    guestName: 'Gast',
    bookedByAgency: 'Geboekt door het reisbureau',
    subAgencyName: 'Subagent',
    grossAmount: 'Bruto',
    tradeDiscount: 'Handelskorting',
    netAmount: 'Netto',
    commissionPercent: 'Commissie %',
    commission: 'Commissie',
    paidAmount: 'Betaald',
    currency: 'Valuta',
  },
  yes: 'ja',
  no: 'nee',
  total: 'Totaal',
  title: 'Afrekening',
  final: 'definitief',
  preliminary: 'voorlopig: de maand is nog niet voorbij',
  empty: 'Geen diensten in deze maand.',
}

const ar: StatementWords = {
  heads: {
    bookingNumber: 'رقم الحجز',
    createdAt: 'تاريخ الحجز',
    serviceDate: 'تاريخ الخدمة',
    guestName: 'الضيف',
    bookedByAgency: 'حجز الوكالة',
    subAgencyName: 'الوكالة الفرعية',
    grossAmount: 'الإجمالي قبل الخصم',
    tradeDiscount: 'خصم الوكالة',
    netAmount: 'الصافي',
    commissionPercent: 'العمولة %',
    commission: 'العمولة',
    paidAmount: 'المدفوع',
    currency: 'العملة',
  },
  yes: 'نعم',
  no: 'لا',
  total: 'المجموع',
  title: 'كشف الحساب',
  final: 'نهائي',
  preliminary: 'أولي: لم ينته الشهر بعد',
  empty: 'لا توجد خدمات في هذا الشهر.',
}

export const STATEMENT_WORDS: Record<Locale, StatementWords> = { en, tr, de, ru, nl, ar }
