import { extras, items, questions, reviews } from '../../../shared/lines'
import { house, wholeYear } from '../stay-entry'

export const belekFairwayVilla = house({
  code: 'ORI-V-03',
  destination: 'antalya',
  scene: 'gardenvilla',
  details: {
    kind: 'villa',
    bedrooms: 4,
    bathrooms: 4,
    capacity: 8,
    areaSquareMetres: 260,
    minimumNights: 3,
    checkInFrom: '15:00',
    damageDeposit: '600.00',
    permitNumber: '07-9042',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'restaurant', metres: 600 },
      { place: 'market', metres: 800 },
      { place: 'centre', metres: 2400 },
      { place: 'beach', metres: 3100 },
      { place: 'airport', metres: 33000 },
    ],
    features: ['heatedPool', 'jacuzzi', 'garden', 'barbecue', 'heating', 'parking', 'airConditioning', 'wifi', 'cot'],
  },
  seasons: wholeYear(['190.00', '260.00', '290.00', '340.00', '310.00'], [4, 5, 7, 5]),
  extras: [
    { id: 'golf-shuttle', price: '45.00', per: 'day', maximum: 1 },
    { id: 'cook-evening', price: '95.00', per: 'booking', maximum: 3 },
  ],
  text: {
    de: {
      title: 'Golfvilla in Belek mit beheiztem Pool, vier Zimmer',
      summary:
        'Acht Gäste, vier gleich gute Schlafzimmer, ein Trockenraum für die Bags und 28 Grad im Pool auch im Februar.',
      description:
        'Vierer mögen keine Kompromisse beim Zimmer. Deshalb haben hier alle vier Schlafzimmer ein eigenes Bad, eine eigene Klimaanlage und gleich lange Betten. Die Bags stehen im Trockenraum neben der Garage, mit Schuhtrockner und Schlüssel.\n\nSieben Plätze liegen im Umkreis von zehn Minuten, darunter Montgomerie, Carya und der National; Startzeiten reservieren wir zum Clubtarif. Wer nicht spielt, hat den Pool, den Whirlpool und einen Fahrradweg unter Pinien bis ans Meer.',
      highlights: items`Pool ganzjährig auf 28 Grad, ohne Aufpreis | Vier gleichwertige Zimmer mit Bad | Sieben Golfplätze in zehn Minuten | Trockenraum für acht Bags`,
      included: items`Bettwäsche, Bade- und Pooltücher | Reinigung zweimal pro Woche | Poolheizung, Strom, Wasser und WLAN | Startzeiten auf Anfrage, zum Clubtarif`,
      excluded: items`Kaution von 600 €, bei Abreise zurück | Greenfees und Buggys`,
      goodToKnow: items`Anreise ab 15:00, Abreise bis 10:00. | Hauptsaison der Golfer sind März, April, Oktober und November: bitte vier Monate vorher buchen.`,
      questions: questions`
        Können wir spät abreisen? | Wenn am selben Tag niemand anreist, bleiben Sie bis 18 Uhr ohne Aufpreis. Wir sagen es zwei Tage vorher.
        Gibt es Einzelbetten für alle? | Zwei Zimmer haben Einzelbetten, die beiden King-Betten lassen sich teilen.
      `,
      extras: extras`
        Golf-Shuttle | Kleinbus mit Fahrer für einen Tag, vier Fahrten zu Plätzen in Belek
        Köchin für einen Abend | Drei Gänge für bis zu acht; die Zutaten zahlen Sie nach Kassenbon
      `,
    },
    en: {
      title: 'Golf villa in Belek with heated pool, four en suites',
      summary:
        'Eight guests, four equally good bedrooms, a drying room for the bags and 28 degrees in the pool in February.',
      description:
        'A fourball should not have to draw lots for rooms. All four bedrooms have their own bathroom, their own air conditioning and beds of the same length. The bags live in a locked drying room by the garage, next to the shoe drier.\n\nSeven courses lie within ten minutes, the Montgomerie, Carya and the National among them, and we book tee times at the club rate. Those who do not play have the pool, a jacuzzi and a cycle path under pines all the way to the sea.',
      highlights: items`Pool at 28 degrees all year, no surcharge | Four equal bedrooms, each en suite | Seven golf courses within ten minutes | Drying room for eight bags`,
      included: items`Linen, bath and pool towels | Cleaning twice a week | Pool heating, electricity, water and Wi-Fi | Tee times on request, at the club rate`,
      excluded: items`Damage deposit of €600, returned on departure | Green fees and buggies`,
      goodToKnow: items`Arrival from 15:00, departure by 10:00. | Golfers’ high season is March, April, October and November: book four months ahead.`,
      questions: questions`
        Can we leave late? | If nobody arrives that day you may stay until 18:00 at no charge. We tell you two days before.
        Can all of us have single beds? | Two bedrooms have singles and both king-size beds can be split.
      `,
      extras: extras`
        Golf shuttle | A minibus with driver for the day, four rides to courses in Belek
        A cook for the evening | Three courses for up to eight; you pay for ingredients by receipt
      `,
    },
    tr: {
      title: 'Belek’te ısıtmalı havuzlu golf villası',
      summary:
        'Sekiz kişilik, dört eş değer yatak odası, golf çantaları için kurutma odası; şubatta bile 28 derece havuz.',
      description:
        'Dört kişilik bir golf grubunda oda için kura çekilmemeli. Bu evde dört yatak odasının her birinin kendi banyosu ve kliması var, yatakların hepsi aynı boyda. Çantalar garajın yanındaki kilitli kurutma odasında, ayakkabı kurutucusunun yanında durur.\n\nMontgomerie, Carya ve National dahil yedi saha on dakika içinde; çıkış saatlerini kulüp fiyatıyla ayırtırız. Oynamayanlara havuz, jakuzi ve denize kadar çamların altından giden bir bisiklet yolu kalır.',
      highlights: items`Havuz bütün yıl 28 derece, ek ücretsiz | Dört eş değer oda, her birinde banyo | On dakika içinde yedi golf sahası | Sekiz çantalık kurutma odası`,
      included: items`Nevresim, banyo ve havuz havluları | Haftada iki temizlik | Havuz ısıtması, elektrik, su ve Wi-Fi | İstek üzerine kulüp fiyatıyla çıkış saati`,
      excluded: items`Çıkışta iade edilen 600 € hasar depozitosu | Saha ücretleri ve golf arabaları`,
      goodToKnow: items`Giriş 15:00’ten itibaren, çıkış en geç 10:00. | Golfün yoğun ayları mart, nisan, ekim ve kasımdır; dört ay önceden ayırtın.`,
      questions: questions`
        Geç çıkabilir miyiz? | O gün giriş yoksa ücretsiz 18:00’e kadar kalırsınız. İki gün önceden haber veririz.
        Herkese tek kişilik yatak olur mu? | İki odada tek kişilik yataklar var, iki büyük yatak da ayrılabilir.
      `,
      extras: extras`
        Golf servisi | Şoförlü minibüs, bir gün boyunca Belek’teki sahalara dört sefer
        Bir akşam aşçı | Sekiz kişiye kadar üç servis; malzeme fişle ödenir
      `,
    },
    ru: {
      title: 'Вилла для гольфа в Белеке, бассейн с подогревом',
      slug: 'villa-dlya-golfa-belek',
      summary: 'Восемь гостей, четыре равноценные спальни, сушилка для бэгов и 28 градусов в бассейне даже в феврале.',
      description:
        'Игрокам не придётся тянуть жребий за комнату: во всех четырёх спальнях своя ванная, свой кондиционер и кровати одной длины. Бэги стоят в запираемой сушилке рядом с гаражом, там же сушится обувь.\n\nВ десяти минутах езды семь полей, среди них Montgomerie, Carya и National; стартовое время бронируем по клубной цене. Кто не играет, тому остаются бассейн, джакузи и велодорожка под соснами до самого моря.',
      highlights: items`Бассейн 28 градусов круглый год без доплаты | Четыре равные спальни, в каждой ванная | Семь гольф-полей в десяти минутах | Сушилка на восемь бэгов`,
      included: items`Постельное бельё, полотенца для ванной и бассейна | Уборка дважды в неделю | Подогрев бассейна, электричество, вода и Wi-Fi | Бронирование стартового времени по клубной цене`,
      excluded: items`Залог 600 €, возвращается при выезде | Гринфи и гольф-кары`,
      goodToKnow: items`Заезд с 15:00, выезд до 10:00. | Высокий сезон у гольфистов — март, апрель, октябрь и ноябрь: бронируйте за четыре месяца.`,
      questions: questions`
        Можно ли выехать позже? | Если в этот день нет заезда, оставайтесь бесплатно до 18:00. Сообщим за два дня.
        Есть ли отдельные кровати для всех? | В двух спальнях они стоят сразу, две большие кровати разделяются.
      `,
      extras: extras`
        Трансфер на гольф | Микроавтобус с водителем на день, четыре поездки по полям Белека
        Повар на вечер | Три блюда на компанию до восьми человек; продукты по чеку
      `,
    },
    nl: {
      title: 'Golfvilla in Belek met verwarmd zwembad',
      summary:
        'Acht gasten, vier gelijkwaardige slaapkamers, een droogruimte voor de tassen en ook in februari 28 graden.',
      description:
        'Een flight hoort niet te loten om de kamers. Alle vier de slaapkamers hebben een eigen badkamer, eigen airco en bedden van dezelfde lengte. De golftassen staan in een afgesloten droogruimte naast de garage, bij de schoenendroger.\n\nBinnen tien minuten liggen zeven banen, waaronder Montgomerie, Carya en de National; starttijden boeken we tegen clubtarief. Wie niet speelt, heeft het zwembad, de jacuzzi en een fietspad onder de dennen tot aan zee.',
      highlights: items`Zwembad het hele jaar 28 graden, zonder toeslag | Vier gelijke slaapkamers met badkamer | Zeven golfbanen binnen tien minuten | Droogruimte voor acht tassen`,
      included: items`Beddengoed, badlakens en zwembadhanddoeken | Twee keer per week schoonmaak | Zwembadverwarming, stroom, water en wifi | Starttijden op verzoek, tegen clubtarief`,
      excluded: items`Borg van € 600, terug bij vertrek | Greenfees en buggy’s`,
      goodToKnow: items`Aankomst vanaf 15:00, vertrek uiterlijk 10:00. | Het golfseizoen is maart, april, oktober en november: boek vier maanden vooruit.`,
      questions: questions`
        Kunnen we later vertrekken? | Als er die dag niemand aankomt, blijf je gratis tot 18:00. Dat hoor je twee dagen van tevoren.
        Zijn er losse bedden voor iedereen? | In twee kamers wel, en de twee kingsize bedden kunnen uit elkaar.
      `,
      extras: extras`
        Golfshuttle | Een busje met chauffeur voor een dag, vier ritten naar banen in Belek
        Kok voor een avond | Drie gangen voor maximaal acht; de boodschappen betaal je op de bon
      `,
    },
    ar: {
      title: 'فيلا الغولف في بيليك بمسبح مُدفّأ وأربع غرف',
      slug: 'villa-golf-belek-masbah-mudaffa',
      summary: 'لثمانية ضيوف: أربع غرف نوم متساوية، وغرفة تجفيف للحقائب، ومسبح بحرارة 28 درجة حتى في فبراير.',
      description:
        'لا قرعة على الغرف هنا: لكل من غرف النوم الأربع حمّامها ومكيّفها، والأسرّة كلها بطول واحد. وتوضع حقائب الغولف في غرفة تجفيف مقفلة بجوار المرآب ومعها مجفف للأحذية.\n\nسبعة ملاعب على بعد عشر دقائق، منها مونتغمري وكاريا وناشيونال، ونحجز لك مواعيد البدء بسعر النادي. ولمن لا يلعب مسبح وجاكوزي وطريق للدراجات تحت الصنوبر حتى البحر.',
      highlights: items`مسبح 28 درجة طوال العام دون رسوم إضافية | أربع غرف متساوية بحمّاماتها | سبعة ملاعب غولف في عشر دقائق | غرفة تجفيف تتسع لثماني حقائب`,
      included: items`أغطية أسرّة ومناشف للحمّام والمسبح | تنظيف مرتين في الأسبوع | تدفئة المسبح وكهرباء وماء وإنترنت | حجز مواعيد البدء بسعر النادي عند الطلب`,
      excluded: items`تأمين أضرار 600 يورو يُعاد عند المغادرة | رسوم الملاعب والعربات`,
      goodToKnow: items`الوصول من الساعة 15:00 والمغادرة حتى 10:00. | موسم الغولف مارس وأبريل وأكتوبر ونوفمبر: احجز قبل أربعة أشهر.`,
      questions: questions`
        هل يمكن تأخير المغادرة؟ | إن لم يصل أحد في ذلك اليوم فابقَ مجانًا حتى 18:00، ونخبرك قبل يومين.
        هل من أسرّة منفصلة للجميع؟ | في غرفتين نعم، والسريران الكبيران قابلان للفصل.
      `,
      extras: extras`
        نقل إلى الملاعب | حافلة صغيرة بسائق ليوم كامل، أربع رحلات إلى ملاعب بيليك
        طاهية لأمسية | ثلاثة أطباق لثمانية أشخاص على الأكثر، والمكونات بالفاتورة
      `,
    },
  },
  reviews: reviews`
    5 | Thorsten und die Herren 55 | Oldenburg | de | 2026-03-21 | Acht Mann, vier Bäder, kein Streit. Startzeiten lagen wie bestellt, Pool warm.
    5 | Gavin M. | Dundee | en | 2025-11-08 | Shoes dry every morning, pool like a bath in November. We have rebooked.
    4 | Wim en Thea B. | Breda | nl | 2026-04-11 | Mooie ruime villa, goede bedden. Naar zee is het wel een kwartier fietsen.
    4 | Сергей П. | Екатеринбург | ru | 2026-10-14 | Всё по делу: сушилка, ванные, тёплый бассейн. До моря лучше на велосипеде.
  `,
})
