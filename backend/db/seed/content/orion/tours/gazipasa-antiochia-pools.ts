import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const gazipasaAntiochiaPools: SeedProduct<OrionLocale> = {
  code: 'ORI-T-40',
  kind: 'tour',
  category: 'tagesausfluege',
  destination: 'alanya',
  scene: 'kekova',
  pictureSeed: 140,
  details: {
    kind: 'tour',
    durationMinutes: 540,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr', 'nl'],
    groupSize: 16,
    pickup: 'included',
    theme: 'nature',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '03-15', to: '05-31', adult: '46.00', child: '25.00', infant: '0.00' },
    { from: '06-01', to: '09-15', adult: '49.00', child: '27.00', infant: '0.00' },
    { from: '09-16', to: '11-15', adult: '46.00', child: '25.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:30', endTime: '17:30', capacity: 16, weekdays: [2, 4, 6] }],
  childFrom: 4,
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
    endsInDays: 45,
    label: {
      de: 'Neu im Programm: 15 % Nachlass',
      en: 'New this season: 15% off',
      tr: 'Yeni turumuz: %15 indirim',
      ru: 'Новинка: −15 %',
      nl: 'Nieuw in het programma: 15% korting',
      ar: 'جديدنا: خصم \u206615%\u2069',
    },
  },
  extras: [{ id: 'snorkel', price: '6.00', per: 'person', maximum: 16 }],
  meetingPoint: { latitude: 36.5437, longitude: 31.9998 },
  rank: 40,
  text: {
    de: {
      title: 'Gazipaşa: Felsenbecken im Meer und eine stille Römerstadt',
      summary:
        'Östlich von Alanya: Baden in natürlichen Becken, Antiochia zwischen Bananen und Mittagessen bei Gärtnern.',
      description:
        'Hinter Gazipaşa endet die Hotelküste, und das Meer hat sich Becken in den Fels gespült: flach, klar und ohne Wellen. Hüseyin zog hier als Kind Krebse heraus; heute zeigt er Ihnen, über welche Stufe man am besten hineinkommt.\n\nDavor gehen Sie durch Antiochia am Kragos, eine Römerstadt, in der Archäologen erst vor wenigen Jahren ein riesiges Bodenmosaik freigelegt haben. Zwischen den Säulen wachsen Bananen. Ihre Besitzer, die Familie Uysal, kochen Ihnen das Mittagessen.',
      highlights: items`Natürliche Badebecken im Felsen | Römische Stadt fast ohne Besucher | Mittagessen in einem Bananengarten | Höchstens 16 Gäste`,
      programme: steps`
        08:30 | Abholung | Alanya und Mahmutlar, eine Stunde nach Osten.
        10:00 | Antiochia am Kragos | Säulenstraße, Bad, Mosaik und Blick aufs Kap.
        12:00 | Bananengarten | Rundgang und Mittagessen mit Familie Uysal.
        14:00 | Felsenbecken von Koru | Zwei Stunden zum Baden und Schnorcheln.
        16:15 | Rückfahrt | Tee am Hafen von Gazipaşa, Hotels bis 17:30.
      `,
      included: items`Abholung und Rückfahrt | Guide | Mittagessen | Tee und Wasser | Bananen, so viele Sie mögen`,
      excluded: items`Schnorchelset | Kaltgetränke | Trinkgeld`,
      goodToKnow: items`Badeschuhe sind an den Felsen nützlich, wir verleihen welche. | In Antiochia gibt es keinen Schatten; ein Hut gehört ins Gepäck.`,
      questions: questions`
        Sind die Becken für Kinder sicher? | Eines ist knietief und vom Meer getrennt. Ins größere gehen Kinder mit Weste und einem Erwachsenen.
        Und bei hohem Seegang? | Dann baden wir am Sandstrand von Selinus, zehn Minuten weiter.
      `,
      extras: extras`Schnorchelset | Maske, Schnorchel und Badeschuhe für den Tag`,
      meetingPoint: place`Alanya, Parkplatz am Roten Turm | Abholung auch in Hotels zwischen Konaklı und Kargıcak; die Zeit schreiben wir am Vortag.`,
    },
    en: {
      title: 'Gazipaşa: rock pools in the sea and a silent Roman town',
      summary: 'East of Alanya: swim in natural pools, Antioch among bananas and lunch with the people who grow them.',
      description:
        'Beyond Gazipaşa the hotel coast ends, and the sea has washed pools into the rock: shallow, clear and without waves. Hüseyin pulled crabs out of them as a child; today he shows you which step is the best way in.\n\nBefore that you walk through Antiochia ad Cragum, a Roman town where archaeologists uncovered a vast floor mosaic only a few years ago. Bananas grow between the columns. Their owners, the Uysal family, cook your lunch.',
      highlights: items`Natural pools in the rock | A Roman town with hardly a visitor | Lunch in a banana grove | 16 guests at most`,
      programme: steps`
        08:30 | Pick-up | Alanya and Mahmutlar, an hour to the east.
        10:00 | Antiochia ad Cragum | Colonnaded street, baths, mosaic and the cape.
        12:00 | Banana grove | A walk and lunch with the Uysal family.
        14:00 | Rock pools of Koru | Two hours to swim and snorkel.
        16:15 | The way back | Tea at Gazipaşa harbour; hotels by 17:30.
      `,
      included: items`Pick-up and return | Guide | Lunch | Tea and water | As many bananas as you like`,
      excluded: items`Snorkel set | Cold drinks | Tips`,
      goodToKnow: items`Water shoes are useful on the rocks; we lend them. | There is no shade in Antiochia, so a hat belongs in your bag.`,
      questions: questions`
        Are the pools safe for children? | One is knee-deep and cut off from the sea. Children enter the larger one with a life jacket and an adult.
        And if the sea is rough? | Then we swim from the sandy beach of Selinus, ten minutes further on.
      `,
      extras: extras`Snorkel set | Mask, snorkel and water shoes for the day`,
      meetingPoint: place`Alanya, car park at the Red Tower | We also collect you from hotels between Konaklı and Kargıcak; we send the time the day before.`,
    },
    tr: {
      title: 'Gazipaşa: denizde doğal havuzlar, sessiz bir Roma kenti',
      summary:
        'Alanya’nın doğusunda: kaya havuzlarında yüzme, muzlar arasında Antiokheia ve muz yetiştiren ailenin sofrası.',
      description:
        'Gazipaşa’dan sonra otellerle dolu kıyı biter; deniz kayaların içine sığ, berrak, dalgasız havuzlar oymuştur. Hüseyin çocukken buradan yengeç tutardı, bugün suya hangi basamaktan girileceğini size gösterir.\n\nÖncesinde Antiokheia ad Cragum’u gezersiniz; arkeologların daha birkaç yıl önce dev bir taban mozaiğini ortaya çıkardığı bir Roma kenti. Sütunların arasında muz yetişir. Sahipleri Uysal ailesi de öğle yemeğinizi pişirir.',
      highlights: items`Kayada doğal yüzme havuzları | Neredeyse ziyaretçisiz bir Roma kenti | Muz bahçesinde öğle yemeği | En fazla 16 konuk`,
      programme: steps`
        08:30 | Otelden alma | Alanya ve Mahmutlar, doğuya bir saat.
        10:00 | Antiokheia ad Cragum | Sütunlu cadde, hamam, mozaik ve burun manzarası.
        12:00 | Muz bahçesi | Gezinti ve Uysal ailesiyle öğle yemeği.
        14:00 | Koru’nun kaya havuzları | Yüzmek ve şnorkel için iki saat.
        16:15 | Dönüş | Gazipaşa limanında çay, en geç 17:30’da oteller.
      `,
      included: items`Otelden alma ve bırakma | Rehber | Öğle yemeği | Çay ve su | Dilediğiniz kadar muz`,
      excluded: items`Şnorkel takımı | Soğuk içecekler | Bahşiş`,
      goodToKnow: items`Kayalarda deniz ayakkabısı işe yarar, ödünç veririz. | Antiokheia’da gölge yoktur, şapkanız yanınızda olsun.`,
      questions: questions`
        Havuzlar çocuklara güvenli mi? | Biri dize kadardır ve denizden ayrıdır. Büyüğüne çocuklar yelekle ve bir yetişkinle girer.
        Deniz dalgalıysa? | O zaman on dakika ötedeki Selinus’un kumsalında yüzeriz.
      `,
      extras: extras`Şnorkel takımı | Gün boyu maske, şnorkel ve deniz ayakkabısı`,
      meetingPoint: place`Alanya, Kızılkule otoparkı | Konaklı ile Kargıcak arasındaki otellerden de alırız; saati bir gün önce yazarız.`,
    },
    ru: {
      title: 'Газипаша: природные бассейны и тихий римский город',
      slug: 'gazipasha-prirodnye-basseyny',
      summary: 'К востоку от Аланьи: купание в скальных чашах, Антиохия среди бананов и обед у садоводов.',
      description:
        'За Газипашой кончается берег отелей, и море вымыло в скале бассейны: мелкие, прозрачные, без волн. Хюсейн в детстве таскал отсюда крабов, а теперь показывает вам, с какой ступеньки лучше заходить.\n\nДо этого вы гуляете по Антиохии-на-Краге — римскому городу, где археологи лишь несколько лет назад открыли огромную напольную мозаику. Между колоннами растут бананы. Их хозяева, семья Уйсал, готовят вам обед.',
      highlights: items`Природные бассейны в скалах | Римский город почти без посетителей | Обед в банановом саду | Не больше 16 гостей`,
      programme: steps`
        08:30 | Выезд | Аланья и Махмутлар, час на восток.
        10:00 | Антиохия-на-Краге | Колоннадная улица, термы, мозаика и вид на мыс.
        12:00 | Банановый сад | Прогулка и обед с семьёй Уйсал.
        14:00 | Скальные чаши Кору | Два часа на купание и снорклинг.
        16:15 | Обратно | Чай в гавани Газипаши, отели к 17:30.
      `,
      included: items`Трансфер туда и обратно | Гид | Обед | Чай и вода | Бананы, сколько захотите`,
      excluded: items`Набор для снорклинга | Холодные напитки | Чаевые`,
      goodToKnow: items`На скалах пригодится обувь для воды, мы её даём. | В Антиохии нет тени; возьмите шляпу.`,
      questions: questions`
        Безопасны ли бассейны для детей? | Один по колено и отделён от моря. В больший дети заходят в жилете и со взрослым.
        А если волны? | Тогда купаемся на песчаном пляже Селинус, в десяти минутах.
      `,
      extras: extras`Набор для снорклинга | Маска, трубка и обувь для воды на день`,
      meetingPoint: place`Аланья, парковка у Красной башни | Забираем и из отелей от Конаклы до Каргыджака; время сообщим накануне.`,
    },
    nl: {
      title: 'Gazipaşa: rotsbaden in zee en een stille Romeinse stad',
      summary: 'Ten oosten van Alanya: zwemmen in rotsbaden, Antiochië tussen de bananen en lunch bij de kwekers.',
      description:
        'Voorbij Gazipaşa houdt de hotelkust op, en heeft de zee baden in de rots uitgesleten: ondiep, helder en zonder golven. Hüseyin haalde er als kind krabben uit; nu wijst hij je de beste trede om erin te gaan.\n\nDaarvoor loop je door Antiochia ad Cragum, een Romeinse stad waar archeologen pas enkele jaren geleden een reusachtig vloermozaïek blootlegden. Tussen de zuilen groeien bananen. De eigenaars, de familie Uysal, koken je lunch.',
      highlights: items`Natuurlijke zwembaden in de rots | Romeinse stad met amper bezoekers | Lunch op een bananenkwekerij | Hooguit 16 gasten`,
      programme: steps`
        08:30 | Ophalen | Alanya en Mahmutlar, een uur naar het oosten.
        10:00 | Antiochia ad Cragum | Zuilenstraat, badhuis, mozaïek en zicht op de kaap.
        12:00 | Bananenkwekerij | Rondje en lunch met de familie Uysal.
        14:00 | Rotsbaden van Koru | Twee uur om te zwemmen en te snorkelen.
        16:15 | Terugweg | Thee in de haven van Gazipaşa, uiterlijk 17:30 bij de hotels.
      `,
      included: items`Ophalen en terugbrengen | Gids | Lunch | Thee en water | Bananen, zoveel je wilt`,
      excluded: items`Snorkelset | Koude drankjes | Fooi`,
      goodToKnow: items`Waterschoenen zijn handig op de rotsen, we lenen ze uit. | In Antiochia is geen schaduw; een hoed hoort in je tas.`,
      questions: questions`
        Zijn de baden veilig voor kinderen? | Eén is kniediep en van zee gescheiden. In het grotere gaan kinderen met een zwemvest en een volwassene.
        En als de zee ruw is? | Dan zwemmen we aan het zandstrand van Selinus, tien minuten verderop.
      `,
      extras: extras`Snorkelset | Masker, snorkel en waterschoenen voor de dag`,
      meetingPoint: place`Alanya, parkeerplaats bij de Rode Toren | We halen je ook op bij hotels tussen Konaklı en Kargıcak; de tijd sturen we de dag ervoor.`,
    },
    ar: {
      title: 'غازي باشا: برك صخرية في البحر ومدينة رومانية هادئة',
      slug: 'ghazi-basha-birak-sakhriya',
      summary: 'شرق ألانيا: سباحة في برك طبيعية وأنطاكية بين أشجار الموز وغداء عند مزارعيها.',
      description:
        'بعد غازي باشا ينتهي ساحل الفنادق، وقد حفر البحر في الصخر بركًا ضحلة صافية بلا أمواج. كان حسين يخرج منها السلطعون صغيرًا، وهو اليوم يدلك على أفضل درجة للنزول.\n\nوقبل ذلك تتجول في أنطاكية كراغوس، المدينة الرومانية التي كشف فيها علماء الآثار قبل أعوام قليلة فسيفساء أرضية ضخمة. وبين الأعمدة ينمو الموز، أما أصحابه، عائلة أويصال، فيطهون لك الغداء.',
      highlights: items`برك طبيعية للسباحة في الصخر | مدينة رومانية تكاد تخلو من الزوار | غداء في بستان موز | 16 ضيفًا على الأكثر`,
      programme: steps`
        08:30 | الاصطحاب | ألانيا ومحمودلار، ثم ساعة نحو الشرق.
        10:00 | أنطاكية كراغوس | شارع الأعمدة والحمّام والفسيفساء وإطلالة على رأس البحر.
        12:00 | بستان الموز | جولة وغداء مع عائلة أويصال.
        14:00 | برك كورو الصخرية | ساعتان للسباحة والسنوركل.
        16:15 | العودة | شاي في مرفأ غازي باشا، والفنادق قبل 17:30.
      `,
      included: items`النقل ذهابًا وإيابًا | مرشد | الغداء | شاي وماء | موز بقدر ما تشاء`,
      excluded: items`عدّة السنوركل | المشروبات الباردة | الإكراميات`,
      goodToKnow: items`حذاء الماء مفيد على الصخور، ونحن نعيره. | لا ظل في أنطاكية، فلا تنسَ القبعة.`,
      questions: questions`
        هل البرك آمنة للأطفال؟ | إحداها تبلغ الركبة ومفصولة عن البحر، أما الكبرى فيدخلها الأطفال بسترة نجاة ومع شخص بالغ.
        وإن كان البحر هائجًا؟ | نسبح عندها في شاطئ سيلينوس الرملي على بعد عشر دقائق.
      `,
      extras: extras`عدّة السنوركل | قناع وأنبوب وحذاء ماء طوال اليوم`,
      meetingPoint: place`ألانيا، الموقف عند البرج الأحمر | نصطحبك أيضًا من الفنادق بين كوناكلي وكارغيجاك، ونرسل الموعد في اليوم السابق.`,
    },
  },
  reviews: reviews`
    5 | Dagmar W. | Magdeburg | de | 2026-06-18 | In den Becken liegt man wie in der Badewanne, nur mit Fischen. Das Essen im Garten war das beste der Reise.
    4 | Павел К. | Екатеринбург | ru | 2026-05-26 | Мозаика огромная, людей ноль. Дорога с поворотами, но виды искупают.
    5 | Anouk F. | Maastricht | nl | 2025-09-25 | Onze kinderen wilden niet meer uit het water. Lieve familie, heerlijke bananen.
    4 | Gary T. | Hull | en | 2025-10-09 | A side of Alanya we never knew. Wear the shoes they offer.
    5 | Nilgün E. | Karaman | tr | 2026-04-30 | Sakin, temiz, samimi. Muz bahçesindeki sofra annemin sofrası gibiydi.
  `,
}
