import { reviews } from '../../../shared/lines'
import { car } from '../rest-entry'
import { CAR_EXTRAS, CAR_TERMS, carTexts, carYear, LARGE_CAR, MIDDLE_CAR } from './car-lines'

export const openFiat = car({
  code: 'ORI-C-09',
  slug: 'istijar-fiat-500-cabrio',
  destination: 'bodrum',
  scene: 'cabrio',
  units: 3,
  campaign: {
    discountType: 'percent',
    discountValue: '8.00',
    endsInDays: 48,
    label: {
      de: 'Offenes Dach, kleiner Preis',
      en: 'Open roof, smaller price',
      tr: 'Üstü açık, fiyatı düşük',
      ru: 'Открытая крыша, цена ниже',
      nl: 'Open dak, lagere prijs',
      ar: 'سقف مفتوح وسعر أقل',
    },
  },
  details: {
    ...CAR_TERMS,
    carClass: 'cabrio',
    gear: 'automatic',
    fuel: 'petrol',
    seats: 4,
    luggage: 1,
    doors: 3,
    ...MIDDLE_CAR,
    offices: ['bodrum-airport', 'izmir-airport', 'antalya-airport'],
    damageDeposit: '200.00',
  },
  seasons: carYear(['38.00', '54.00', '79.00', '58.00']),
  extras: CAR_EXTRAS,
  text: carTexts(
    {
      de: [
        'Fiat 500 Cabrio oder ähnlich, Automatik',
        'Dach auf, um die Halbinsel: ein kleiner Offener für zwei, der in Bodrums Gassen noch wendet.',
        'Das Stoffdach fährt bis sechzig Stundenkilometer auf, also auch dann, wenn hinter Gümüşlük plötzlich das Meer kommt. Die Rückbank ist für Taschen, Handtücher und Kinder bis zwölf; Erwachsene passen dort hin wie in ein Theaterfoyer, kurz und aufrecht.',
        'Die Runde um die Halbinsel misst 92 Kilometer, mit Bad und Mittagessen einen Tag. In den Kofferraum gehen ein Handgepäckkoffer und eine weiche Tasche, mehr nicht.',
        'Stoffdach, das während der Fahrt öffnet | 3,57 Meter lang, wendet in jeder Gasse | Sonnencreme liegt im Handschuhfach | Automatik',
        'Kaution 200 €, auf einer Kreditkarte vorgemerkt.',
      ],
      en: [
        'Fiat 500 Cabrio or similar, automatic',
        'Roof open, round the peninsula: a small one for two that still turns in the lanes of Bodrum.',
        'The canvas roof opens at up to sixty kilometres an hour, even as the sea suddenly appears behind Gümüşlük. The back seat is for bags, towels and children up to twelve; adults sit there as one stands in a theatre foyer, briefly and upright.',
        'Round the peninsula is 92 kilometres, a day with a swim and lunch. The boot takes one cabin case and a soft bag, no more.',
        'Canvas roof that opens while you drive | 3.57 metres long, turns in any lane | Sun cream in the glove box | Automatic',
        'Damage deposit €200, reserved on a credit card.',
      ],
      tr: [
        'Fiat 500 Cabrio veya benzeri, otomatik',
        'Tavanı açın, yarımadayı dolaşın: iki kişilik, Bodrum sokaklarında dönebilen, üstü açık küçük bir araba.',
        'Bez tavan altmışa kadar giderken açılır, yani Gümüşlük’ten sonra deniz birden göründüğünde de. Arka koltuk çantaya, havluya ve on iki yaşına kadar çocuğa göredir; yetişkin orada tiyatro fuayesindeki gibi oturur, kısa ve dik.',
        'Yarımadanın çevresi 92 kilometredir; denize girip öğle yemeği yiyince bir gün eder. Bagaja bir kabin boy bavul, bir yumuşak çanta sığar, fazlası sığmaz.',
        'Giderken açılan bez tavan | 3,57 metre, her sokakta döner | Torpidoda güneş kremi | Otomatik',
        'Hasar depozitosu 200 €, kredi kartından bloke edilir.',
      ],
      ru: [
        'Fiat 500 Cabrio или похожий, автомат',
        'Крышу вниз — и вокруг полуострова: маленький кабриолет для двоих, который разворачивается в переулках Бодрума.',
        'Мягкая крыша открывается на ходу до шестидесяти, в том числе когда за Гюмюшлюком вдруг появляется море. Задний ряд для сумок, полотенец и детей до двенадцати; взрослым там как в фойе театра, недолго и прямо.',
        'Вокруг полуострова 92 километра, с купанием и обедом — целый день. В багажник входят один чемодан ручной клади и мягкая сумка, не больше.',
        'Крыша открывается на ходу | Длина 3,57 метра, развернётся в любом переулке | Крем от солнца в бардачке | Автомат',
        'Залог 200 €, резервируется на кредитной карте.',
      ],
      nl: [
        'Fiat 500 Cabrio of vergelijkbaar, automaat',
        'Dak open en het schiereiland rond: een kleine voor twee die in de steegjes van Bodrum nog kan keren.',
        'Het linnen dak gaat tot zestig kilometer per uur open, dus ook als achter Gümüşlük ineens de zee opduikt. De achterbank is voor tassen, handdoeken en kinderen tot twaalf; volwassenen zitten er als in een theaterfoyer, kort en rechtop.',
        'Het rondje schiereiland is 92 kilometer, met zwemmen en lunch een dag. In de kofferbak gaan één handbagagekoffer en een zachte tas, meer niet.',
        'Linnen dak dat onder het rijden opengaat | 3,57 meter lang, keert in elk steegje | Zonnebrand in het dashboardkastje | Automaat',
        'Borg € 200, gereserveerd op een creditcard.',
      ],
      ar: [
        'فيات 500 مكشوفة أو ما يماثلها، أوتوماتيك',
        'افتح السقف وطُف بشبه الجزيرة: مكشوفة صغيرة لشخصين تستدير في أزقة بودروم.',
        'يُفتح السقف القماشي أثناء السير حتى سرعة ستين، أي أيضًا حين يظهر البحر فجأة بعد غوموشلوك. المقعد الخلفي للحقائب والمناشف والأطفال حتى الثانية عشرة، أما الكبار فلمسافة قصيرة.',
        'محيط شبه الجزيرة 92 كيلومترًا، أي يوم مع السباحة والغداء. يتسع الصندوق لحقيبة مقصورة واحدة وحقيبة لينة لا أكثر.',
        'سقف يُفتح أثناء السير | طولها 3.57 متر وتستدير في كل زقاق | واقي شمس في الدرج | أوتوماتيك',
        'مبلغ التأمين 200 يورو ويُحجز على بطاقة ائتمان.',
      ],
    },
    'middle',
  ),
  reviews: reviews`
    5 | Carolin und Jan | Münster | de | 2026-06-13 | Einmal um die Halbinsel mit offenem Dach. Die Sonnencreme im Handschuhfach war eine Überraschung.
    4 | Sanne D. | Leiden | nl | 2026-09-05 | Dolle pret, maar neem echt maar één koffer mee.
    5 | Оля и Миша | Москва | ru | 2026-07-27 | Маленькая, яркая, паркуется где угодно.
  `,
})

export const premiumSaloon = car({
  code: 'ORI-C-10',
  slug: 'istijar-bmw-320d',
  destination: 'antalya',
  scene: 'sedan',
  units: 3,
  details: {
    ...CAR_TERMS,
    ...LARGE_CAR,
    carClass: 'premium',
    gear: 'automatic',
    fuel: 'diesel',
    seats: 5,
    luggage: 3,
    doors: 4,
    damageDeposit: '500.00',
  },
  seasons: carYear(['74.00', '88.00', '119.00', '94.00']),
  extras: CAR_EXTRAS,
  text: carTexts(
    {
      de: [
        'BMW 320d oder ähnlich, Automatik',
        'Für lange Strecken und kurze Nächte: leise, schnell genug und mit Licht, das um die Kurve schaut.',
        'Zwischen Antalya und Bodrum liegen 390 Kilometer, drei Gebirge und kaum ein Stück Autobahn. Nach fünf Stunden in diesem Wagen ist der Rücken in Ordnung, und im Tank steht noch die Hälfte.',
        'Sie bekommen ihn gewaschen vor der Hoteltür oder am Terminal, mit zwei kalten Flaschen Wasser in der Konsole. Die Einweisung dauert, bis Sie keine Frage mehr haben, und nicht länger.',
        'Sportsitze mit Heizung, elektrisch verstellbar | Achtgangautomatik, adaptives Licht | Jünger als achtzehn Monate | Etwa 4,9 Liter auf hundert Kilometer',
        'Kaution 500 €, frei am Tag der Rückgabe.',
      ],
      en: [
        'BMW 320d or similar, automatic',
        'For long roads and short nights: quiet, quick enough, with headlights that look round the bend.',
        'Between Antalya and Bodrum lie 390 kilometres, three mountain ranges and hardly a stretch of motorway. After five hours in this car your back is fine and the tank half full.',
        'It comes washed to the door of your hotel or to the terminal, with two cold bottles of water in the console. We explain everything until you have no questions left, and not a minute longer.',
        'Heated sports seats that adjust electrically | Eight-speed automatic, adaptive lights | Less than eighteen months old | About 4.9 litres per hundred kilometres',
        'Damage deposit €500, released on the day of return.',
      ],
      tr: [
        'BMW 320d veya benzeri, otomatik',
        'Uzun yol ve kısa gece için: sessiz, yeterince hızlı, farları viraja bakan bir sedan.',
        'Antalya ile Bodrum arasında 390 kilometre, üç sıradağ vardır, otoyol neredeyse yoktur. Bu araçta beş saatin sonunda beliniz ağrımaz, depo da yarımdır.',
        'Otelinizin kapısına ya da terminale yıkanmış gelir, konsolda iki şişe soğuk su bulunur. Anlatım, sorunuz kalmayana dek sürer, daha fazla değil.',
        'Isıtmalı, elektrikli ayarlı ön koltuklar | Sekiz ileri otomatik, viraja dönen far | On sekiz aydan yeni | Yüz kilometrede 4,9 litre dolayında',
        'Hasar depozitosu 500 €, iade günü çözülür.',
      ],
      ru: [
        'BMW 320d или похожий, автомат',
        'Для долгих дорог и коротких ночей: тихий, достаточно быстрый, с фарами, которые смотрят в поворот.',
        'Между Антальей и Бодрумом 390 километров, три хребта и почти нет автострады. После пяти часов в этой машине спина цела, а в баке ещё половина.',
        'Его подают чистым к дверям отеля или к терминалу, с двумя бутылками холодной воды. Объясняем, пока есть вопросы, и ни минутой дольше.',
        'Сиденья с подогревом и электроприводом | Восемь ступеней, адаптивный свет | Моложе полутора лет | Около 4,9 литра на сто километров',
        'Залог 500 €, снимается в день возврата.',
      ],
      nl: [
        'BMW 320d of vergelijkbaar, automaat',
        'Voor lange wegen en korte nachten: stil, vlot genoeg en met koplampen die de bocht om kijken.',
        'Tussen Antalya en Bodrum liggen 390 kilometer, drie bergketens en nauwelijks snelweg. Na vijf uur in deze auto is je rug nog goed en de tank nog halfvol.',
        'Hij komt gewassen bij je hotel of voor de terminal, met twee koude flesjes water in de console. De uitleg duurt tot je geen vragen meer hebt, en niet langer.',
        'Verwarmde, elektrisch verstelbare stoelen | Achttraps automaat, meedraaiende verlichting | Jonger dan anderhalf jaar | Zo’n 4,9 liter op honderd kilometer',
        'Borg € 500, vrij op de dag van inleveren.',
      ],
      ar: [
        'بي إم دبليو 320d أو ما يماثلها، أوتوماتيك',
        'للطرق الطويلة والليالي القصيرة: هادئة وسريعة بما يكفي، بمصابيح تنظر إلى ما وراء المنعطف.',
        'بين أنطاليا وبودروم 390 كيلومترًا وثلاث سلاسل جبلية ولا طريق سريع تقريبًا. بعد خمس ساعات فيها يبقى الظهر مرتاحًا ونصف الخزان ممتلئًا.',
        'تصلك مغسولة إلى باب الفندق أو إلى المطار، وفيها زجاجتا ماء بارد. ويستمر الشرح حتى لا يبقى لديك سؤال.',
        'مقاعد مدفأة تُضبط كهربائيًا | ثماني سرعات وإضاءة متكيفة | عمرها أقل من ثمانية عشر شهرًا | نحو 4.9 لتر لكل مئة كيلومتر',
        'مبلغ التأمين 500 يورو ويُرفع حجزه يوم إعادة السيارة.',
      ],
    },
    'large',
  ),
  reviews: reviews`
    5 | Dr. Wolfgang S. | Köln | de | 2026-04-18 | Antalya–Bodrum an einem Nachmittag, ausgestiegen wie eingestiegen.
    5 | Laura C. | Dublin | en | 2026-09-09 | Delivered to the hotel at seven, shining. Returned in four minutes.
    4 | خالد ن. | الدوحة | ar | 2026-08-20 | سيارة ممتازة وخدمة راقية، والتأمين أُعيد في اليوم نفسه.
  `,
})
