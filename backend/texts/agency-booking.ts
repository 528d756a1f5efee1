import type { Locale } from '@/domain/shared/locales'

/**
 * Words of mails and vouchers about what an agency booked for its client; `{agency}`, `{client}` and `{moment}` are
 * filled in. All but `note` and `onAccount` speak to the client.
 */
export interface AgencyBookingTexts {
  bookedBy: string
  payment: string
  /** Whom the client pays. */
  through: string
  voucher: string
  /** In a mail about a cancellation, in the place of what is paid back. */
  settle: string
  lapsed: string
  byHand: string
  /** Above a contract that the mail brings along. */
  agreed: string
  /** To the agency. */
  note: string
  /** To the agency, where no way to pay before the day was chosen: `{gross}` and `{amount}`, the net price. */
  onAccount: string
}

export const AGENCY_BOOKING_TEXTS: Record<Locale, AgencyBookingTexts> = {
  en: {
    bookedBy: 'Booked by',
    payment: 'Payment',
    through: 'Through your agency',
    voucher: 'Your voucher and a calendar file are ready: the button below opens your booking without a login.',
    settle: 'Payments and refunds go through {agency}. Please contact them with any question about these.',
    lapsed: 'Your booking was not completed in time, so the places have been released. {agency} can tell you more.',
    byHand: 'We still have to confirm your booking and will write to you again. Nothing is final until then.',
    agreed: 'Your agency agreed to this text for you on {moment}.',
    note: 'You booked this for {client}. Your client sees only the gross price and your contact details.',
    onAccount:
      'Your client pays you {gross}; we collect nothing from them on the day. Please pay us the net price of {amount} by then.',
  },
  de: {
    bookedBy: 'Gebucht von',
    payment: 'Zahlung',
    through: 'Über Ihre Agentur',
    voucher:
      'Ihr Voucher und eine Kalenderdatei liegen bereit: Die Schaltfläche unten öffnet Ihre Buchung ohne Anmeldung.',
    settle: 'Zahlungen und Erstattungen laufen über {agency}. Bitte wenden Sie sich mit Fragen dazu dorthin.',
    lapsed:
      'Ihre Buchung wurde nicht rechtzeitig abgeschlossen, deshalb haben wir die Plätze wieder freigegeben. {agency} gibt Ihnen gern Auskunft.',
    byHand:
      'Ihre Buchung müssen wir noch bestätigen; dazu schreiben wir Ihnen erneut. Bis dahin ist sie nicht endgültig.',
    agreed: 'Ihre Agentur hat diesem Text am {moment} für Sie zugestimmt.',
    note: 'Sie haben für {client} gebucht. Ihre Kundschaft sieht nur den Bruttopreis und Ihre Kontaktdaten.',
    onAccount:
      'Ihr Kunde zahlt {gross} an Sie; am Reisetag kassieren wir nichts. Bitte zahlen Sie den Nettopreis von {amount} bis dahin an uns.',
  },
  tr: {
    bookedBy: 'Rezervasyonu yapan acente',
    payment: 'Ödeme',
    through: 'Acenteniz aracılığıyla',
    voucher: 'Voucher’ınız ve takvim dosyanız hazır: Aşağıdaki düğme rezervasyonunuzu giriş yapmadan açar.',
    settle: 'Ödemeler ve iadeler {agency} aracılığıyla yapılır. Bu konudaki sorularınız için acentenize başvurun.',
    lapsed:
      'Rezervasyonunuz zamanında tamamlanmadığı için yerler serbest bırakıldı. Ayrıntılı bilgiyi {agency} verebilir.',
    byHand: 'Rezervasyonunuzu henüz onaylamadık; size yeniden yazacağız. O zamana kadar rezervasyon kesin değildir.',
    agreed: 'Acenteniz bu metni sizin adınıza onayladı: {moment}.',
    note: '{client} için rezervasyon yaptınız. Müşteriniz yalnızca brüt fiyatı ve iletişim bilgilerinizi görür.',
    onAccount:
      'Müşteriniz size {gross} öder; gezi günü ondan tahsilat yapmayız. Lütfen net tutarı ({amount}) bize en geç o gün ödeyin.',
  },
  ru: {
    bookedBy: 'Забронировано агентством',
    payment: 'Оплата',
    through: 'Через ваше агентство',
    voucher: 'Ваучер и файл календаря готовы: кнопка ниже откроет бронирование без входа в личный кабинет.',
    settle: 'Оплата и возврат денег идут через {agency}. С вопросами об этом обращайтесь, пожалуйста, в агентство.',
    lapsed: 'Бронирование не было завершено вовремя, поэтому места освобождены. Подробности вам сообщит {agency}.',
    byHand: 'Нам ещё нужно подтвердить бронирование, и мы напишем вам снова. До этого оно не окончательное.',
    agreed: 'Ваше агентство приняло этот текст от вашего имени: {moment}.',
    note: 'Вы оформили это бронирование для клиента: {client}. Клиент видит только цену брутто и ваши контакты.',
    onAccount:
      'Клиент платит вам {gross}; в день поездки мы с него ничего не берём. Пожалуйста, перечислите нам сумму нетто ({amount}) не позднее этого дня.',
  },
  nl: {
    bookedBy: 'Geboekt door',
    payment: 'Betaling',
    through: 'Via je reisbureau',
    voucher:
      'Je voucher en een agendabestand staan klaar: met de knop hieronder open je je boeking zonder in te loggen.',
    settle: 'Betalingen en terugbetalingen lopen via {agency}. Neem met vragen daarover contact met hen op.',
    lapsed:
      'Je boeking is niet op tijd afgerond, daarom zijn de plaatsen weer vrijgegeven. {agency} kan je meer vertellen.',
    byHand: 'We moeten je boeking nog bevestigen en schrijven je opnieuw. Tot die tijd is niets definitief.',
    agreed: 'Je reisbureau heeft op {moment} namens jou met deze tekst ingestemd.',
    note: 'Je hebt geboekt voor {client}. Je klant ziet alleen de brutoprijs en jouw contactgegevens.',
    onAccount:
      'Je klant betaalt jou {gross}; op de dag zelf vragen wij je klant niets. Reken de nettoprijs van {amount} uiterlijk die dag met ons af.',
  },
  ar: {
    bookedBy: 'تم الحجز بواسطة',
    payment: 'الدفع',
    through: 'عن طريق وكالتك',
    voucher: 'قسيمتك وملف التقويم جاهزان: يفتح الزر أدناه حجزك دون تسجيل الدخول.',
    settle: 'تتم المدفوعات والمبالغ المستردة عن طريق {agency}. يُرجى التواصل مع الوكالة بشأن أي سؤال عنها.',
    lapsed: 'لم يكتمل حجزك في الوقت المحدد، لذلك أُتيحت الأماكن من جديد. يمكن لوكالة {agency} إفادتك بالمزيد.',
    byHand: 'ما زال علينا تأكيد حجزك، وسنكتب إليك مجددًا. لا شيء نهائي حتى ذلك الحين.',
    agreed: 'وافقت وكالتك على هذا النص نيابةً عنك في {moment}.',
    note: 'حجزت لصالح {client}. لا يرى عميلك إلا السعر الإجمالي وبيانات التواصل معك.',
    onAccount:
      'يدفع لك عميلك {gross}، ولا نحصّل منه شيئًا في يوم الرحلة. يُرجى تسديد السعر الصافي ({amount}) لنا في موعد أقصاه ذلك اليوم.',
  },
}
