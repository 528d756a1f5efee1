import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const cappadociaThreeDays: SeedProduct<OrionLocale> = {
  code: 'ORI-T-10',
  kind: 'tour',
  category: 'rundreisen',
  destination: 'cappadocia',
  scene: 'cappadocia',
  pictureSeed: 110,
  details: {
    kind: 'tour',
    durationMinutes: 3840,
    days: 3,
    guideLanguages: ['de', 'en', 'tr'],
    groupSize: 16,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-14', adult: '269.00', child: '135.00', infant: '0.00' },
    { from: '03-15', to: '06-15', adult: '329.00', child: '165.00', infant: '0.00' },
    { from: '06-16', to: '08-31', adult: '299.00', child: '150.00', infant: '0.00' },
    { from: '09-01', to: '11-15', adult: '339.00', child: '170.00', infant: '0.00' },
    { from: '11-16', to: '12-31', adult: '275.00', child: '138.00', infant: '0.00' },
  ],
  sessions: [{ time: '05:30', endTime: '21:30', capacity: 16, weekdays: [2, 5] }],
  childFrom: 5,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 25,
  cutoffMinutes: 1440,
  freeCancellationHours: 48,
  instantConfirmation: false,
  campaign: {
    discountType: 'percent',
    discountValue: '8.00',
    endsInDays: 60,
    label: {
      de: 'Frühbucher: 8 % auf die Rundreise',
      en: 'Early booking: 8% off the round trip',
      tr: 'Erken rezervasyon: turda %8 indirim',
      ru: 'Раннее бронирование: −8 % на тур',
      nl: 'Vroegboeken: 8% korting op de rondreis',
      ar: 'حجز مبكر: خصم \u20668%\u2069 على الرحلة',
    },
  },
  extras: [
    { id: 'single-room', price: '60.00', per: 'booking', maximum: 2 },
    { id: 'balloon', price: '185.00', per: 'person', maximum: 16 },
  ],
  meetingPoint: { latitude: 36.7746, longitude: 31.3945 },
  rank: 10,
  text: {
    de: {
      title: 'Kappadokien in drei Tagen, ab Side und Antalya',
      summary: 'Über den Taurus nach Konya und Göreme: zwei Nächte im Höhlenhotel, Täler zu Fuß, Ballon auf Wunsch.',
      description:
        'Wir fahren nicht nachts und nicht im Reisebus, sondern zu sechzehnt im Kleinbus mit breiten Sitzen. Auf dem Hinweg halten wir bei Mevlana in Konya und an der Karawanserei Sultanhanı, so wird aus der Fahrt ein Teil der Reise.\n\nZweimal schlafen Sie in einem Höhlenhotel in Ürgüp. Der mittlere Tag gehört den Tälern: Freilichtmuseum Göreme am Morgen, eine Wanderung durch das Taubental am Nachmittag. Wer Ballon fahren möchte, tut es am zweiten oder dritten Morgen.',
      highlights: items`Zwei Nächte im Höhlenhotel in Ürgüp | Mevlana-Kloster und Sultanhanı am Weg | Fünf Kilometer zu Fuß durch das Taubental | Höchstens 16 Gäste im Kleinbus`,
      programme: steps`
        1 | Über den Taurus nach Konya | Abholung ab 05:30, Frühstück am Pass, Mevlana-Kloster um 11:00.
        1 | Sultanhanı und Ürgüp | Die größte Karawanserei Anatoliens, Abendessen im Höhlenhotel.
        2 | Göreme | Freilichtmuseum um neun, Felsenkirchen und Töpferwerkstatt in Avanos.
        2 | Taubental | Wanderung nach Uçhisar, Tee mit Blick auf die Burg.
        3 | Paşabağ und Kaymaklı | Feenkamine, danach hinunter in eine unterirdische Stadt.
        3 | Rückfahrt | Mittagessen unterwegs, Ankunft an der Küste gegen 21:30.
      `,
      included: items`Fahrt im Kleinbus ab Hotel | Zwei Nächte im Höhlenhotel mit Frühstück | Zwei Abendessen, zwei Mittagessen | Alle Eintritte | Guide`,
      excluded: items`Ballonfahrt | Getränke | Mittagessen am zweiten Tag`,
      goodToKnow: items`Göreme liegt auf 1.100 Metern: Abends brauchen Sie auch im Juni eine Jacke. | Die Fahrt dauert je Richtung sieben bis acht Stunden mit drei Pausen.`,
      questions: questions`
        Wie sind die Zimmer? | In den Tuff gehauen, mit Heizung, eigenem Bad und WLAN. Kinder bis elf schlafen im Zimmer der Eltern.
        Wann muss ich den Ballon buchen? | Am besten gleich mit der Reise. Fällt er wegen Wind aus, bekommen Sie den Ballonpreis zurück.
      `,
      extras: extras`
        Einzelzimmer | Für beide Nächte
        Ballonfahrt bei Sonnenaufgang | Eine Stunde, höchstens 16 Gäste im Korb
      `,
      meetingPoint: place`Ihr Hotel zwischen Antalya und Alanya | Abholung ab 05:30, die genaue Zeit schreiben wir Ihnen am Vortag. Sammelpunkt in Side: Busbahnhof.`,
    },
    en: {
      title: 'Cappadocia in three days from Side and Antalya',
      summary:
        'Over the Taurus to Konya and Göreme: two nights in a cave hotel, valleys on foot, a balloon if you like.',
      description:
        'No night drive and no coach: we are sixteen guests in a minibus with wide seats. On the way we stop at the Mevlana dervish lodge in Konya and at the Sultanhanı caravanserai, so the road becomes part of the trip.\n\nYou sleep twice in a cave hotel in Ürgüp. The middle day belongs to the valleys: Göreme Open-Air Museum in the morning, a walk through Pigeon Valley in the afternoon. If you want to fly, you do so on the second or third morning.',
      highlights: items`Two nights in a cave hotel in Ürgüp | Mevlana and Sultanhanı on the way | Five kilometres on foot through Pigeon Valley | 16 guests at most, by minibus`,
      programme: steps`
        1 | Over the Taurus to Konya | Pick-up from 05:30, breakfast at the pass, Mevlana at 11:00.
        1 | Sultanhanı and Ürgüp | Anatolia’s largest caravanserai, dinner at the cave hotel.
        2 | Göreme | Open-Air Museum at nine, rock churches, a potter’s workshop in Avanos.
        2 | Pigeon Valley | A walk to Uçhisar, tea facing the castle rock.
        3 | Paşabağ and Kaymaklı | Fairy chimneys, then down into an underground city.
        3 | The way back | Lunch on the road, at the coast about 21:30.
      `,
      included: items`Minibus from your hotel | Two nights in a cave hotel with breakfast | Two dinners, two lunches | All tickets | Guide`,
      excluded: items`Balloon flight | Drinks | Lunch on day two`,
      goodToKnow: items`Göreme lies at 1,100 metres: you need a jacket in the evening even in June. | The drive takes seven to eight hours each way, with three breaks.`,
      questions: questions`
        What are the rooms like? | Cut into the tuff, with heating, private bathroom and Wi-Fi. Children up to eleven share their parents’ room.
        When should I book the balloon? | Best together with the trip. If wind cancels it, you get the price of the flight back.
      `,
      extras: extras`
        Single room | For both nights
        Sunrise balloon flight | One hour, 16 guests at most in the basket
      `,
      meetingPoint: place`Your hotel between Antalya and Alanya | Pick-up from 05:30; we send the exact time the day before. Meeting point in Side: the bus station.`,
    },
    tr: {
      title: 'Side ve Antalya çıkışlı üç günlük Kapadokya',
      summary: 'Toroslar’dan Konya’ya ve Göreme’ye: kaya otelde iki gece, yürüyerek vadiler, isteyene balon.',
      description:
        'Gece yolculuğu yapmıyoruz, büyük otobüse binmiyoruz; geniş koltuklu minibüste on altı kişiyiz. Giderken Konya’da Mevlâna’ya ve Sultanhanı kervansarayına uğrarız, böylece yol da gezinin parçası olur.\n\nİki gece Ürgüp’te bir kaya otelde kalırsınız. Ortadaki gün vadilerindir: sabah Göreme Açık Hava Müzesi, öğleden sonra Güvercinlik Vadisi yürüyüşü. Balona binmek isteyen ikinci ya da üçüncü sabah uçar.',
      highlights: items`Ürgüp’te kaya otelde iki gece | Yolda Mevlâna ve Sultanhanı | Güvercinlik Vadisi’nde beş kilometre yürüyüş | Minibüste en fazla 16 kişi`,
      programme: steps`
        1 | Toroslar’dan Konya’ya | 05:30’dan itibaren otelden alma, geçitte kahvaltı, 11:00’de Mevlâna.
        1 | Sultanhanı ve Ürgüp | Anadolu’nun en büyük kervansarayı, kaya otelde akşam yemeği.
        2 | Göreme | Dokuzda Açık Hava Müzesi, kaya kiliseler, Avanos’ta çömlek atölyesi.
        2 | Güvercinlik Vadisi | Uçhisar’a yürüyüş, kaleye karşı çay.
        3 | Paşabağ ve Kaymaklı | Peribacaları, sonra yeraltı şehri.
        3 | Dönüş | Yolda öğle yemeği, 21:30 gibi sahilde.
      `,
      included: items`Otelden minibüsle ulaşım | Kaya otelde kahvaltılı iki gece | İki akşam, iki öğle yemeği | Bütün biletler | Rehber`,
      excluded: items`Balon uçuşu | İçecekler | İkinci gün öğle yemeği`,
      goodToKnow: items`Göreme 1.100 metrededir: haziranda bile akşamları ceket gerekir. | Yol her yönde üç molayla yedi sekiz saat sürer.`,
      questions: questions`
        Odalar nasıl? | Tüfe oyulmuş; ısıtma, banyo ve Wi-Fi var. On bir yaşına kadar çocuklar anne babasıyla kalır.
        Balonu ne zaman ayırtmalıyım? | En iyisi turla birlikte. Rüzgârdan iptal olursa balon ücretini geri alırsınız.
      `,
      extras: extras`
        Tek kişilik oda | İki gece için
        Gün doğumunda balon | Bir saat, sepette en fazla 16 kişi
      `,
      meetingPoint: place`Antalya ile Alanya arasındaki oteliniz | 05:30’dan itibaren alırız, kesin saati bir gün önce yazarız. Side’de toplanma yeri: otogar.`,
    },
    ru: {
      title: 'Каппадокия за три дня из Сиде и Антальи',
      slug: 'kappadokiya-tri-dnya',
      summary: 'Через Тавр в Конью и Гёреме: две ночи в пещерном отеле, долины пешком и шар по желанию.',
      description:
        'Мы не едем ночью и не садимся в большой автобус: шестнадцать гостей, микроавтобус с широкими креслами. По пути заезжаем в обитель Мевляны в Конье и в караван-сарай Султанханы, так что дорога становится частью путешествия.\n\nДве ночи вы проводите в пещерном отеле в Ургюпе. Средний день отдан долинам: утром музей Гёреме под открытым небом, после обеда — пешком по Голубиной долине. Кто хочет полетать на шаре, делает это на второе или третье утро.',
      highlights: items`Две ночи в пещерном отеле в Ургюпе | Мевляна и Султанханы по дороге | Пять километров пешком по Голубиной долине | Не больше 16 гостей в микроавтобусе`,
      programme: steps`
        1 | Через Тавр в Конью | Выезд с 05:30, завтрак на перевале, Мевляна в 11:00.
        1 | Султанханы и Ургюп | Крупнейший караван-сарай Анатолии, ужин в пещерном отеле.
        2 | Гёреме | Музей в девять, скальные церкви, гончарная мастерская в Аваносе.
        2 | Голубиная долина | Пешком до Учхисара, чай с видом на скалу-крепость.
        3 | Пашабаг и Каймаклы | Каменные столбы, затем подземный город.
        3 | Обратная дорога | Обед в пути, на побережье около 21:30.
      `,
      included: items`Микроавтобус от отеля | Две ночи в пещерном отеле с завтраком | Два ужина и два обеда | Все билеты | Гид`,
      excluded: items`Полёт на шаре | Напитки | Обед второго дня`,
      goodToKnow: items`Гёреме лежит на высоте 1100 метров: вечером куртка нужна даже в июне. | Дорога занимает семь-восемь часов в каждую сторону с тремя остановками.`,
      questions: questions`
        Какие там номера? | Вырублены в туфе, с отоплением, своей ванной и Wi-Fi. Дети до 11 лет включительно живут с родителями.
        Когда заказывать шар? | Лучше сразу вместе с туром. Если вылет отменят из-за ветра, вернём его стоимость.
      `,
      extras: extras`
        Одноместный номер | На обе ночи
        Полёт на шаре на рассвете | Один час, не больше 16 гостей в корзине
      `,
      meetingPoint: place`Ваш отель между Антальей и Аланьей | Забираем с 05:30, точное время сообщим накануне. Место сбора в Сиде — автовокзал.`,
    },
    nl: {
      title: 'Cappadocië in drie dagen vanuit Side en Antalya',
      summary: 'Over de Taurus naar Konya en Göreme: twee nachten in een grothotel, dalen te voet, ballon als je wilt.',
      description:
        'We rijden niet ’s nachts en niet met een touringcar, maar met zestien gasten in een minibus met brede stoelen. Onderweg stoppen we bij Mevlana in Konya en bij de karavanserai Sultanhanı, zodat de rit een deel van de reis wordt.\n\nJe slaapt twee keer in een grothotel in Ürgüp. De middelste dag is voor de dalen: ’s ochtends het openluchtmuseum van Göreme, ’s middags een wandeling door de Duivenvallei. Wil je ballonvaren, dan doe je dat op de tweede of derde ochtend.',
      highlights: items`Twee nachten in een grothotel in Ürgüp | Mevlana en Sultanhanı onderweg | Vijf kilometer te voet door de Duivenvallei | Hooguit 16 gasten in een minibus`,
      programme: steps`
        1 | Over de Taurus naar Konya | Ophalen vanaf 05:30, ontbijt op de pas, Mevlana om 11:00.
        1 | Sultanhanı en Ürgüp | De grootste karavanserai van Anatolië, diner in het grothotel.
        2 | Göreme | Openluchtmuseum om negen uur, rotskerken, een pottenbakker in Avanos.
        2 | Duivenvallei | Wandeling naar Uçhisar, thee met zicht op de rotsburcht.
        3 | Paşabağ en Kaymaklı | Feeënschoorstenen, daarna een ondergrondse stad.
        3 | Terugreis | Lunch onderweg, rond 21:30 aan de kust.
      `,
      included: items`Minibus vanaf je hotel | Twee nachten in een grothotel met ontbijt | Twee diners, twee lunches | Alle kaartjes | Gids`,
      excluded: items`Ballonvaart | Drankjes | Lunch op dag twee`,
      goodToKnow: items`Göreme ligt op 1.100 meter: ’s avonds heb je ook in juni een jas nodig. | De rit duurt zeven tot acht uur per richting, met drie pauzes.`,
      questions: questions`
        Hoe zijn de kamers? | Uitgehakt in tufsteen, met verwarming, eigen badkamer en wifi. Kinderen tot en met elf slapen bij hun ouders.
        Wanneer boek ik de ballon? | Het liefst meteen met de reis. Gaat hij niet door vanwege wind, dan krijg je de prijs terug.
      `,
      extras: extras`
        Eenpersoonskamer | Voor beide nachten
        Ballonvaart bij zonsopkomst | Een uur, hooguit 16 gasten in de mand
      `,
      meetingPoint: place`Je hotel tussen Antalya en Alanya | Ophalen vanaf 05:30; de precieze tijd sturen we de dag ervoor. Opstapplaats in Side: het busstation.`,
    },
    ar: {
      title: 'كابادوكيا في ثلاثة أيام من سيدا وأنطاليا',
      slug: 'kabadukya-thalathat-ayyam',
      summary: 'عبر جبال طوروس إلى قونية وغوريمه: ليلتان في فندق كهفي، والأودية سيرًا، والمنطاد لمن أراد.',
      description:
        'لا نسافر ليلًا ولا بحافلة كبيرة، بل ستة عشر ضيفًا في حافلة صغيرة واسعة المقاعد. وفي الطريق نزور مولانا في قونية وخان السلطان، فتصير الطريق جزءًا من الرحلة.\n\nتبيت ليلتين في فندق كهفي في أورغوب. اليوم الأوسط للأودية: متحف غوريمه المفتوح صباحًا، ثم سير في وادي الحمام بعد الظهر. ومن أراد المنطاد طار في الصباح الثاني أو الثالث.',
      highlights: items`ليلتان في فندق كهفي في أورغوب | مولانا وخان السلطان في الطريق | خمسة كيلومترات سيرًا في وادي الحمام | 16 ضيفًا على الأكثر في حافلة صغيرة`,
      programme: steps`
        1 | عبر طوروس إلى قونية | الاصطحاب من 05:30، فطور عند الممر الجبلي، ومولانا في 11:00.
        1 | خان السلطان وأورغوب | أكبر خانات الأناضول، ثم العشاء في الفندق الكهفي.
        2 | غوريمه | المتحف المفتوح في التاسعة والكنائس الصخرية وورشة فخار في أفانوس.
        2 | وادي الحمام | سير إلى أوتشحصار وشاي قبالة القلعة الصخرية.
        3 | باشاباغ وكايماكلي | مداخن الجنيات ثم مدينة تحت الأرض.
        3 | العودة | غداء في الطريق والوصول إلى الساحل نحو 21:30.
      `,
      included: items`حافلة صغيرة من الفندق | ليلتان في فندق كهفي مع الفطور | عشاءان وغداءان | كل التذاكر | مرشد`,
      excluded: items`رحلة المنطاد | المشروبات | غداء اليوم الثاني`,
      goodToKnow: items`ترتفع غوريمه 1100 متر، فتلزم سترة مساءً حتى في يونيو. | تستغرق الطريق سبع إلى ثماني ساعات في كل اتجاه مع ثلاث استراحات.`,
      questions: questions`
        كيف هي الغرف؟ | منحوتة في الصخر، وفيها تدفئة وحمّام خاص وإنترنت. والأطفال حتى الحادية عشرة مع والديهم.
        متى أحجز المنطاد؟ | الأفضل مع الرحلة نفسها. وإذا أُلغي بسبب الرياح أعدنا ثمنه.
      `,
      extras: extras`
        غرفة مفردة | لليلتين
        منطاد عند الشروق | ساعة واحدة، 16 ضيفًا على الأكثر في السلة
      `,
      meetingPoint: place`فندقك بين أنطاليا وألانيا | الاصطحاب من 05:30، ونرسل الوقت المحدد في اليوم السابق. نقطة التجمع في سيدا: محطة الحافلات.`,
    },
  },
  reviews: reviews`
    5 | Heike & Rolf T. | Erfurt | de | 2026-05-12 | Kein Nachtbus, gute Pausen, ein Zimmer wie aus dem Märchen. Konya war die Überraschung.
    5 | Marta C. | London | en | 2025-10-17 | Sixteen people and a guide who never rushed. The walk to Uçhisar was the best hour.
    4 | Bas L. | Tilburg | nl | 2026-04-24 | Lange rit, dat zeggen ze eerlijk. Het hotel en het eten maken alles goed.
    4 | Татьяна М. | Нижний Новгород | ru | 2026-09-15 | Шар отменили из-за ветра, деньги вернули через два дня. Остальное — прекрасно.
    5 | ماجد ر. | أبوظبي | ar | 2025-11-11 | تنظيم ممتاز وفندق جميل. زيارة مولانا أثّرت فينا كثيرًا.
  `,
}
