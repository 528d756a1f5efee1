import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const bosphorusFerryBreakfast: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-23',
  kind: 'tour',
  category: 'boat-trips',
  destination: 'istanbul',
  scene: 'istanbul',
  pictureSeed: 1123,
  details: {
    kind: 'tour',
    durationMinutes: 450,
    days: 1,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 10,
    pickup: 'meetingPoint',
    theme: 'boat',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '49.00', child: '25.00', infant: '0.00' },
    { from: '04-01', to: '10-31', adult: '58.00', child: '29.00', infant: '0.00' },
    { from: '11-01', to: '12-31', adult: '49.00', child: '25.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:30', endTime: '16:00', capacity: 10, weekdays: [2, 3, 5, 6, 7] }],
  childFrom: 4,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'full',
  depositRate: 100,
  cutoffMinutes: 720,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'fish-lunch', price: '24.00', per: 'person', maximum: 10 }],
  meetingPoint: { latitude: 41.0172, longitude: 28.9744 },
  rank: 23,
  text: {
    en: {
      title: 'Bosphorus ferry day with breakfast by the water',
      summary:
        'City ferries instead of a cruise: breakfast at the water’s edge, the whole strait to Anadolu Kavağı and a castle on the hill.',
      description:
        'The best boat on the Bosphorus is the one the city runs itself: white, wooden benches outside, a man with a tray of tea. We take three of them. First to the Asian shore and Çengelköy, for breakfast under the old plane tree, with the bridge in view and simit from the bakery next door.\n\nThen the long line, an hour and a half up the strait, past palaces, fortresses and fishermen. At the end lies Anadolu Kavağı: a village, a castle ruin and, behind it, the Black Sea.',
      highlights: items`Three city ferries, tickets and tea included | Breakfast under the plane tree of Çengelköy | Both shores up to the mouth of the Black Sea | Yoros castle on foot, with the widest view of the day`,
      programme: steps`
        08:30 | Eminönü | Ticket card, tea, the first ferry to the Asian shore.
        09:15 | Çengelköy | Breakfast with eggs, cheeses, honey and cucumbers from the village.
        10:45 | Up the strait | An hour and a half on deck, the guide explains what you pass.
        12:30 | Anadolu Kavağı | Free time for lunch, fish stalls and cats.
        13:40 | Yoros castle | Twenty minutes uphill, the Black Sea at the end.
        14:30 | Return | Down the strait by ferry, in Eminönü about 16:00.
      `,
      included: items`All ferry tickets | Breakfast with unlimited tea | Licensed guide | Tea on board | Insurance`,
      excluded: items`Lunch | Travel to Eminönü`,
      goodToKnow: items`It is windy on deck even in summer; bring a jacket. | In fog or storm the ferries stop; you then choose another day or get your money back.`,
      questions: questions`
        Is that the same as a Bosphorus cruise? | No. Cruises turn round at the second bridge; we go all the way and get off twice.
        Are the ferries suitable for pushchairs? | Yes, with step-free boarding. The castle is not, but you can wait in the village.
      `,
      extras: extras`Fish lunch in Anadolu Kavağı | Catch of the day, salad and a drink, at a table on the quay`,
      meetingPoint: place`Eminönü, city line pier | By the ticket machines marked “Boğaz Hattı”. The guide wears a white cap with a blue wave.`,
    },
    tr: {
      title: 'Boğaz’da vapur günü ve su kenarında kahvaltı',
      summary:
        'Tur teknesi değil şehir hatları: çınar altında kahvaltı, Anadolu Kavağı’na kadar bütün Boğaz, tepede bir kale.',
      description:
        'Boğaz’ın en iyi teknesi şehrin kendi işlettiğidir: beyaz, dışarıda tahta sıralar, elinde tepsiyle çaycı. Üçüne bineriz. Önce Anadolu yakasına, Çengelköy’e: ulu çınarın altında kahvaltı, karşıda köprü, yandaki fırından simit.\n\nSonra uzun hat gelir; sarayların, hisarların, balıkçıların önünden bir buçuk saat yukarı. Ucunda Anadolu Kavağı vardır: bir köy, bir kale yıkıntısı ve arkasında Karadeniz. Dönüşte aynı suyu bu kez öğleden sonra ışığında, öbür kıyıdan seyredersiniz.',
      highlights: items`Üç şehir hatları vapuru, bilet ve çay dahil | Çengelköy’ün çınarı altında kahvaltı | Karadeniz ağzına kadar iki yaka | Yürüyerek Yoros Kalesi, günün en geniş manzarası`,
      programme: steps`
        08:30 | Eminönü | Bilet kartı, çay, Anadolu yakasına ilk vapur.
        09:15 | Çengelköy | Yumurta, peynir, bal ve köyün salatalığıyla kahvaltı.
        10:45 | Boğaz’ın yukarısı | Güvertede bir buçuk saat, rehber görülecekleri anlatır.
        12:30 | Anadolu Kavağı | Öğle yemeği, balıkçılar ve kediler için serbest zaman.
        13:40 | Yoros Kalesi | Yirmi dakika yokuş, ucunda Karadeniz.
        14:30 | Dönüş | Vapurla aşağı, saat 16:00 civarı Eminönü.
      `,
      included: items`Bütün vapur biletleri | Sınırsız çaylı kahvaltı | Kokartlı rehber | Vapurda çay | Sigorta`,
      excluded: items`Öğle yemeği | Eminönü’ne ulaşım`,
      goodToKnow: items`Güverte yazın da rüzgârlıdır; bir ceket alın. | Sis ya da fırtınada vapurlar durur; başka bir gün seçer ya da paranızı geri alırsınız.`,
      questions: questions`
        Bu, Boğaz turuyla aynı mı? | Hayır. Turlar ikinci köprüden döner; biz sonuna kadar gider, iki kez ineriz.
        Vapurlara bebek arabası biner mi? | Evet, basamaksız binilir. Kaleye çıkmaz, ama köyde bekleyebilirsiniz.
      `,
      extras: extras`Anadolu Kavağı’nda balık | Günün balığı, salata ve bir içecek, rıhtımdaki masada`,
      meetingPoint: place`Eminönü, Şehir Hatları iskelesi | “Boğaz Hattı” yazan bilet makinelerinin yanı. Rehberin şapkası beyaz, mavi dalgalı.`,
    },
    de: {
      title: 'Ein Tag auf den Fähren des Bosporus, mit Frühstück',
      slug: 'ein-tag-fahrfahren-auf-dem-bosporus-mit-fruhstuck',
      summary:
        'Stadtfähren statt Rundfahrt: Frühstück am Wasser, der ganze Bosporus bis Anadolu Kavağı und eine Burg auf dem Hügel.',
      description:
        'Das beste Boot auf dem Bosporus ist das der Stadt: weiß, Holzbänke draußen, ein Mann mit einem Tablett Tee. Wir fahren mit dreien. Zuerst ans asiatische Ufer, nach Çengelköy zum Frühstück unter der alten Platane, gegenüber die Brücke, dazu Simit vom Bäcker nebenan.\n\nDann kommt die lange Linie, anderthalb Stunden hinauf, vorbei an Palästen, Festungen und Fischern. Am Ende liegt Anadolu Kavağı: ein Dorf, eine Burgruine und dahinter das Schwarze Meer.',
      highlights: items`Drei Stadtfähren, Tickets und Tee inbegriffen | Frühstück unter der Platane von Çengelköy | Beide Ufer bis zum Schwarzen Meer | Zu Fuß zur Burg Yoros, der weiteste Blick des Tages`,
      programme: steps`
        08:30 | Eminönü | Fahrkarte, Tee, die erste Fähre ans asiatische Ufer.
        09:15 | Çengelköy | Frühstück mit Eiern, Käse, Honig und Gurken aus dem Ort.
        10:45 | Hinauf | Anderthalb Stunden an Deck, der Guide erzählt, was zu sehen ist.
        12:30 | Anadolu Kavağı | Zeit für Mittagessen, Fischstände und Katzen.
        13:40 | Burg Yoros | Zwanzig Minuten bergauf, am Ende das Schwarze Meer.
        14:30 | Rückfahrt | Mit der Fähre hinunter, gegen 16:00 in Eminönü.
      `,
      included: items`Alle Fährtickets | Frühstück mit Tee, so viel Sie mögen | Lizenzierter Guide | Tee an Bord | Versicherung`,
      excluded: items`Mittagessen | Anfahrt nach Eminönü`,
      goodToKnow: items`An Deck weht es auch im Sommer; nehmen Sie eine Jacke mit. | Bei Nebel oder Sturm fahren die Fähren nicht; Sie wählen einen anderen Tag oder erhalten Ihr Geld zurück.`,
      questions: questions`
        Ist das dasselbe wie eine Bosporus-Rundfahrt? | Nein. Rundfahrten drehen an der zweiten Brücke um; wir fahren bis zum Ende und steigen zweimal aus.
        Kann man mit Kinderwagen auf die Fähren? | Ja, der Einstieg ist stufenlos. Zur Burg geht es damit nicht, im Dorf können Sie warten.
      `,
      extras: extras`Fischessen in Anadolu Kavağı | Fang des Tages, Salat und ein Getränk am Tisch auf dem Kai`,
      meetingPoint: place`Eminönü, Anleger der Stadtlinien | An den Automaten mit „Boğaz Hattı“. Der Guide trägt eine weiße Mütze mit blauer Welle.`,
    },
    ru: {
      title: 'День на паромах по Босфору и завтрак у воды',
      slug: 'den-na-paromakh-bosfor-zavtrak',
      summary:
        'Городские паромы вместо круиза: завтрак под чинарой, весь Босфор до Анадолу-Кавагы и крепость на холме.',
      description:
        'Лучшее судно на Босфоре — то, что возит сам город: белое, снаружи деревянные скамьи, человек с подносом чая. Мы садимся на три таких. Сначала на азиатский берег, в Ченгелькёй: завтрак под старой чинарой, напротив мост, а симит из пекарни рядом.\n\nПотом длинная линия: полтора часа вверх, мимо дворцов, крепостей и рыбаков. На конце Анадолу-Кавагы: деревня, развалины крепости, а за ними Чёрное море. Обратно плывём тем же проливом, но в другом свете.',
      highlights: items`Три городских парома, билеты и чай включены | Завтрак под чинарой Ченгелькёя | Оба берега до выхода в Чёрное море | Пешком к крепости Йорос за самым широким видом`,
      programme: steps`
        08:30 | Эминёню | Билет, чай, первый паром на азиатский берег.
        09:15 | Ченгелькёй | Завтрак: яйца, сыры, мёд и местные огурцы.
        10:45 | Вверх по проливу | Полтора часа на палубе, гид рассказывает, что вокруг.
        12:30 | Анадолу-Кавагы | Свободное время: обед, рыбные лавки и кошки.
        13:40 | Крепость Йорос | Двадцать минут в гору, и Чёрное море.
        14:30 | Обратный путь | На пароме вниз, в Эминёню около 16:00.
      `,
      included: items`Все билеты на паромы | Завтрак с чаем без ограничений | Лицензированный гид | Чай на борту | Страховка`,
      excluded: items`Обед | Дорога до Эминёню`,
      goodToKnow: items`На палубе ветрено даже летом: возьмите куртку. | В туман и шторм паромы не ходят; тогда выберете другой день или вернём деньги.`,
      questions: questions`
        Это то же самое, что круиз по Босфору? | Нет. Круизные катера разворачиваются у второго моста, а мы идём до конца и дважды сходим на берег.
        Можно ли на паром с коляской? | Да, посадка без ступеней. К крепости с ней не подняться, но можно подождать в деревне.
      `,
      extras: extras`Рыбный обед в Анадолу-Кавагы | Улов дня, салат и напиток за столиком на набережной`,
      meetingPoint: place`Эминёню, причал городских линий | У автоматов с надписью «Boğaz Hattı». Гид в белой кепке с синей волной.`,
    },
  },
  reviews: reviews`
    5 | Victoria L. | Oxford | en | 2026-10-21 | Tea on the open deck, gulls alongside, no loudspeaker. The Istanbul I had hoped for.
    5 | Barış U. | İstanbul | tr | 2026-05-09 | On beş yıldır buradayım, Yoros’a ilk kez çıktım. Kahvaltı harika.
    4 | Sabine K. | Leipzig | de | 2026-04-18 | Herrlich unaufgeregt. Am Samstag ist die lange Fähre recht voll.
    5 | Андрей П. | Минск | ru | 2025-10-12 | Полтора часа смотрели на берега и молчали. Рыба на набережной свежайшая.
    5 | Елена С. | Калининград | ru | 2025-05-30 | Завтрак под чинарой лучше любого ресторана.
    4 | Nigel A. | Southampton | en | 2025-03-28 | Cold on deck in March, warm company. Bring gloves.
  `,
}
