import type { Locale } from '@/domain/shared/locales'

/** Words of the voucher and of the calendar file in one language. */
export interface VoucherTexts {
  title: string
  booking: string
  guest: string
  /** Through whom it was booked. */
  agency: string
  date: string
  people: string
  meetingPoint: string
  pickup: string
  extras: string
  ticket: string
  paid: string
  open: string
  /** Spec 9: 5 minutes before the pick-up. */
  arrive: string
  show: string
  contact: string
}

export const VOUCHER_TEXTS: Record<Locale, VoucherTexts> = {
  en: {
    title: 'Voucher',
    booking: 'Booking number',
    guest: 'Guest',
    agency: 'Booked through',
    date: 'When',
    people: 'Who',
    meetingPoint: 'Meeting point',
    pickup: 'Pick-up',
    extras: 'Extras',
    ticket: 'Ticket',
    paid: 'Paid',
    open: 'Still to pay',
    arrive: 'Please be there 5 minutes before the pick-up.',
    show: 'Show this code when you get there, on your phone or on paper.',
    contact: 'Questions?',
  },
  de: {
    title: 'Voucher',
    booking: 'Buchungsnummer',
    guest: 'Gast',
    agency: 'Gebucht über',
    date: 'Wann',
    people: 'Wer',
    meetingPoint: 'Treffpunkt',
    pickup: 'Abholung',
    extras: 'Extras',
    ticket: 'Ticket',
    paid: 'Bezahlt',
    open: 'Noch offen',
    arrive: 'Bitte seien Sie 5 Minuten vor der Abholung da.',
    show: 'Zeigen Sie diesen Code vor Ort, auf dem Handy oder auf Papier.',
    contact: 'Fragen?',
  },
  tr: {
    title: 'Voucher',
    booking: 'Rezervasyon numarası',
    guest: 'Misafir',
    agency: 'Acente',
    date: 'Tarih',
    people: 'Kişiler',
    meetingPoint: 'Buluşma noktası',
    pickup: 'Alınış yeri',
    extras: 'Ek hizmetler',
    ticket: 'Bilet no',
    paid: 'Ödenen',
    open: 'Kalan',
    arrive: 'Lütfen alınış saatinden 5 dakika önce hazır olun.',
    show: 'Bu kodu vardığınızda telefonunuzdan ya da kâğıttan gösterin.',
    contact: 'Sorunuz mu var?',
  },
  ru: {
    title: 'Ваучер',
    booking: 'Номер бронирования',
    guest: 'Гость',
    agency: 'Агентство',
    date: 'Когда',
    people: 'Кто едет',
    meetingPoint: 'Место встречи',
    pickup: 'Где вас заберут',
    extras: 'Дополнительно',
    ticket: 'Билет',
    paid: 'Оплачено',
    open: 'Осталось оплатить',
    arrive: 'Пожалуйста, будьте на месте за 5 минут до назначенного времени.',
    show: 'Покажите этот код на месте — в телефоне или на бумаге.',
    contact: 'Есть вопросы?',
  },
  nl: {
    title: 'Voucher',
    booking: 'Boekingsnummer',
    guest: 'Gast',
    agency: 'Geboekt via',
    date: 'Wanneer',
    people: 'Wie',
    meetingPoint: 'Ontmoetingspunt',
    pickup: 'Ophalen',
    extras: 'Extra’s',
    ticket: 'Ticket',
    paid: 'Betaald',
    open: 'Nog te betalen',
    arrive: 'Zorg dat je 5 minuten voor het ophalen klaarstaat.',
    show: 'Laat deze code ter plaatse zien, op je telefoon of op papier.',
    contact: 'Vragen?',
  },
  ar: {
    title: 'قسيمة',
    booking: 'رقم الحجز',
    guest: 'الضيف',
    agency: 'عن طريق',
    date: 'الموعد',
    people: 'المسافرون',
    meetingPoint: 'نقطة اللقاء',
    pickup: 'مكان الاصطحاب',
    extras: 'إضافات',
    ticket: 'التذكرة',
    paid: 'المدفوع',
    open: 'المتبقي',
    arrive: 'نرجو الحضور قبل موعد الاصطحاب بخمس دقائق.',
    show: 'أظهر هذا الرمز عند وصولك، على الهاتف أو مطبوعًا.',
    contact: 'هل لديك سؤال؟',
  },
}
