import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const kopruluRafting: SeedProduct<OrionLocale> = {
  code: 'ORI-T-05',
  kind: 'tour',
  category: 'natur-abenteuer',
  destination: 'side',
  scene: 'canyon',
  pictureSeed: 105,
  details: {
    kind: 'tour',
    durationMinutes: 480,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr', 'nl'],
    groupSize: 24,
    pickup: 'included',
    theme: 'adventure',
    minimumAge: 6,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '03-15', to: '05-31', adult: '29.00', child: '15.00', infant: '0.00' },
    { from: '06-01', to: '09-15', adult: '35.00', child: '17.50', infant: '0.00' },
    { from: '09-16', to: '11-15', adult: '31.00', child: '15.50', infant: '0.00' },
  ],
  sessions: [{ time: '08:30', endTime: '16:30', capacity: 24, weekdays: EVERY_DAY }],
  childFrom: 6,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 24,
  instantConfirmation: true,
  campaign: {
    discountType: 'percent',
    discountValue: '15.00',
    endsInDays: 28,
    label: {
      de: '15 % auf den Rafting-Tag',
      en: '15% off the rafting day',
      tr: 'Rafting gününde %15 indirim',
      ru: '−15 % на день рафтинга',
      nl: '15% korting op de raftdag',
      ar: 'خصم \u206615%\u2069 على يوم التجديف',
    },
  },
  extras: [
    { id: 'wetsuit', price: '6.00', per: 'person', maximum: 24 },
    { id: 'photos', price: '20.00', per: 'booking', maximum: 1 },
  ],
  meetingPoint: { latitude: 37.1432, longitude: 31.1958 },
  rank: 5,
  text: {
    de: {
      title: 'Rafting im Köprülü-Canyon mit Mittagessen am Fluss',
      summary: 'Zwölf Kilometer auf dem türkisgrünen Köprüçay, leichte Stromschnellen, Badestopps und Forelle am Ufer.',
      description:
        'Der Köprüçay kommt kalt aus dem Taurus und ist auf diesen zwölf Kilometern gutmütig: Stufe zwei, an drei Stellen drei. Acht Gäste sitzen in einem Boot, der Bootsführer steuert und sagt an, Vorkenntnisse brauchen Sie nicht.\n\nZwischen den Schnellen treiben Sie an Kiefern und Felswänden vorbei und springen vom Ufer ins Wasser, wenn Sie mögen. Wir starten um zehn Uhr, vor den großen Gruppen aus Antalya, und essen danach auf Holzterrassen über dem Fluss.',
      highlights: items`12 Kilometer, etwa zwei Stunden im Boot | Für Anfänger und Kinder ab 6 | Start vor den großen Gruppen | Forelle oder Gemüse am Fluss`,
      programme: steps`
        08:30 | Abholung | In Side, Kumköy, Çolaklı und Manavgat.
        09:45 | Ankunft in Beşkonak | Weste, Helm, kurze Einweisung an Land.
        10:15 | Erste Etappe | Ruhiges Wasser, die ersten Schnellen, Badestopp.
        11:30 | Zweite Etappe | Drei kräftigere Stellen, dann langsames Treiben.
        12:45 | Mittagessen | Gegrillte Forelle, Huhn oder Gemüse auf der Terrasse.
        14:30 | Römische Brücke Oluk | Fotostopp 27 Meter über der Schlucht, danach Rückfahrt.
      `,
      included: items`Abholung und Rückfahrt | Boot, Weste, Helm und Bootsführer | Mittagessen | Eintritt Nationalpark | Versicherung`,
      excluded: items`Getränke | Neoprenanzug | Fotos`,
      goodToKnow: items`Das Wasser hat selbst im August nur 14 Grad: Badesachen, Handtuch und Wechselkleidung mitbringen. | Brillen bitte mit Band sichern, Handys bleiben im Bus.`,
      questions: questions`
        Muss ich schwimmen können? | Sie sollten sich im Wasser wohlfühlen. Die Weste trägt Sie, und der Bootsführer ist immer in Rufweite.
        Ist es für Kinder zu wild? | Nein. Ab sechs Jahren fahren Kinder in der Bootsmitte mit, im März und April erst ab zehn.
      `,
      extras: extras`
        Neoprenanzug | Empfohlen bis Mitte Mai und ab Oktober
        Fotos und Video | Alle Bilder Ihres Bootes per Link
      `,
      meetingPoint: place`Rafting-Station Beşkonak | Wir holen Sie im Hotel ab. Mit eigenem Auto: um 09:45 an der Station unterhalb der Brücke.`,
    },
    en: {
      title: 'Rafting in Köprülü Canyon with lunch by the river',
      summary: 'Twelve kilometres on the turquoise Köprüçay: gentle rapids, swimming stops and trout on the bank.',
      description:
        'The Köprüçay comes down cold from the Taurus and is good-natured on these twelve kilometres: grade two, with three spots of grade three. Eight guests share a raft; the skipper steers and calls, and you need no experience.\n\nBetween rapids you drift past pines and rock walls and jump in from the bank if you like. We start at ten, ahead of the big groups from Antalya, and eat afterwards on wooden platforms above the river.',
      highlights: items`12 kilometres, about two hours on the water | For beginners and children from 6 | On the river before the big groups | Trout or vegetables at the riverside`,
      programme: steps`
        08:30 | Pick-up | In Side, Kumköy, Çolaklı and Manavgat.
        09:45 | Arrival in Beşkonak | Life jacket, helmet, a short briefing on land.
        10:15 | First stretch | Calm water, the first rapids, a swim.
        11:30 | Second stretch | Three stronger rapids, then a slow drift.
        12:45 | Lunch | Grilled trout, chicken or vegetables on the terrace.
        14:30 | Oluk, the Roman bridge | Photo stop 27 metres above the gorge, then the way back.
      `,
      included: items`Pick-up and return | Raft, life jacket, helmet and skipper | Lunch | National park fee | Insurance`,
      excluded: items`Drinks | Wetsuit | Photographs`,
      goodToKnow: items`Even in August the water is only 14 degrees: bring swimwear, a towel and dry clothes. | Secure glasses with a strap; phones stay on the bus.`,
      questions: questions`
        Do I have to be able to swim? | You should feel at ease in water. The jacket keeps you afloat and the skipper is always within call.
        Is it too wild for children? | No. From six they sit in the middle of the raft; in March and April from ten.
      `,
      extras: extras`
        Wetsuit | Recommended until mid-May and from October
        Photos and film | All pictures of your raft, by link
      `,
      meetingPoint: place`Beşkonak rafting station | We pick you up at your hotel. With your own car: 09:45 at the station below the bridge.`,
    },
    tr: {
      title: 'Köprülü Kanyon’da rafting ve nehir kıyısında öğle yemeği',
      slug: 'koprulu-kanyon-da-rafting-ve-nehir-kiyisinda-ogle',
      summary: 'Turkuaz Köprüçay’da on iki kilometre: hafif akıntılar, yüzme molaları ve kıyıda alabalık.',
      description:
        'Köprüçay Toroslar’dan soğuk iner ama bu on iki kilometrede uysaldır: ikinci derece, üç noktada üçüncü. Botta sekiz kişi oturur; kaptan yön verir, komut söyler, deneyim gerekmez.\n\nAkıntıların arasında çamların ve kayalıkların yanından süzülür, isterseniz kıyıdan suya atlarsınız. Antalya’nın kalabalık gruplarından önce, saat onda başlarız; sonra nehrin üstündeki ahşap çardaklarda yemek yeriz.',
      highlights: items`12 kilometre, suda yaklaşık iki saat | İlk kez gelenlere ve 6 yaş üstüne uygun | Kalabalıktan önce başlangıç | Nehirde alabalık ya da sebze`,
      programme: steps`
        08:30 | Otelden alma | Side, Kumköy, Çolaklı ve Manavgat’tan.
        09:45 | Beşkonak’a varış | Can yeleği, kask ve karada kısa bilgilendirme.
        10:15 | Birinci etap | Sakin su, ilk akıntılar, yüzme molası.
        11:30 | İkinci etap | Daha güçlü üç akıntı, sonra yavaş süzülüş.
        12:45 | Öğle yemeği | Çardakta ızgara alabalık, tavuk ya da sebze.
        14:30 | Oluk Köprü | Kanyonun 27 metre üstünde fotoğraf, ardından dönüş.
      `,
      included: items`Otelden alma ve bırakma | Bot, can yeleği, kask ve kaptan | Öğle yemeği | Millî park ücreti | Sigorta`,
      excluded: items`İçecekler | Neopren giysi | Fotoğraflar`,
      goodToKnow: items`Su ağustosta bile 14 derecedir: mayo, havlu ve yedek giysi getirin. | Gözlüğünüzü iple bağlayın; telefonlar otobüste kalır.`,
      questions: questions`
        Yüzme bilmem şart mı? | Suda rahat olmanız yeter. Yelek sizi taşır, kaptan hep yanınızdadır.
        Çocuklar için sert mi? | Hayır. Altı yaşından itibaren botun ortasında otururlar; mart ve nisanda on yaşından itibaren.
      `,
      extras: extras`
        Neopren giysi | Mayıs ortasına kadar ve ekimden sonra önerilir
        Fotoğraf ve video | Botunuzun bütün kareleri, bağlantıyla
      `,
      meetingPoint: place`Beşkonak rafting istasyonu | Sizi otelden alırız. Kendi aracınızla: 09:45’te köprünün altındaki istasyonda.`,
    },
    ru: {
      title: 'Рафтинг в каньоне Кёпрюлю с обедом у реки',
      slug: 'rafting-kanyon-kepryulyu',
      summary: 'Двенадцать километров по бирюзовой Кёпрючай: лёгкие пороги, остановки для купания и форель на берегу.',
      description:
        'Кёпрючай приходит с Тавра холодной, но на этих двенадцати километрах добродушна: вторая категория, в трёх местах третья. В рафте восемь гостей; капитан правит и командует, опыт не нужен.\n\nМежду порогами вы плывёте мимо сосен и скал и при желании прыгаете в воду с берега. Мы стартуем в десять, раньше больших групп из Антальи, а потом обедаем на деревянных террасах над рекой.',
      highlights: items`12 километров, около двух часов на воде | Для новичков и детей от 6 лет | Старт раньше больших групп | Форель или овощи у реки`,
      programme: steps`
        08:30 | Встреча в отеле | В Сиде, Кумкёе, Чолаклы и Манавгате.
        09:45 | Прибытие в Бешконак | Жилет, шлем, короткий инструктаж на берегу.
        10:15 | Первый отрезок | Спокойная вода, первые пороги, купание.
        11:30 | Второй отрезок | Три порога посильнее, потом неспешный сплав.
        12:45 | Обед | Форель на гриле, курица или овощи на террасе.
        14:30 | Римский мост Олук | Фото на высоте 27 метров над ущельем и обратная дорога.
      `,
      included: items`Трансфер туда и обратно | Рафт, жилет, шлем и капитан | Обед | Вход в национальный парк | Страховка`,
      excluded: items`Напитки | Гидрокостюм | Фотографии`,
      goodToKnow: items`Даже в августе вода всего 14 градусов: возьмите купальник, полотенце и сухую одежду. | Очки закрепите шнурком, телефоны остаются в автобусе.`,
      questions: questions`
        Нужно ли уметь плавать? | Достаточно не бояться воды. Жилет держит, капитан всегда рядом.
        Не опасно ли для детей? | Нет. С шести лет дети сидят в середине рафта, в марте и апреле — с десяти.
      `,
      extras: extras`
        Гидрокостюм | Советуем до середины мая и с октября
        Фото и видео | Все снимки вашего рафта по ссылке
      `,
      meetingPoint: place`Рафтинг-станция в Бешконаке | Забираем вас из отеля. На своей машине — в 09:45 на станции под мостом.`,
    },
    nl: {
      title: 'Raften in de Köprülü-kloof met lunch aan de rivier',
      summary: 'Twaalf kilometer op de turquoise Köprüçay: lichte stroomversnellingen, zwemstops en forel op de oever.',
      description:
        'De Köprüçay komt koud uit de Taurus, maar is op deze twaalf kilometer goedmoedig: klasse twee, op drie plekken drie. Je zit met z’n achten in een raft; de stuurman roept wat je doet, ervaring is niet nodig.\n\nTussen de versnellingen drijf je langs dennen en rotswanden en spring je vanaf de kant in het water als je wilt. We beginnen om tien uur, vóór de grote groepen uit Antalya, en eten daarna op houten terrassen boven de rivier.',
      highlights: items`12 kilometer, zo’n twee uur op het water | Voor beginners en kinderen vanaf 6 | Vóór de grote groepen op de rivier | Forel of groenten aan het water`,
      programme: steps`
        08:30 | Ophalen | In Side, Kumköy, Çolaklı en Manavgat.
        09:45 | Aankomst in Beşkonak | Zwemvest, helm, korte uitleg op de kant.
        10:15 | Eerste stuk | Rustig water, de eerste versnellingen, zwemmen.
        11:30 | Tweede stuk | Drie stevigere versnellingen, dan langzaam drijven.
        12:45 | Lunch | Gegrilde forel, kip of groenten op het terras.
        14:30 | Romeinse brug Oluk | Fotostop 27 meter boven de kloof, daarna terug.
      `,
      included: items`Ophalen en terugbrengen | Raft, vest, helm en stuurman | Lunch | Toegang nationaal park | Verzekering`,
      excluded: items`Drankjes | Wetsuit | Foto’s`,
      goodToKnow: items`Ook in augustus is het water maar 14 graden: neem zwemkleding, een handdoek en droge kleren mee. | Zet je bril vast met een koord; telefoons blijven in de bus.`,
      questions: questions`
        Moet ik kunnen zwemmen? | Je moet je prettig voelen in water. Het vest houdt je drijvend en de stuurman blijft in de buurt.
        Is het te wild voor kinderen? | Nee. Vanaf zes zitten ze midden in de raft; in maart en april vanaf tien.
      `,
      extras: extras`
        Wetsuit | Aan te raden tot half mei en vanaf oktober
        Foto’s en film | Alle beelden van je raft via een link
      `,
      meetingPoint: place`Raftstation Beşkonak | We halen je op bij je hotel. Met eigen auto: 09:45 bij het station onder de brug.`,
    },
    ar: {
      title: 'تجديف في وادي كوبرولو مع غداء على النهر',
      slug: 'tajdif-wadi-koprulu',
      summary: 'اثنا عشر كيلومترًا في مياه كوبروتشاي الفيروزية: منحدرات خفيفة ومحطات سباحة وسمك تراوت على الضفة.',
      description:
        'ينزل نهر كوبروتشاي باردًا من جبال طوروس، لكنه وديع على هذه الكيلومترات الاثني عشر: الدرجة الثانية، والثالثة في ثلاثة مواضع. في كل قارب ثمانية ضيوف، والقائد يوجّه وينادي، ولا حاجة إلى خبرة.\n\nبين المنحدرات تنساب بمحاذاة الصنوبر والصخور وتقفز إلى الماء إن شئت. نبدأ في العاشرة قبل المجموعات الكبيرة القادمة من أنطاليا، ثم نأكل على مصاطب خشبية فوق النهر.',
      highlights: items`12 كيلومترًا ونحو ساعتين في الماء | للمبتدئين والأطفال من عمر 6 | البدء قبل المجموعات الكبيرة | سمك تراوت أو خضار على النهر`,
      programme: steps`
        08:30 | الاصطحاب | من سيدا وكومكوي وتشولاكلي ومانافغات.
        09:45 | الوصول إلى بشكوناك | سترة نجاة وخوذة وإرشادات قصيرة على البر.
        10:15 | المرحلة الأولى | ماء هادئ ثم أول المنحدرات ومحطة سباحة.
        11:30 | المرحلة الثانية | ثلاثة منحدرات أقوى ثم انسياب بطيء.
        12:45 | الغداء | سمك تراوت مشوي أو دجاج أو خضار على المصطبة.
        14:30 | جسر أولوك الروماني | وقفة للصور على ارتفاع 27 مترًا ثم العودة.
      `,
      included: items`التوصيل ذهابًا وإيابًا | القارب والسترة والخوذة والقائد | الغداء | رسم المتنزه الوطني | تأمين`,
      excluded: items`المشروبات | بدلة الغطس | الصور`,
      goodToKnow: items`حرارة الماء 14 درجة حتى في أغسطس: أحضر ملابس سباحة ومنشفة وملابس جافة. | ثبّت النظارات برباط، وتبقى الهواتف في الحافلة.`,
      questions: questions`
        هل يلزم أن أجيد السباحة؟ | يكفي أن تكون مرتاحًا في الماء؛ السترة تحملك والقائد قريب دائمًا.
        هل هو عنيف على الأطفال؟ | لا. من عمر السادسة يجلسون في وسط القارب، وفي مارس وأبريل من عمر العاشرة.
      `,
      extras: extras`
        بدلة غطس | يُنصح بها حتى منتصف مايو ومن أكتوبر
        صور وفيلم | كل صور قاربك عبر رابط
      `,
      meetingPoint: place`محطة التجديف في بشكوناك | نصطحبك من الفندق. وبالسيارة الخاصة: 09:45 في المحطة أسفل الجسر.`,
    },
  },
  reviews: reviews`
    5 | Tim & Lea F. | Nürnberg | de | 2026-07-08 | Unser Sohn (7) saß in der Mitte und wollte sofort noch einmal. Eiskalt und herrlich.
    4 | Sander M. | Eindhoven | nl | 2026-08-19 | Vroeg weg, maar daardoor was de rivier nog leeg. Forel was prima.
    5 | Анна П. | Тюмень | ru | 2026-06-05 | Капитан шутил на трёх языках и ни разу не дал нам перевернуться. Сухая одежда обязательна.
    4 | Chris L. | Cardiff | en | 2025-09-26 | Gentler than I expected, which suited my mother very well. Nice terrace for lunch.
    5 | Mert Ö. | Eskişehir | tr | 2025-05-18 | Mayısta su yüksekti, üç akıntı gerçekten eğlenceli. Neopreni mutlaka alın.
    4 | يوسف ح. | الكويت | ar | 2025-07-14 | منظم ونظيف، والأطفال استمتعوا كثيرًا. الماء بارد جدًا.
  `,
}
