import { reviews } from '../../../shared/lines'
import { car } from '../rest-entry'
import { CAR_EXTRAS, CAR_TERMS, carTexts, carYear, MIDDLE_CAR } from './car-lines'

export const electricSuv = car({
  code: 'ORI-C-05',
  slug: 'istijar-togg-t10x',
  destination: 'izmir',
  scene: 'suv',
  units: 3,
  details: {
    ...CAR_TERMS,
    carClass: 'suv',
    gear: 'automatic',
    fuel: 'electric',
    seats: 5,
    luggage: 4,
    fuelRule: 'sameToSame',
    offices: ['izmir-airport', 'bodrum-airport', 'antalya-airport'],
    kilometresPerDay: 350,
  },
  seasons: carYear(['52.00', '64.00', '84.00', '68.00']),
  extras: CAR_EXTRAS,
  text: carTexts(
    {
      de: [
        'Togg T10X, elektrisch, mit Ladekarte',
        'Das Auto, auf das die Türkei gewartet hat: elektrisch, fünf Sitze, vierhundert Kilometer im Sommer.',
        'Seit 2023 rollt der Togg aus dem Werk in Gemlik, und in jedem Dorf wird man Sie auf ihn ansprechen. Er fährt leise, zieht kräftig und zeigt auf einem Schirm über die ganze Breite, wo die nächste freie Säule steht.',
        'Von Izmir nach Çeşme und zurück braucht er weniger als die halbe Batterie. Die Karte im Handschuhfach öffnet die Trugo-Säulen an den Autobahnen und vier weitere Netze; in fünfundzwanzig Minuten ist er von zwanzig auf achtzig Prozent, so lange wie ein Frühstück.',
        'Gebaut in Gemlik am Marmarameer | Rund 400 Kilometer im Sommer, 310 im Winter | Ladekarte für fünf Netze | Keine Kaution',
        '350 Kilometer am Tag im Mittel der Miete sind frei; geladen wird zum Preis der Säule.',
      ],
      en: [
        'Togg T10X, electric, with charging card',
        'The car Turkey had been waiting for: electric, five seats, four hundred kilometres in summer.',
        'The Togg has rolled out of its works at Gemlik since 2023, and people will ask you about it in every village. It is quiet, pulls hard and shows on a screen the width of the car where the next free charger is.',
        'Izmir to Çeşme and back takes less than half the battery. The card in the glove box opens the Trugo chargers on the motorways and four other networks; from twenty to eighty per cent takes twenty-five minutes, or one breakfast.',
        'Built at Gemlik on the Sea of Marmara | About 400 kilometres in summer, 310 in winter | Charging card for five networks | No damage deposit',
        '350 kilometres a day, averaged over the hire, are included; you charge at the charger’s own price.',
      ],
      tr: [
        'Togg T10X, elektrikli, şarj kartıyla',
        'Ülkenin yıllarca beklediği otomobil: elektrikli, beş koltuk, yazın dört yüz kilometre.',
        'Togg 2023’ten beri Gemlik’te banttan iniyor; hangi köyde dursanız biri gelip soracak. Sessiz gider, güçlü çeker, en yakın boş şarj yerini boydan boya ekranında gösterir.',
        'İzmir’den Çeşme’ye gidip dönmek bataryanın yarısından azını alır. Torpidodaki kart otoyollardaki Trugo’ları ve dört ağı daha açar; yüzde yirmiden seksene yirmi beş dakika, yani bir kahvaltı.',
        'Gemlik’te üretildi | Yazın 400, kışın 310 kilometre dolayında | Beş ağda geçen şarj kartı | Hasar depozitosu yok',
        'Kira boyunca ortalama günde 350 kilometre serbesttir; şarjı istasyonun fiyatından ödersiniz.',
      ],
      ru: [
        'Togg T10X, электромобиль, с картой зарядки',
        'Машина, которую Турция ждала: электрическая, пять мест, четыреста километров летом.',
        'С 2023 года Togg сходит с конвейера в Гемлике, и в любой деревне с вами о нём заговорят. Он едет тихо, тянет сильно, а на экране во всю ширину салона видно, где ближайшая свободная зарядка.',
        'Из Измира в Чешме и обратно уходит меньше половины батареи. Карта в бардачке открывает зарядки Trugo на автострадах и ещё четыре сети; с двадцати до восьмидесяти процентов двадцать пять минут, как раз завтрак.',
        'Собран в Гемлике на Мраморном море | Около 400 километров летом, 310 зимой | Карта для пяти сетей зарядок | Без залога',
        'Входит 350 километров в день в среднем за аренду; зарядка по цене станции.',
      ],
      nl: [
        'Togg T10X, elektrisch, met laadpas',
        'De auto waar Turkije op wachtte: elektrisch, vijf zitplaatsen, vierhonderd kilometer in de zomer.',
        'Sinds 2023 rolt de Togg in Gemlik van de band, en in elk dorp begint iemand erover. Hij rijdt stil, trekt stevig op en laat op een scherm over de hele breedte zien waar de volgende vrije lader staat.',
        'Van Izmir naar Çeşme en terug kost minder dan de halve accu. De pas in het dashboardkastje opent de Trugo-laders langs de snelweg en vier andere netten; van twintig naar tachtig procent duurt vijfentwintig minuten, precies een ontbijt.',
        'Gebouwd in Gemlik aan de Zee van Marmara | Zo’n 400 kilometer in de zomer, 310 in de winter | Laadpas voor vijf netten | Geen borg',
        'Gemiddeld 350 kilometer per dag is inbegrepen; laden gaat tegen de prijs van de paal.',
      ],
      ar: [
        'توغ T10X كهربائية مع بطاقة شحن',
        'السيارة التي انتظرتها تركيا: كهربائية بخمسة مقاعد ومدى أربعمئة كيلومتر صيفًا.',
        'تخرج توغ من مصنع غمليك منذ 2023، وفي كل قرية سيسألك أحدهم عنها. هادئة وقوية، وعلى شاشة بعرض السيارة ترى أقرب شاحن خالٍ.',
        'من إزمير إلى تشيشمه والعودة تستهلك أقل من نصف البطارية. والبطاقة في الدرج تفتح شواحن Trugo على الطرق السريعة وأربع شبكات أخرى، ومن عشرين إلى ثمانين في المئة خمس وعشرون دقيقة، أي مدة إفطار.',
        'صُنعت في غمليك على بحر مرمرة | نحو 400 كيلومتر صيفًا و310 شتاءً | بطاقة شحن لخمس شبكات | دون مبلغ تأمين',
        'يشمل السعر 350 كيلومترًا يوميًا في المتوسط للمدة كلها، ويُدفع الشحن بسعر المحطة.',
      ],
    },
    'usual',
    'counted',
  ),
  reviews: reviews`
    5 | Markus E. | Stuttgart | de | 2026-06-20 | Zwei Tankwarte, ein Polizist und ein Imam haben hineingeschaut. Fährt hervorragend.
    5 | Selin A. | İstanbul | tr | 2026-09-12 | İlk kez Togg kullandım, İzmir–Çeşme arası bir kez bile şarj aramadım.
    4 | Niels B. | Aarhus | en | 2026-05-30 | Brilliant car. One charger at Urla was taken, so we had ice cream instead.
  `,
})

export const hybridSuv = car({
  code: 'ORI-C-06',
  slug: 'istijar-hyundai-tucson-hybrid',
  destination: 'ephesus',
  scene: 'suv',
  units: 5,
  details: {
    ...CAR_TERMS,
    carClass: 'suv',
    gear: 'automatic',
    fuel: 'hybrid',
    seats: 5,
    luggage: 4,
    ...MIDDLE_CAR,
  },
  seasons: carYear(['48.00', '59.00', '79.00', '62.00']),
  extras: CAR_EXTRAS,
  text: carTexts(
    {
      de: [
        'Hyundai Tucson Hybrid oder ähnlich, Automatik',
        'Hoch sitzen, vier Koffer laden, sechs Liter verbrauchen: der Wagen für Ephesos, Priene und die Winzer.',
        'Wer drei antike Städte an einem Tag sehen will, steigt zwölfmal ein und aus; in den Tucson steigt man nicht hinab, sondern hinein. Die Klimaanlage hat eigene Düsen für hinten, was nach einer Stunde Ephesos mehr zählt als Pferdestärken.',
        'Die Straße nach Şirince und die Feldwege zu den Weingütern bei Urla nimmt er gelassen. Er lädt sich beim Bremsen selbst; an eine Steckdose muss er nie.',
        'Hoher Einstieg und Düsen für die Rückbank | Etwa sechs Liter auf hundert Kilometer | Vier Koffer unter der Abdeckung | Keine Kaution',
        'Am Parkplatz von Ephesos stehen Sie am oberen Tor im Schatten, wenn Sie vor neun kommen.',
      ],
      en: [
        'Hyundai Tucson Hybrid or similar, automatic',
        'Sit high, load four cases, use six litres: the car for Ephesus, Priene and the winegrowers.',
        'See three ancient cities in a day and you get in and out a dozen times; you do not climb down into the Tucson, you step straight in. The air conditioning has vents for the back seat, which after an hour at Ephesus counts for more than horsepower.',
        'It takes the road to Şirince and the tracks to the vineyards of Urla in its stride. It charges itself as it brakes and never needs a socket.',
        'High seats and vents in the back | About six litres per hundred kilometres | Four cases under the cover | No damage deposit',
        'At Ephesus the upper car park has shade for those who come before nine.',
      ],
      tr: [
        'Hyundai Tucson Hybrid veya benzeri, otomatik',
        'Yüksek oturun, dört bavul koyun, altı litre yaksın: Efes, Priene ve bağ yolları için.',
        'Bir günde üç antik kent gezen, on iki kez inip biner; Tucson’a eğilerek değil, doğrudan oturulur. Arka koltuğun kendi hava çıkışı vardır; Efes’te bir saatten sonra beygir gücünden değerlidir.',
        'Şirince yolunu ve Urla’nın bağlarına giden toprak yolları rahat geçer. Fren yaptıkça kendini şarj eder, fiş istemez.',
        'Yüksek oturuş, arkada hava çıkışı | Yüz kilometrede altı litre dolayında | Örtü altında dört bavul | Hasar depozitosu yok',
        'Efes’te üst kapının otoparkı dokuzdan önce gelene gölge verir.',
      ],
      ru: [
        'Hyundai Tucson Hybrid или похожий, автомат',
        'Высокая посадка, четыре чемодана, шесть литров: машина для Эфеса, Приены и виноделен.',
        'За день в трёх античных городах вы сядете и выйдете раз двенадцать; в Tucson не проваливаешься, а просто садишься. У заднего ряда свои дефлекторы, и после часа в Эфесе это важнее лошадиных сил.',
        'Дорогу в Шириндже и просёлки к виноградникам Урлы он проходит спокойно. Заряжается сам при торможении, розетка ему не нужна.',
        'Высокая посадка и обдув заднего ряда | Около шести литров на сто километров | Четыре чемодана под шторкой | Без залога',
        'У верхних ворот Эфеса до девяти утра на парковке есть тень.',
      ],
      nl: [
        'Hyundai Tucson Hybrid of vergelijkbaar, automaat',
        'Hoog zitten, vier koffers mee, zes liter verbruik: de auto voor Efeze, Priëne en de wijnboeren.',
        'Wie drie oude steden op één dag bekijkt, stapt twaalf keer in en uit; in de Tucson zak je niet weg, je stapt er gewoon in. Achterin zitten eigen luchtroosters, en na een uur Efeze telt dat meer dan pk’s.',
        'De weg naar Şirince en de zandpaden naar de wijngaarden van Urla neemt hij zonder moeite. Hij laadt zichzelf bij het remmen; een stopcontact heeft hij nooit nodig.',
        'Hoge instap en luchtroosters achterin | Zo’n zes liter op honderd kilometer | Vier koffers onder de afdekhoes | Geen borg',
        'Bij de bovenste poort van Efeze is er schaduw voor wie voor negenen komt.',
      ],
      ar: [
        'هيونداي توسان هايبرد أو ما يماثلها، أوتوماتيك',
        'جلسة مرتفعة وأربع حقائب وستة لترات: سيارة أفسس وبرييني وكروم العنب.',
        'من يزور ثلاث مدن أثرية في يوم يصعد وينزل اثنتي عشرة مرة، وفي توسان لا تنحني بل تجلس مباشرة. وللمقعد الخلفي فتحات تكييف خاصة، وهي بعد ساعة في أفسس أهم من قوة المحرك.',
        'تعبر طريق شيرينجه والطرق الترابية إلى كروم أورلا بسهولة. وتشحن نفسها عند الكبح فلا تحتاج إلى مقبس.',
        'جلسة مرتفعة وتكييف للخلف | نحو ستة لترات لكل مئة كيلومتر | أربع حقائب تحت الغطاء | دون مبلغ تأمين',
        'في موقف البوابة العليا لأفسس ظلٌّ لمن يصل قبل التاسعة.',
      ],
    },
    'middle',
  ),
  reviews: reviews`
    5 | Renate und Horst K. | Augsburg | de | 2026-05-12 | Mit achtundsiebzig steigt man gern gerade ein. Sehr guter Wagen.
    5 | Femke S. | Breda | nl | 2026-09-30 | Priene, Milete en Didyma op één dag, iedereen nog fris.
    4 | Андрей К. | Минск | ru | 2026-06-26 | До Шириндже поднялись легко. Расход 6,3 при кондиционере.
  `,
})
