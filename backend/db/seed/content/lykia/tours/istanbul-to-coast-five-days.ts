import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const istanbulToCoastFiveDays: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-40',
  kind: 'tour',
  category: 'multi-day',
  destination: 'istanbul',
  scene: 'istanbul',
  pictureSeed: 1140,
  details: {
    kind: 'tour',
    durationMinutes: 6120,
    days: 5,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 12,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 6,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-14', adult: '729.00', child: '589.00', infant: '0.00' },
    { from: '03-15', to: '06-15', adult: '849.00', child: '689.00', infant: '0.00' },
    { from: '06-16', to: '08-31', adult: '799.00', child: '649.00', infant: '0.00' },
    { from: '09-01', to: '11-15', adult: '869.00', child: '699.00', infant: '0.00' },
    { from: '11-16', to: '12-31', adult: '729.00', child: '589.00', infant: '0.00' },
  ],
  sessions: [{ time: '13:00', endTime: '19:00', capacity: 12, weekdays: [3, 7] }],
  childFrom: 6,
  adultFrom: 12,
  taxMode: 'excluded',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 35,
  cutoffMinutes: 10080,
  freeCancellationHours: 336,
  instantConfirmation: false,
  extras: [
    { id: 'single-rooms', price: '190.00', per: 'booking', maximum: 2 },
    { id: 'balloon-seat', price: '195.00', per: 'person', maximum: 12 },
  ],
  meetingPoint: { latitude: 41.0082, longitude: 28.9784 },
  rank: 40,
  text: {
    en: {
      title: 'Istanbul, Cappadocia and the coast in five days',
      summary:
        'Two flights instead of two night buses, three good small hotels, one guide all the way, and the sea at the end.',
      description:
        'A first journey through Turkey usually means ten hours of coach a day. This one has two short flights, and so there is time for what lies between the sights: a morning on the ferry, a carpet of vines below Uçhisar, a village lunch nobody has to hurry.\n\nLale meets you at the airport in Istanbul and says goodbye in Kaş four nights later. She carries the tickets, the phone numbers and a sixth sense for queues. The afternoon of the fourth day is empty in the plan; that is deliberate, because by then most people want to lie beside the water.',
      highlights: items`Istanbul, Göreme and Kaş with only two short flights | Four nights in small hotels of character | One guide from Istanbul airport to Kaş | Twelve guests, and one afternoon with no plan`,
      programme: steps`
        1 | Istanbul | Met at the airport from 13:00, ferry across the Bosphorus, fish at Karaköy.
        2 | The old city | Hagia Sophia at opening time, cistern, bazaar, the last afternoon in Balat.
        3 | Cappadocia | Morning flight to Kayseri, Göreme’s churches, sunset at Kızılçukur.
        4 | To the coast | A free morning for a balloon or sleep, flight to Antalya, road by the sea.
        4 | Kaş | Arrival in the afternoon, nothing planned, dinner together in the harbour.
        5 | Kekova | By boat over the sunken city, ride to Dalaman or Antalya by 19:00.
      `,
      included: items`Two domestic flights with 15 kg of luggage | Four nights with breakfast | Three dinners, two lunches | Entrance fees and boats | Licensed guide throughout`,
      excluded: items`Balloon flight | Flights to and from Turkey | Ten per cent VAT, shown at booking`,
      goodToKnow: items`Names must match the passports, since airline tickets cannot be changed. | Land in Istanbul by 14:00 and leave on the fifth day after 21:00.`,
      questions: questions`
        What happens if the balloon does not fly? | The seat is refunded in full and you sleep longer. There is one morning only, so do not make the journey depend on it.
        Can we stay in Kaş? | Many do. We extend your room at the hotel’s own rate and take you to the airport whenever you go.
      `,
      extras: extras`
        Single rooms | For all four nights
        Balloon seat | On the fourth morning, refunded if the wind says no
      `,
      meetingPoint: place`Istanbul Airport, arrivals, gate 9 | Lale with a blue sign. From Sabiha Gökçen a driver brings you into town.`,
    },
    tr: {
      title: 'Beş günde İstanbul, Kapadokya ve kıyı',
      summary: 'İki gece otobüsü yerine iki uçuş, üç iyi küçük otel, baştan sona tek rehber ve sonunda deniz.',
      description:
        'Türkiye’de ilk gezi genellikle günde on saat otobüs demektir. Bunda iki kısa uçuş var; bu yüzden görülecek yerlerin arasındakilere de vakit kalıyor: vapurda bir sabah, Uçhisar’ın altında serili bağlar, kimsenin aceleye getirmediği bir köy sofrası.\n\nLale sizi İstanbul’da havalimanında karşılar, dört gece sonra Kaş’ta uğurlar. Biletler, telefon numaraları ve kuyrukları sezen bir burun ondadır. Dördüncü günün öğleden sonrası programda boştur; bilerek, çünkü o saatte çoğu kişi su kenarında uzanmak ister.',
      highlights: items`Yalnızca iki kısa uçuşla İstanbul, Göreme ve Kaş | Kendine özgü küçük otellerde dört gece | İstanbul Havalimanı’ndan Kaş’a tek rehber | On iki misafir ve plansız bir öğleden sonra`,
      programme: steps`
        1 | İstanbul | 13:00’ten itibaren havalimanında karşılama, Boğaz’da vapur, Karaköy’de balık.
        2 | Tarihî yarımada | Açılışta Ayasofya, sarnıç, çarşı, öğleden sonra Balat.
        3 | Kapadokya | Sabah Kayseri’ye uçuş, Göreme kiliseleri, Kızılçukur’da gün batımı.
        4 | Kıyıya doğru | Balona ya da uykuya boş bir sabah, Antalya’ya uçuş, deniz boyunca yol.
        4 | Kaş | Öğleden sonra varış, plan yok, limanda birlikte akşam yemeği.
        5 | Kekova | Tekneyle batık kentin üstünden, 19:00’a kadar Dalaman ya da Antalya.
      `,
      included: items`15 kg bagajla iki iç hat uçuşu | Kahvaltılı dört gece | Üç akşam, iki öğle yemeği | Giriş ücretleri ve tekneler | Baştan sona kokartlı rehber`,
      excluded: items`Balon uçuşu | Türkiye’ye geliş ve dönüş uçuşları | Rezervasyonda gösterilen yüzde on KDV`,
      goodToKnow: items`Adlar kimlik ya da pasaportla aynı olmalı; uçak biletleri değiştirilemez. | İstanbul’a en geç 14:00’te inin, beşinci gün 21:00’den sonra uçun.`,
      questions: questions`
        Balon uçmazsa ne olur? | Ücretin tamamını iade ederiz, siz de daha uzun uyursunuz. Tek bir sabah var, geziyi ona bağlamayın.
        Kaş’ta kalabilir miyiz? | Çoğu kişi kalıyor. Odanızı otelin kendi fiyatından uzatır, ne zaman giderseniz havalimanına götürürüz.
      `,
      extras: extras`
        Tek kişilik odalar | Dört gece için
        Balonda yer | Dördüncü sabah; rüzgâr izin vermezse iade
      `,
      meetingPoint: place`İstanbul Havalimanı, geliş, 9 numaralı kapı | Lale mavi bir tabelayla bekler. Sabiha Gökçen’den şehre bir şoför getirir.`,
    },
    de: {
      title: 'Istanbul, Kappadokien und die Küste in fünf Tagen',
      summary: 'Zwei Flüge statt zweier Nachtbusse, drei gute kleine Hotels, ein Guide und am Ende das Meer.',
      description:
        'Eine erste Reise durch die Türkei heißt meist zehn Stunden Bus am Tag. Diese hat zwei kurze Flüge, und so bleibt Zeit für das, was zwischen den Sehenswürdigkeiten liegt: ein Morgen auf der Fähre, die Reben unterhalb von Uçhisar, ein Mittagessen im Dorf, bei dem niemand drängt.\n\nLale holt Sie am Flughafen in Istanbul ab und verabschiedet sich vier Nächte später in Kaş. Sie hat die Tickets, die Telefonnummern und ein Gespür für Warteschlangen. Der Nachmittag des vierten Tages ist im Plan leer, mit Absicht: Dann möchten die meisten einfach am Wasser liegen.',
      highlights: items`Istanbul, Göreme und Kaş mit nur zwei kurzen Flügen | Vier Nächte in kleinen Hotels mit Charakter | Ein Guide vom Flughafen Istanbul bis nach Kaş | Zwölf Gäste und ein Nachmittag ohne Plan`,
      programme: steps`
        1 | Istanbul | Empfang am Flughafen ab 13:00, Fähre über den Bosporus, Fisch in Karaköy.
        2 | Die Altstadt | Hagia Sophia zur Öffnung, Zisterne, Basar, nachmittags Balat.
        3 | Kappadokien | Morgens Flug nach Kayseri, Göremes Kirchen, Sonnenuntergang in Kızılçukur.
        4 | An die Küste | Ein freier Morgen für Ballon oder Schlaf, Flug nach Antalya, Straße am Meer.
        4 | Kaş | Ankunft am Nachmittag, kein Programm, Abendessen zusammen am Hafen.
        5 | Kekova | Mit dem Boot über die versunkene Stadt, bis 19:00 nach Dalaman oder Antalya.
      `,
      included: items`Zwei Inlandsflüge mit 15 kg Gepäck | Vier Nächte mit Frühstück | Drei Abendessen, zwei Mittagessen | Eintritte und Boote | Lizenzierter Guide auf der ganzen Reise`,
      excluded: items`Ballonfahrt | Flüge in die Türkei und zurück | Zehn Prozent Mehrwertsteuer, bei der Buchung ausgewiesen`,
      goodToKnow: items`Die Namen müssen den Pässen entsprechen, Flugtickets lassen sich nicht ändern. | Landen Sie bis 14:00 in Istanbul und fliegen Sie am fünften Tag nach 21:00.`,
      questions: questions`
        Was, wenn der Ballon nicht fährt? | Der Platz wird voll erstattet, und Sie schlafen länger. Es gibt nur diesen einen Morgen; machen Sie die Reise nicht davon abhängig.
        Können wir in Kaş bleiben? | Das tun viele. Wir verlängern Ihr Zimmer zum Preis des Hotels und bringen Sie zum Flughafen, wann immer Sie reisen.
      `,
      extras: extras`
        Einzelzimmer | Für alle vier Nächte
        Platz im Ballon | Am vierten Morgen, Erstattung bei Absage wegen Wind
      `,
      meetingPoint: place`Flughafen Istanbul, Ankunft, Ausgang 9 | Lale mit blauem Schild. Ab Sabiha Gökçen bringt Sie ein Fahrer in die Stadt.`,
    },
    ru: {
      title: 'Стамбул, Каппадокия и побережье за пять дней',
      slug: 'stambul-kappadokiya-poberezhe-pyat-dney',
      summary: 'Два перелёта вместо двух ночных автобусов, три хороших небольших отеля, один гид и море в конце.',
      description:
        'Первая поездка по Турции — это обычно десять часов автобуса в день. Здесь два коротких перелёта, и остаётся время на то, что лежит между достопримечательностями: утро на пароме, виноградники под Учхисаром, деревенский обед, за которым никто не торопит.\n\nЛале встречает вас в аэропорту Стамбула и прощается в Каше четыре ночи спустя. У неё билеты, телефоны и чутьё на очереди. Вторая половина четвёртого дня в плане пустая, и это нарочно: к этому времени большинству хочется просто лежать у воды.',
      highlights: items`Стамбул, Гёреме и Каш всего с двумя короткими перелётами | Четыре ночи в небольших отелях с характером | Один гид от аэропорта Стамбула до Каша | Двенадцать гостей и полдня без плана`,
      programme: steps`
        1 | Стамбул | Встреча в аэропорту с 13:00, паром через Босфор, рыба в Каракёе.
        2 | Старый город | Айя-София к открытию, цистерна, базар, под вечер Балат.
        3 | Каппадокия | Утренний рейс в Кайсери, церкви Гёреме, закат в Кызылчукуре.
        4 | К морю | Свободное утро для шара или сна, рейс в Анталью, дорога вдоль берега.
        4 | Каш | Приезд после обеда, никакой программы, общий ужин в гавани.
        5 | Кекова | На катере над затонувшим городом, к 19:00 Даламан или Анталья.
      `,
      included: items`Два внутренних рейса с багажом 15 кг | Четыре ночи с завтраком | Три ужина и два обеда | Входные билеты и катера | Лицензированный гид на всём пути`,
      excluded: items`Полёт на шаре | Перелёт в Турцию и обратно | НДС десять процентов, указывается при бронировании`,
      goodToKnow: items`Имена должны совпадать с паспортом: авиабилеты изменить нельзя. | Прилетайте в Стамбул до 14:00, улетайте на пятый день после 21:00.`,
      questions: questions`
        А если шар не полетит? | Вернём всю сумму, а вы поспите подольше. Утро только одно, не ставьте от него в зависимость всю поездку.
        Можно задержаться в Каше? | Многие так и делают. Продлим номер по цене отеля и отвезём в аэропорт, когда скажете.
      `,
      extras: extras`
        Одноместные номера | На все четыре ночи
        Место на шаре | На четвёртое утро, вернём деньги, если не пустит ветер
      `,
      meetingPoint: place`Аэропорт Стамбула, прилёт, выход 9 | Лале с синей табличкой. Из Сабихи Гёкчен в город вас привезёт водитель.`,
    },
  },
  reviews: reviews`
    5 | Sandra O. | Aberdeen | en | 2026-10-01 | Five days that felt like ten, in the good sense. The empty afternoon in Kaş was a stroke of genius.
    5 | Thomas U. | Zürich | de | 2026-04-29 | Lale hatte jede Schlange im Griff. Hotels klein, sauber, mit Seele.
    4 | Лариса Д. | Москва | ru | 2026-05-26 | Насыщенно, но не бегом. Шар не полетел, деньги вернули через три дня.
    5 | Hande V. | Frankfurt | tr | 2025-09-30 | Alman arkadaşlarıma ülkemi gösterdim, her şey düşünülmüştü.
    4 | Robert C. | Kent | en | 2025-11-09 | November was quiet and golden. VAT comes on top, so mind the final figure.
    5 | Anja P. | Dresden | de | 2025-10-15 | Vom Ballon direkt ans Meer am selben Tag. Sind in Kaş drei Nächte länger geblieben.
  `,
}
