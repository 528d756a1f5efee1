import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const cappadociaByPlane: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-21',
  kind: 'tour',
  category: 'multi-day',
  destination: 'cappadocia',
  scene: 'cappadocia',
  pictureSeed: 1121,
  details: {
    kind: 'tour',
    durationMinutes: 3600,
    days: 3,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 12,
    pickup: 'meetingPoint',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-14', adult: '389.00', child: '299.00', infant: '45.00' },
    { from: '03-15', to: '06-15', adult: '459.00', child: '349.00', infant: '45.00' },
    { from: '06-16', to: '08-31', adult: '429.00', child: '329.00', infant: '45.00' },
    { from: '09-01', to: '11-15', adult: '469.00', child: '359.00', infant: '45.00' },
    { from: '11-16', to: '12-31', adult: '389.00', child: '299.00', infant: '45.00' },
  ],
  sessions: [{ time: '08:00', endTime: '20:00', capacity: 12, weekdays: [2, 5] }],
  childFrom: 2,
  adultFrom: 12,
  taxMode: 'excluded',
  taxRate: 10,
  paymentPlan: 'full',
  depositRate: 100,
  cutoffMinutes: 10080,
  freeCancellationHours: null,
  instantConfirmation: false,
  extras: [
    { id: 'single-room', price: '95.00', per: 'booking', maximum: 2 },
    { id: 'balloon', price: '195.00', per: 'person', maximum: 12 },
  ],
  meetingPoint: { latitude: 36.9003, longitude: 30.7928 },
  rank: 21,
  text: {
    en: {
      title: 'Cappadocia in three days, by plane from Antalya',
      summary: 'An hour in the air instead of nine on the road, two nights in a cave hotel and the valleys on foot.',
      description:
        'The bus takes most of a day in each direction; the plane to Kayseri takes about an hour. So three days really are three days. You sleep twice in a small cave hotel in Ürgüp, ten rooms and a garden, and the group never has more than twelve.\n\nThe walks are short and well chosen: Love Valley late in the day, the red churches of Güllüdere, Paşabağ before the coaches. The second morning is free for a balloon flight or for breakfast on the terrace, watching the others go up.',
      highlights: items`Direct flights between Antalya and Kayseri | Two nights in a cave hotel in Ürgüp | Three valleys on foot, none over five kilometres | One free morning, for a balloon or for sleep`,
      programme: steps`
        1 | Flight to Kayseri | Meet at Antalya airport at 08:00, an hour by road to Göreme.
        1 | Göreme and Love Valley | Open-air museum after lunch, a walk towards evening.
        2 | Free morning | Balloon if you booked it, a long breakfast if not.
        2 | Güllüdere and Avanos | Painted churches in the red valley, then a potter’s workshop.
        3 | Kaymaklı and Paşabağ | Underground city early, fairy chimneys before noon.
        3 | Flight home | Lunch in Ürgüp, Antalya about 20:00.
      `,
      included: items`Return flights with 15 kg of luggage | Two nights with breakfast | Two lunches, one dinner | Entrance fees and local transfers | Licensed guide`,
      excluded: items`Balloon flight | Other meals and drinks | Ten per cent VAT, shown at booking`,
      goodToKnow: items`Flight tickets are issued at once, so this tour cannot be cancelled free of charge. | Names must match the passport letter for letter.`,
      questions: questions`
        What if the flight times change? | We adapt the programme and tell you at once. If the airline cancels, you get all your money back.
        Can we join in Cappadocia? | Yes, on request, without flights and at a lower price.
      `,
      extras: extras`
        Single room | For both nights
        Balloon flight | An hour at sunrise; if the wind forbids it, you get your money back
      `,
      meetingPoint: place`Antalya airport, domestic terminal | By the information desk at 08:00. The guide holds a sign with a blue wave.`,
    },
    tr: {
      title: 'Uçakla Kapadokya, Antalya’dan üç gün',
      summary: 'Dokuz saat yol yerine bir saat uçuş, mağara otelde iki gece ve vadilerde yürüyüş.',
      description:
        'Otobüsle gidiş de dönüş de neredeyse bir gün sürer; Kayseri uçağı bir saat kadar. Böylece üç gün gerçekten üç gün olur. Ürgüp’te on odalı, bahçeli küçük bir mağara otelde iki gece kalırsınız; grup hiçbir zaman on ikiyi geçmez.\n\nYürüyüşler kısa ve iyi seçilmiş: gün sonunda Aşk Vadisi, Güllüdere’nin kırmızı kiliseleri, otobüslerden önce Paşabağ. İkinci sabah serbest: ister balona binin, ister terasta kahvaltı edip havalananları seyredin. Rehberiniz havalimanından havalimanına yanınızdadır.',
      highlights: items`Antalya–Kayseri arası aktarmasız uçuş | Ürgüp’te mağara otelde iki gece | Üç vadi yürüyüşü, hiçbiri beş kilometreyi geçmez | Balona ya da uykuya bir serbest sabah`,
      programme: steps`
        1 | Kayseri uçuşu | 08:00’de Antalya Havalimanı, sonra Göreme’ye bir saat.
        1 | Göreme ve Aşk Vadisi | Yemekten sonra açık hava müzesi, akşamüstü yürüyüş.
        2 | Serbest sabah | Aldıysanız balon, almadıysanız uzun bir kahvaltı.
        2 | Güllüdere ve Avanos | Kırmızı vadide resimli kiliseler, sonra çömlekçi.
        3 | Kaymaklı ve Paşabağ | Erkenden yeraltı şehri, öğleden önce peribacaları.
        3 | Dönüş uçuşu | Ürgüp’te öğle yemeği, saat 20:00 civarı Antalya.
      `,
      included: items`15 kg bagajla gidiş dönüş uçuş | Kahvaltı dahil iki gece | İki öğle, bir akşam yemeği | Girişler ve yerel ulaşım | Kokartlı rehber`,
      excluded: items`Balon uçuşu | Diğer yemekler ve içecekler | Rezervasyonda gösterilen yüzde on KDV`,
      goodToKnow: items`Biletler hemen kesildiğinden bu turda ücretsiz iptal yoktur. | İsimler pasaporttakiyle harfi harfine aynı olmalıdır.`,
      questions: questions`
        Uçuş saati değişirse ne olur? | Programı uyarlar, hemen haber veririz. Havayolu iptal ederse paranızın tamamını alırsınız.
        Kapadokya’da katılabilir miyiz? | Evet, talep üzerine, uçuşsuz ve daha düşük ücretle.
      `,
      extras: extras`
        Tek kişilik oda | İki gece için
        Balon uçuşu | Gün doğumunda bir saat; rüzgâr izin vermezse para iadesi
      `,
      meetingPoint: place`Antalya Havalimanı, iç hatlar | Saat 08:00’de danışmanın yanı. Rehberin elinde mavi dalgalı bir levha var.`,
    },
    de: {
      title: 'Kappadokien in drei Tagen, per Flugzeug ab Antalya',
      summary: 'Eine Stunde in der Luft statt neun auf der Straße, zwei Nächte im Höhlenhotel, die Täler zu Fuß.',
      description:
        'Mit dem Bus geht für Hin- und Rückweg je fast ein Tag verloren, der Flug nach Kayseri dauert etwa eine Stunde. So sind drei Tage wirklich drei Tage. Sie schlafen zweimal in einem kleinen Höhlenhotel in Ürgüp mit zehn Zimmern und Garten, und die Gruppe zählt nie mehr als zwölf Gäste.\n\nDie Wanderungen sind kurz und gut gewählt: das Liebestal gegen Abend, die roten Kirchen von Güllüdere, Paşabağ vor den Bussen. Der zweite Morgen bleibt frei, für den Ballon oder die Terrasse.',
      highlights: items`Direktflüge zwischen Antalya und Kayseri | Zwei Nächte im Höhlenhotel in Ürgüp | Drei Täler zu Fuß, keins über fünf Kilometer | Ein freier Morgen für Ballon oder Schlaf`,
      programme: steps`
        1 | Flug nach Kayseri | Treffen am Flughafen Antalya um 08:00, danach eine Stunde Fahrt nach Göreme.
        1 | Göreme und Liebestal | Freilichtmuseum nach dem Mittagessen, Wanderung gegen Abend.
        2 | Freier Morgen | Ballon, wenn Sie ihn gebucht haben, sonst ein langes Frühstück.
        2 | Güllüdere und Avanos | Bemalte Kirchen im roten Tal, dann eine Töpferei.
        3 | Kaymaklı und Paşabağ | Früh in die unterirdische Stadt, vor Mittag zu den Feenkaminen.
        3 | Rückflug | Mittagessen in Ürgüp, Ankunft in Antalya gegen 20:00.
      `,
      included: items`Hin- und Rückflug mit 15 kg Gepäck | Zwei Nächte mit Frühstück | Zwei Mittagessen, ein Abendessen | Eintritte und Fahrten vor Ort | Lizenzierter Guide`,
      excluded: items`Ballonfahrt | Weitere Mahlzeiten und Getränke | Zehn Prozent Mehrwertsteuer, bei der Buchung ausgewiesen`,
      goodToKnow: items`Die Flugtickets werden sofort ausgestellt; eine kostenlose Stornierung ist daher nicht möglich. | Die Namen müssen Buchstabe für Buchstabe dem Pass entsprechen.`,
      questions: questions`
        Was, wenn sich die Flugzeiten ändern? | Wir passen das Programm an und melden uns sofort. Streicht die Fluglinie, erhalten Sie den vollen Betrag zurück.
        Können wir erst in Kappadokien dazukommen? | Ja, auf Anfrage, ohne Flüge und zu einem niedrigeren Preis.
      `,
      extras: extras`
        Einzelzimmer | Für beide Nächte
        Ballonfahrt | Eine Stunde bei Sonnenaufgang; verbietet es der Wind, erhalten Sie Ihr Geld zurück
      `,
      meetingPoint: place`Flughafen Antalya, Inlandsterminal | Um 08:00 an der Information. Der Guide hält ein Schild mit blauer Welle.`,
    },
    ru: {
      title: 'Каппадокия за три дня, самолётом из Антальи',
      slug: 'kappadokiya-tri-dnya-samolyotom',
      summary: 'Час в воздухе вместо девяти в дороге, две ночи в пещерном отеле и долины пешком.',
      description:
        'На автобусе дорога в каждую сторону съедает почти день, самолёт до Кайсери летит около часа. Так три дня остаются тремя днями. Две ночи вы спите в небольшом пещерном отеле в Ургюпе: десять номеров и сад, а группа никогда не больше двенадцати человек.\n\nПрогулки короткие и продуманные: Долина любви под вечер, красные церкви Гюллюдере, Пашабаг до приезда автобусов. Второе утро свободно: полёт на шаре или завтрак на террасе с видом на тех, кто поднялся.',
      highlights: items`Прямые рейсы между Антальей и Кайсери | Две ночи в пещерном отеле в Ургюпе | Три долины пешком, ни одной длиннее пяти километров | Свободное утро: шар или сон`,
      programme: steps`
        1 | Рейс в Кайсери | Встреча в аэропорту Антальи в 08:00, затем час пути до Гёреме.
        1 | Гёреме и Долина любви | Музей под открытым небом после обеда, прогулка под вечер.
        2 | Свободное утро | Шар, если заказали, а если нет, долгий завтрак.
        2 | Гюллюдере и Аванос | Расписные церкви красной долины, потом гончарная мастерская.
        3 | Каймаклы и Пашабаг | Рано утром подземный город, до полудня каменные грибы.
        3 | Обратный рейс | Обед в Ургюпе, Анталья около 20:00.
      `,
      included: items`Перелёт туда и обратно с багажом 15 кг | Две ночи с завтраком | Два обеда и ужин | Билеты и переезды на месте | Лицензированный гид`,
      excluded: items`Полёт на шаре | Остальное питание и напитки | НДС десять процентов, указывается при бронировании`,
      goodToKnow: items`Билеты выписываются сразу, поэтому бесплатной отмены нет. | Имена должны до буквы совпадать с паспортом.`,
      questions: questions`
        Если изменится время рейса? | Мы перестроим программу и сразу сообщим. Если авиакомпания отменит рейс, вернём всю сумму.
        Можно присоединиться уже в Каппадокии? | Да, по запросу, без перелёта и дешевле.
      `,
      extras: extras`
        Одноместный номер | На обе ночи
        Полёт на шаре | Час на рассвете; если ветер не позволит, вернём деньги
      `,
      meetingPoint: place`Аэропорт Антальи, внутренний терминал | В 08:00 у стойки информации. У гида табличка с синей волной.`,
    },
  },
  reviews: reviews`
    5 | Patrick N. | Cork | en | 2026-10-16 | We once did it by coach. Never again. The cave hotel garden alone is worth the fare.
    5 | Annette W. | Göttingen | de | 2026-05-01 | Drei volle Tage, kleine Gruppe, keine Hektik. Zwölf Gäste sind genau richtig.
    4 | Tolga M. | Antalya | tr | 2025-11-04 | Balon rüzgârdan iptal oldu, parası üç günde iade edildi. Gerisi kusursuz.
    5 | Дарья Н. | Санкт-Петербург | ru | 2025-09-16 | Летели час, гуляли три дня. Красная долина на закате незабываема.
    3 | Hilary B. | Chester | en | 2025-06-10 | Lovely guide, but the return flight was moved by two hours.
  `,
}
