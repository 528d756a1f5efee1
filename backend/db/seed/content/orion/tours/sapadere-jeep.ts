import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const sapadereJeep: SeedProduct<OrionLocale> = {
  code: 'ORI-T-22',
  kind: 'tour',
  category: 'natur-abenteuer',
  destination: 'alanya',
  scene: 'jeepsafari',
  pictureSeed: 122,
  details: {
    kind: 'tour',
    durationMinutes: 480,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr'],
    groupSize: 32,
    pickup: 'included',
    theme: 'adventure',
    minimumAge: 3,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '03-15', to: '05-31', adult: '34.00', child: '17.00', infant: '0.00' },
    { from: '06-01', to: '09-15', adult: '39.00', child: '19.50', infant: '0.00' },
    { from: '09-16', to: '11-30', adult: '35.00', child: '17.50', infant: '0.00' },
  ],
  sessions: [{ time: '09:00', endTime: '17:00', capacity: 32, weekdays: EVERY_DAY }],
  childFrom: 3,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 600,
  freeCancellationHours: 24,
  instantConfirmation: true,
  campaign: {
    discountType: 'percent',
    discountValue: '10.00',
    endsInDays: 21,
    label: {
      de: '10 % auf die Jeep-Tour',
      en: '10% off the jeep tour',
      tr: 'Jip turunda %10 indirim',
      ru: '−10 % на джип-тур',
      nl: '10% korting op de jeeptour',
      ar: 'خصم \u206610%\u2069 على رحلة الجيب',
    },
  },
  extras: [{ id: 'whole-jeep', price: '60.00', per: 'booking', maximum: 1 }],
  meetingPoint: { latitude: 36.5011, longitude: 32.3306 },
  rank: 22,
  text: {
    de: {
      title: 'Mit dem Jeep zur Sapadere-Schlucht',
      summary: 'Offene Geländewagen, Bergdörfer über der Küste und ein Steg durch die Schlucht bis zum kalten Becken.',
      description:
        'Hinter Demirtaş endet der Asphalt. Acht Gäste sitzen in einem Jeep mit offenem Dach, es geht durch Bananenfelder, dann durch Kiefern bis auf 1.000 Meter. Unterwegs halten wir in einem Dorf, in dem Seidenraupen gezüchtet werden.\n\nIn der Sapadere-Schlucht führt ein 750 Meter langer Holzsteg zwischen Felswänden hindurch zu einem Wasserfall. Wer mag, springt ins Becken: zwölf Grad. Danach Mittagessen unter Platanen und auf dem Rückweg ein Glas Granatapfelsaft.',
      highlights: items`50 Kilometer Piste und Bergstraße | 750 Meter Holzsteg durch die Schlucht | Seidenraupen in einem Dorfhaus | Mittagessen unter Platanen`,
      programme: steps`
        09:00 | Abholung | In Alanya, Oba, Mahmutlar und Kargıcak.
        10:00 | Piste ab Demirtaş | Bananenfelder, Kiefern, Aussicht auf die Küste.
        11:15 | Bergdorf | Seidenraupen, Tee und frisches Fladenbrot.
        12:15 | Sapadere-Schlucht | Steg, Wasserfall, Bad im kalten Becken.
        13:45 | Mittagessen | Huhn, Forelle oder Gemüse vom Grill.
        15:15 | Rückfahrt | Saftpause, Ankunft bis 17:00.
      `,
      included: items`Jeep mit Fahrer | Abholung und Rückfahrt | Eintritt Schlucht | Mittagessen | Versicherung`,
      excluded: items`Getränke zum Essen | Jeep nur für Ihre Gruppe | Trinkgeld`,
      goodToKnow: items`Im offenen Jeep ist es staubig und windig: Tuch, Sonnenbrille und eine Jacke mitnehmen. | Für Kinder unter 3 Jahren und Schwangere ist die Piste nicht geeignet.`,
      questions: questions`
        Wird mit Wasserpistolen gespritzt? | Nicht bei uns. Nass werden Sie nur im Becken, wenn Sie es wollen.
        Gibt es Gurte? | Ja, auf allen acht Plätzen, dazu Sitzerhöhungen für Kinder.
      `,
      extras: extras`Jeep nur für Sie | Ein ganzer Wagen für Ihre Gruppe bis acht Personen`,
      meetingPoint: place`Jeep-Hof in Demirtaş | Abholung im Hotel. Mit eigenem Auto: 09:50 auf dem Hof neben der Tankstelle.`,
    },
    en: {
      title: 'By jeep to Sapadere Canyon',
      summary: 'Open jeeps, mountain villages above the coast and a boardwalk through the canyon to a cold pool.',
      description:
        'Beyond Demirtaş the tarmac ends. Eight guests share a jeep with an open roof; the track climbs through banana fields, then pines, to 1,000 metres. On the way we stop in a village where silkworms are raised.\n\nIn Sapadere Canyon a boardwalk of 750 metres runs between rock walls to a waterfall. If you like, jump into the pool: twelve degrees. Afterwards there is lunch under plane trees, and a glass of pomegranate juice on the way back.',
      highlights: items`50 kilometres of track and mountain road | 750 metres of boardwalk in the canyon | Silkworms in a village house | Lunch under plane trees`,
      programme: steps`
        09:00 | Pick-up | In Alanya, Oba, Mahmutlar and Kargıcak.
        10:00 | Track from Demirtaş | Banana fields, pines, views of the coast.
        11:15 | Mountain village | Silkworms, tea and fresh flatbread.
        12:15 | Sapadere Canyon | Boardwalk, waterfall, a dip in the cold pool.
        13:45 | Lunch | Chicken, trout or vegetables from the grill.
        15:15 | Way back | A stop for juice, at the hotels by 17:00.
      `,
      included: items`Jeep with driver | Pick-up and return | Canyon ticket | Lunch | Insurance`,
      excluded: items`Drinks with lunch | A jeep just for your group | Tips`,
      goodToKnow: items`An open jeep is dusty and windy: bring a scarf, sunglasses and a jacket. | The track is not suitable for children under 3 or pregnant women.`,
      questions: questions`
        Are there water-gun fights? | Not with us. You only get wet in the pool, if you choose to.
        Are there seat belts? | Yes, on all eight seats, and booster seats for children.
      `,
      extras: extras`A jeep to yourselves | A whole vehicle for your group of up to eight`,
      meetingPoint: place`Jeep yard in Demirtaş | Pick-up at your hotel. With your own car: 09:50 in the yard beside the petrol station.`,
    },
    tr: {
      title: 'Jiple Sapadere Kanyonu',
      summary: 'Üstü açık jipler, sahile bakan dağ köyleri ve kanyonun içinden soğuk göle uzanan ahşap yol.',
      description:
        'Demirtaş’tan sonra asfalt biter. Üstü açık jipte sekiz kişisiniz; yol önce muz bahçelerinden, sonra çamların arasından 1.000 metreye çıkar. Yolda ipekböceği yetiştirilen bir köyde dururuz.\n\nSapadere Kanyonu’nda 750 metrelik ahşap yol kayaların arasından şelaleye gider. İsteyen göle atlar: on iki derece. Ardından çınarların altında öğle yemeği, dönüşte bir bardak nar suyu.',
      highlights: items`50 kilometre toprak ve dağ yolu | Kanyonda 750 metre ahşap yol | Köy evinde ipekböceği | Çınar altında öğle yemeği`,
      programme: steps`
        09:00 | Otelden alma | Alanya, Oba, Mahmutlar ve Kargıcak’tan.
        10:00 | Demirtaş’tan toprak yol | Muz bahçeleri, çamlar, sahil manzarası.
        11:15 | Dağ köyü | İpekböcekleri, çay ve taze yufka.
        12:15 | Sapadere Kanyonu | Ahşap yol, şelale, soğuk gölde yüzme.
        13:45 | Öğle yemeği | Izgara tavuk, alabalık ya da sebze.
        15:15 | Dönüş | Meyve suyu molası, 17:00’ye kadar otelde.
      `,
      included: items`Şoförlü jip | Otelden alma ve bırakma | Kanyon bileti | Öğle yemeği | Sigorta`,
      excluded: items`Yemekteki içecekler | Gruba özel jip | Bahşiş`,
      goodToKnow: items`Açık jip tozlu ve rüzgârlıdır: fular, güneş gözlüğü ve ceket getirin. | Yol 3 yaşından küçükler ve hamileler için uygun değildir.`,
      questions: questions`
        Su tabancası savaşı oluyor mu? | Bizde olmuyor. Yalnız isterseniz gölde ıslanırsınız.
        Emniyet kemeri var mı? | Evet, sekiz koltukta da var; çocuklar için yükseltici de veriyoruz.
      `,
      extras: extras`Size özel jip | Sekiz kişiye kadar grubunuz için bütün araç`,
      meetingPoint: place`Demirtaş jip garajı | Otelden alırız. Kendi aracınızla: 09:50’de benzinliğin yanındaki garajda.`,
    },
    ru: {
      title: 'На джипе в каньон Сападере',
      slug: 'na-dzhipe-v-kanyon-sapadere',
      summary: 'Открытые джипы, горные деревни над побережьем и мостки по каньону до холодной чаши.',
      description:
        'За Демирташем асфальт кончается. В джипе с открытым верхом восемь гостей; дорога идёт через банановые плантации, потом через сосны до 1000 метров. По пути — остановка в деревне, где разводят шелкопряда.\n\nВ каньоне Сападере деревянные мостки длиной 750 метров ведут между скалами к водопаду. Желающие прыгают в чашу: двенадцать градусов. Потом обед под платанами, а на обратном пути — стакан гранатового сока.',
      highlights: items`50 километров грунтовой и горной дороги | 750 метров мостков по каньону | Шелкопряды в деревенском доме | Обед под платанами`,
      programme: steps`
        09:00 | Встреча в отеле | В Аланье, Обе, Махмутларе и Каргыджаке.
        10:00 | Грунтовка от Демирташа | Бананы, сосны, вид на побережье.
        11:15 | Горная деревня | Шелкопряды, чай и свежие лепёшки.
        12:15 | Каньон Сападере | Мостки, водопад, купание в холодной чаше.
        13:45 | Обед | Курица, форель или овощи с гриля.
        15:15 | Обратная дорога | Остановка на сок, в отелях до 17:00.
      `,
      included: items`Джип с водителем | Трансфер туда и обратно | Билет в каньон | Обед | Страховка`,
      excluded: items`Напитки к обеду | Джип только для вашей компании | Чаевые`,
      goodToKnow: items`В открытом джипе пыль и ветер: возьмите платок, солнечные очки и куртку. | Дорога не подходит детям до 3 лет и беременным.`,
      questions: questions`
        Обливаются ли из водяных пистолетов? | У нас — нет. Промокнете только в чаше, если сами захотите.
        Есть ли ремни? | Да, на всех восьми местах, и бустеры для детей.
      `,
      extras: extras`Джип только для вас | Целая машина для компании до восьми человек`,
      meetingPoint: place`Стоянка джипов в Демирташе | Забираем из отеля. На своей машине — в 09:50 на стоянке у заправки.`,
    },
    nl: {
      title: 'Met de jeep naar de Sapadere-kloof',
      summary: 'Open jeeps, bergdorpen boven de kust en een vlonderpad door de kloof naar een koude poel.',
      description:
        'Voorbij Demirtaş houdt het asfalt op. Je zit met z’n achten in een jeep met open dak; de weg klimt door bananenvelden en dennen naar 1.000 meter. Onderweg stoppen we in een dorp waar zijderupsen worden gekweekt.\n\nIn de Sapadere-kloof loopt een vlonderpad van 750 meter tussen rotswanden naar een waterval. Wie wil, springt in de poel: twaalf graden. Daarna lunch onder platanen en op de terugweg een glas granaatappelsap.',
      highlights: items`50 kilometer onverhard en bergweg | 750 meter vlonderpad door de kloof | Zijderupsen in een huis in het dorp | Lunch onder platanen`,
      programme: steps`
        09:00 | Ophalen | In Alanya, Oba, Mahmutlar en Kargıcak.
        10:00 | Onverhard vanaf Demirtaş | Bananenvelden, dennen, zicht op de kust.
        11:15 | Bergdorp | Zijderupsen, thee en vers platbrood.
        12:15 | Sapadere-kloof | Vlonderpad, waterval, duik in de koude poel.
        13:45 | Lunch | Kip, forel of groenten van de grill.
        15:15 | Terugreis | Sapstop, uiterlijk 17:00 bij de hotels.
      `,
      included: items`Jeep met chauffeur | Ophalen en terugbrengen | Kaartje kloof | Lunch | Verzekering`,
      excluded: items`Drankjes bij de lunch | Jeep alleen voor jullie groep | Fooi`,
      goodToKnow: items`In een open jeep is het stoffig en winderig: neem een sjaal, zonnebril en jas mee. | De weg is niet geschikt voor kinderen onder de 3 en zwangere vrouwen.`,
      questions: questions`
        Wordt er met waterpistolen gespoten? | Bij ons niet. Je wordt alleen nat in de poel, als je dat wilt.
        Zijn er gordels? | Ja, op alle acht plaatsen, en zitverhogers voor kinderen.
      `,
      extras: extras`Jeep voor jullie alleen | Een hele wagen voor een groep tot acht`,
      meetingPoint: place`Jeepterrein in Demirtaş | We halen je op bij je hotel. Met eigen auto: 09:50 op het terrein naast het tankstation.`,
    },
    ar: {
      title: 'بالجيب إلى وادي سابادره',
      slug: 'bialjib-ila-wadi-sapadere',
      summary: 'سيارات جيب مكشوفة وقرى جبلية فوق الساحل وممر خشبي في الوادي حتى بركة باردة.',
      description:
        'بعد ديميرتاش ينتهي الإسفلت. ثمانية ضيوف في جيب مكشوف السقف، والطريق يصعد بين حقول الموز ثم الصنوبر حتى 1000 متر. نتوقف في قرية تُربى فيها دودة القز.\n\nفي وادي سابادره ممر خشبي طوله 750 مترًا بين الصخور يقود إلى شلال. ومن شاء قفز في البركة: اثنتا عشرة درجة. ثم الغداء تحت أشجار الدلب، وفي العودة كأس من عصير الرمان.',
      highlights: items`50 كيلومترًا من الطرق الترابية والجبلية | ممر خشبي بطول 750 مترًا | دود القز في بيت قروي | غداء تحت أشجار الدلب`,
      programme: steps`
        09:00 | الاصطحاب | من ألانيا وأوبا ومحمودلار وكارغيجاك.
        10:00 | الطريق الترابي من ديميرتاش | حقول موز وصنوبر وإطلالة على الساحل.
        11:15 | قرية جبلية | دود القز وشاي وخبز رقيق طازج.
        12:15 | وادي سابادره | الممر والشلال وسباحة في البركة الباردة.
        13:45 | الغداء | دجاج أو سمك تراوت أو خضار مشوية.
        15:15 | العودة | وقفة للعصير والوصول قبل 17:00.
      `,
      included: items`جيب مع سائق | التوصيل ذهابًا وإيابًا | تذكرة الوادي | الغداء | تأمين`,
      excluded: items`المشروبات مع الغداء | جيب خاص بمجموعتك | الإكراميات`,
      goodToKnow: items`في الجيب المكشوف غبار وريح: أحضر وشاحًا ونظارة شمسية وسترة. | الطريق لا يناسب الأطفال دون الثالثة ولا الحوامل.`,
      questions: questions`
        هل تُستعمل مسدسات الماء؟ | ليس عندنا، لا تبتلّ إلا في البركة إن شئت.
        هل توجد أحزمة أمان؟ | نعم على المقاعد الثمانية كلها، مع مقاعد رافعة للأطفال.
      `,
      extras: extras`جيب لك وحدك | سيارة كاملة لمجموعتك حتى ثمانية أشخاص`,
      meetingPoint: place`ساحة الجيب في ديميرتاش | الاصطحاب من الفندق. وبالسيارة الخاصة: 09:50 في الساحة بجوار محطة الوقود.`,
    },
  },
  reviews: reviews`
    5 | Daniela U. | Linz | de | 2026-05-20 | Endlich eine Jeep-Tour ohne Wasserschlacht. Die Seidenraupen waren für die Kinder das Größte.
    4 | Рустам Г. | Казань | ru | 2026-08-08 | Вода в чаше ледяная, но после дороги самое то. Водитель аккуратный.
    4 | Jeroen F. | Amstelveen | nl | 2025-10-02 | Mooi landschap, goede lunch. Sjaal meenemen, echt waar.
    3 | Paul C. | Hull | en | 2025-08-27 | Scenery great, but our jeep was hot when standing. The canyon itself is worth it.
    5 | طارق ب. | مسقط | ar | 2026-07-15 | مغامرة آمنة مع العائلة، والوادي بارد وجميل.
  `,
}
