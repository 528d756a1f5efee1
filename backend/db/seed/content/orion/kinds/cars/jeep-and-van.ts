import { reviews } from '../../../shared/lines'
import { car } from '../rest-entry'
import { CAR_EXTRAS, CAR_TERMS, carTexts, carYear, INLAND_OFFICES, LARGE_CAR, MIDDLE_CAR } from './car-lines'

export const mountainJeep = car({
  code: 'ORI-C-07',
  slug: 'istijar-jeep-renegade-4x4',
  destination: 'cappadocia',
  scene: 'suv',
  units: 4,
  details: {
    ...CAR_TERMS,
    carClass: 'suv',
    gear: 'automatic',
    fuel: 'petrol',
    seats: 5,
    luggage: 3,
    ...MIDDLE_CAR,
    offices: INLAND_OFFICES,
  },
  seasons: carYear(['49.00', '58.00', '76.00', '61.00']),
  extras: CAR_EXTRAS,
  text: carTexts(
    {
      de: [
        'Jeep Renegade 4×4 oder ähnlich, Automatik',
        'Allrad für die Aussichtskante im Morgengrauen, für Schnee am Erciyes und die Almen hinter Alanya.',
        'Wer die Ballone von unten sehen will, steht um halb sechs am Rand des Rosentals, und der Weg dorthin ist Sand. Der Renegade hat Allrad, zwanzig Zentimeter Luft unter dem Boden und vorne eine Sitzheizung, die man im Oktober um diese Zeit zu schätzen weiß.',
        'Feste Feldwege sind erlaubt und versichert; in Flussbetten, auf Dünen und hinab in die Täler fährt man mit keinem unserer Wagen. Von November bis März hat er Winterreifen.',
        'Allradantrieb und Sitzheizung | Befestigte Feldwege sind mitversichert | Winterreifen von November bis März | Keine Kaution',
        'Am Aussichtspunkt über dem Rosental kostet die Einfahrt ein paar Lira, bar.',
      ],
      en: [
        'Jeep Renegade 4×4 or similar, automatic',
        'Four-wheel drive for the viewpoint before dawn, snow on Erciyes and the pastures behind Alanya.',
        'To see the balloons from below you stand on the rim of Rose Valley at half past five, and the way there is sand. The Renegade has four-wheel drive, twenty centimetres of air beneath it and heated front seats, which you come to value at that hour in October.',
        'Firm tracks are allowed and insured; river beds, dunes and the valley floors are closed to all our cars. It wears winter tyres from November to March.',
        'Four-wheel drive and heated seats | Firm tracks are covered too | Winter tyres from November to March | No damage deposit',
        'The viewpoint above Rose Valley takes a few lira at the gate, in cash.',
      ],
      tr: [
        'Jeep Renegade 4×4 veya benzeri, otomatik',
        'Şafakta seyir tepesi, Erciyes’te kar ve Alanya’nın yaylaları için dört çeker.',
        'Balonları aşağıdan seyretmek isteyen sabah beş buçukta Güllüdere’nin kenarındadır, oraya giden yol kumdur. Renegade dört çekerdir, altı yirmi santim boştur; ekim sabahının o saatinde ön koltuk ısıtmasının değeri anlaşılır.',
        'Sıkışmış toprak yollar serbest ve kaskoya dahildir; dere yatağına, kumula ve vadi tabanına hiçbir aracımızla girilmez. Kasımdan marta kış lastiği takılıdır.',
        'Dört çeker ve koltuk ısıtma | Sıkışmış toprak yollar kasko kapsamında | Kasımdan marta kış lastiği | Hasar depozitosu yok',
        'Kızılçukur seyir yerinde araçtan küçük bir giriş ücreti alınır, nakit.',
      ],
      ru: [
        'Jeep Renegade 4×4 или похожий, автомат',
        'Полный привод для смотровой на рассвете, снега на Эрджиесе и горных пастбищ за Аланьей.',
        'Чтобы увидеть шары снизу, в половине шестого стоят на краю Розовой долины, а дорога туда песчаная. У Renegade полный привод, двадцать сантиметров просвета и подогрев передних сидений, который в октябре в этот час очень кстати.',
        'Твёрдые просёлки разрешены и застрахованы; в русла рек, на дюны и на дно долин нельзя ни на одной нашей машине. С ноября по март стоят зимние шины.',
        'Полный привод и подогрев сидений | Твёрдые просёлки входят в страховку | Зимние шины с ноября по март | Без залога',
        'За въезд на смотровую над Розовой долиной берут немного лир, наличными.',
      ],
      nl: [
        'Jeep Renegade 4×4 of vergelijkbaar, automaat',
        'Vierwielaandrijving voor het uitzichtpunt in de schemer, sneeuw op de Erciyes en de almen achter Alanya.',
        'Wie de ballonnen van onderaf wil zien, staat om half zes op de rand van de Rozenvallei, en de weg daarheen is zand. De Renegade heeft vierwielaandrijving, twintig centimeter bodemvrijheid en stoelverwarming, en die leer je in oktober op dat uur waarderen.',
        'Stevige zandwegen mogen en zijn verzekerd; rivierbeddingen, duinen en de bodem van de valleien zijn voor al onze auto’s verboden. Van november tot en met maart rijdt hij op winterbanden.',
        'Vierwielaandrijving en stoelverwarming | Stevige zandwegen zijn meeverzekerd | Winterbanden van november tot en met maart | Geen borg',
        'Bij het uitzichtpunt boven de Rozenvallei betaal je een paar lira, contant.',
      ],
      ar: [
        'جيب رينيغيد 4×4 أو ما يماثلها، أوتوماتيك',
        'دفع رباعي لمطلّ الفجر وثلج أرجيس ومراعي ما وراء ألانيا.',
        'لمشاهدة المناطيد من الأسفل تقف في الخامسة والنصف على حافة الوادي الوردي، والطريق إليه رمل. في رينيغيد دفع رباعي وعشرون سنتيمترًا تحتها وتدفئة للمقعدين الأماميين تُقدَّر في أكتوبر في تلك الساعة.',
        'الطرق الترابية المتماسكة مسموحة ومؤمّنة، أما مجاري الأنهار والكثبان وقيعان الوديان فممنوعة على جميع سياراتنا. ومن نوفمبر إلى مارس إطارات شتوية.',
        'دفع رباعي وتدفئة مقاعد | الطرق الترابية المتماسكة مشمولة بالتأمين | إطارات شتوية من نوفمبر إلى مارس | دون مبلغ تأمين',
        'عند مطلّ الوادي الوردي تُدفع بضع ليرات نقدًا لدخول السيارة.',
      ],
    },
    'middle',
  ),
  reviews: reviews`
    5 | Ines T. | Dresden | de | 2026-10-08 | Um sechs am Rand des Tals, Sitzheizung an, achtzig Ballone über uns.
    4 | Harry W. | Sheffield | en | 2026-02-14 | Good in the snow at Erciyes. Boot is small for skis.
    5 | Pieter en Anouk J. | Gent | nl | 2026-05-27 | Alle zandwegen die de kaart aangaf, zonder zorgen over de verzekering.
  `,
})

export const nineSeater = car({
  code: 'ORI-C-08',
  slug: 'istijar-ford-tourneo-custom',
  destination: 'side',
  scene: 'rental',
  units: 4,
  details: {
    ...CAR_TERMS,
    ...LARGE_CAR,
    carClass: 'van',
    gear: 'manual',
    fuel: 'diesel',
    seats: 9,
    luggage: 6,
    damageDeposit: '250.00',
  },
  seasons: carYear(['66.00', '82.00', '118.00', '86.00']),
  extras: CAR_EXTRAS,
  text: carTexts(
    {
      de: [
        'Ford Tourneo Custom oder ähnlich, neun Sitze',
        'Drei Generationen in einem Wagen, aus Kocaeli, mit neun Gurten und Platz für sechs Koffer.',
        'Drei vorn, drei in der Mitte, drei hinten: So reisen Großeltern, Eltern und Kinder gemeinsam, und niemand fährt im zweiten Auto hinterher. Die mittlere Bank dreht sich auf Wunsch, dann sitzt man sich beim Kartenspiel gegenüber.',
        'Mit neun Personen passen sechs Koffer hinein, mit sieben Personen acht. Er ist 1,98 Meter hoch und darf damit in die Tiefgaragen der Hotels; in die Altstadt von Side darf er nicht.',
        'Neun Sitze, sechs Koffer | Drehbare mittlere Bank | Klimaanlage mit eigenem Regler hinten | Unter zwei Meter hoch',
        'Ein gewöhnlicher Autoführerschein reicht.',
      ],
      en: [
        'Ford Tourneo Custom or similar, nine seats',
        'Three generations in one vehicle, built at Kocaeli, with nine belts and room for six cases.',
        'Three in front, three in the middle, three behind: grandparents, parents and children travel together, and nobody follows in a second car. The middle bench can be turned round on request, so that you face each other over the cards.',
        'Six cases fit with nine people, eight with seven. It is 1.98 metres high, which lets it into hotel garages; it may not enter the old town of Side.',
        'Nine seats, six cases | Middle bench that turns round | Air conditioning with its own control in the back | Under two metres high',
        'An ordinary car licence is enough.',
      ],
      tr: [
        'Ford Tourneo Custom veya benzeri, dokuz koltuk',
        'Üç kuşak tek araçta: Kocaeli yapımı, dokuz kemer, altı bavulluk yer.',
        'Önde üç, ortada üç, arkada üç: büyükanneler, anne babalar ve çocuklar birlikte yola çıkar, kimse ikinci arabayla peşten gelmez. İsterseniz orta sıra ters çevrilir, karşılıklı oturulup kâğıt oynanır.',
        'Dokuz kişiyle altı, yedi kişiyle sekiz bavul sığar. Yüksekliği 1,98 metredir, otellerin kapalı otoparkına girer; Side’nin eski kent kapısından giremez.',
        'Dokuz koltuk, altı bavul | Ters dönebilen orta sıra | Arkada ayrı klima ayarı | İki metreden alçak',
        'B sınıfı ehliyet yeterlidir.',
      ],
      ru: [
        'Ford Tourneo Custom или похожий, девять мест',
        'Три поколения в одной машине, собранной в Коджаэли: девять ремней и место для шести чемоданов.',
        'Три места впереди, три посередине, три сзади: бабушки, родители и дети едут вместе, и никто не догоняет на второй машине. Средний ряд по просьбе разворачиваем, и можно играть в карты лицом друг к другу.',
        'Вдевятером поместятся шесть чемоданов, всемером восемь. Высота 1,98 метра, в гаражи отелей он проходит; в старый город Сиде ему нельзя.',
        'Девять мест, шесть чемоданов | Разворот среднего ряда | Отдельный кондиционер сзади | Ниже двух метров',
        'Хватит обычных прав категории B.',
      ],
      nl: [
        'Ford Tourneo Custom of vergelijkbaar, negen zitplaatsen',
        'Drie generaties in één bus uit Kocaeli, met negen gordels en plaats voor zes koffers.',
        'Drie voorin, drie in het midden, drie achterin: grootouders, ouders en kinderen reizen samen en niemand rijdt er in een tweede auto achteraan. De middelste bank draaien we op verzoek om, dan zit je tegenover elkaar te kaarten.',
        'Met negen personen gaan er zes koffers in, met zeven acht. Hij is 1,98 meter hoog en past dus in de hotelgarages; de oude stad van Side mag hij niet in.',
        'Negen zitplaatsen, zes koffers | Draaibare middelste bank | Airco met eigen knop achterin | Lager dan twee meter',
        'Een gewoon rijbewijs B is genoeg.',
      ],
      ar: [
        'فورد تورنيو كستم أو ما يماثلها، تسعة مقاعد',
        'ثلاثة أجيال في مركبة واحدة من مصانع كوجالي، بتسعة أحزمة ومتسع لست حقائب.',
        'ثلاثة في الأمام وثلاثة في الوسط وثلاثة في الخلف: يسافر الأجداد والآباء والأطفال معًا ولا يلحق أحد بسيارة ثانية. ويمكن قلب المقعد الأوسط عند الطلب ليتقابل المسافرون في الطريق.',
        'مع تسعة ركاب تتسع لست حقائب، ومع سبعة لثمانٍ. ارتفاعها 1.98 متر فتدخل مواقف الفنادق المغطاة، أما بلدة سيدا القديمة فلا تدخلها.',
        'تسعة مقاعد وست حقائب | مقعد أوسط قابل للقلب | تكييف بتحكم مستقل في الخلف | ارتفاع دون المترين',
        'تكفي رخصة القيادة العادية.',
      ],
    },
    'large',
  ),
  reviews: reviews`
    5 | Familie Özkan | Duisburg | de | 2026-08-02 | Neun Leute, drei Generationen, ein Auto. Oma hat hinten die Klima geregelt.
    5 | Jeroen W. | Utrecht | nl | 2026-07-19 | De bank omgedraaid en tot Aspendos gekaart.
    4 | Ahmed S. | Dubai | ar | 2026-06-30 | مركبة واسعة ونظيفة، والتسليم أمام المطار كان سريعًا.
  `,
})
