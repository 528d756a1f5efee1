import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const chimaeraFlamesOlympos: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-27',
  kind: 'tour',
  category: 'nature',
  destination: 'olympos-cirali',
  scene: 'coastroad',
  pictureSeed: 1127,
  details: {
    kind: 'tour',
    durationMinutes: 390,
    days: 1,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 14,
    pickup: 'included',
    theme: 'nature',
    minimumAge: 6,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '03-15', to: '06-15', adult: '44.00', child: '26.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '48.00', child: '28.00', infant: '0.00' },
    { from: '09-16', to: '11-15', adult: '44.00', child: '26.00', infant: '0.00' },
  ],
  sessions: [{ time: '15:30', endTime: '22:00', capacity: 14, weekdays: [2, 4, 5, 7] }],
  childFrom: 6,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 480,
  freeCancellationHours: 48,
  instantConfirmation: true,
  campaign: {
    discountType: 'percent',
    discountValue: '15.00',
    endsInDays: 40,
    label: { en: 'Evening price', tr: 'Akşam fiyatı', de: 'Abendpreis', ru: 'Вечерняя цена' },
  },
  extras: [
    { id: 'walking-poles', price: '5.00', per: 'person', maximum: 14 },
    { id: 'fish-dinner', price: '18.00', per: 'person', maximum: 14 },
  ],
  meetingPoint: { latitude: 36.4137, longitude: 30.4769 },
  rank: 27,
  text: {
    en: {
      title: 'The flames of the Chimaera and Olympos at dusk',
      summary:
        'Ruins in a river wood, a swim in the evening sun and a climb in the dark to fires that have never gone out.',
      description:
        'On a bare slope above Çıralı gas escapes from the rock and burns. Sailors steered by it, Homer made a monster of it, and the people of the village used to boil their tea on it. We come when it is dark, because by day you see almost nothing.\n\nBefore that you walk through Olympos with the last of the light, along a stream with turtles, past a captain’s tomb with a ship carved in it, and out through the gap to the beach. Melike, who grew up in the third house on the left, brings the torches.',
      highlights: items`Fires that have burned for at least 2,500 years | Olympos when the day visitors have left | A swim between the ruins and the sea | Head torches and a guide from the village`,
      programme: steps`
        15:30 | Pick-up | Çıralı, Olympos, Adrasan and Tekirova.
        16:30 | Olympos | Baths, theatre and the captain’s tomb, in the shade of laurels.
        18:00 | Beach | An hour to swim where the stream meets the sea.
        19:15 | Dinner | Lentil soup, grilled chicken or aubergine, in an orange garden.
        20:15 | Up to the Chimaera | A kilometre of steps, half an hour without haste.
        22:00 | Back | At your door, smelling slightly of smoke.
      `,
      included: items`Pick-up between Adrasan and Tekirova | Entrance to both sites | Head torch | Dinner with water and tea | Local licensed guide`,
      excluded: items`Fish instead of the set dinner | Alcoholic drinks`,
      goodToKnow: items`The steps are uneven; you need closed shoes and knees that agree. | Swimwear and a thin pullover both belong in the bag.`,
      questions: questions`
        May we roast something over the flames? | A marshmallow, yes; Melike brings sticks. Rubbish goes down with us again.
        What if it rains? | The fires burn in rain as well, but the steps get slippery. In that case we move you to another evening.
      `,
      extras: extras`
        Walking poles | A pair for the steps, adjustable
        Fish dinner | Sea bream from Adrasan in place of chicken
      `,
      meetingPoint: place`Your pension or hotel | In Çıralı and Olympos at the door, in Adrasan and Tekirova on the main street.`,
    },
    tr: {
      title: 'Akşamüstü Olympos, karanlıkta Yanartaş',
      summary: 'Dere boyunda kalıntılar, akşam güneşinde deniz ve hiç sönmemiş ateşlere karanlıkta bir tırmanış.',
      description:
        'Çıralı’nın üstündeki çıplak yamaçta kayadan gaz çıkar ve yanar. Denizciler ona bakarak yön bulmuş, Homeros ondan bir canavar yaratmış, köylü de üstünde çay demlemiş. Biz hava kararınca çıkarız; gündüz neredeyse hiçbir şey görünmez.\n\nÖncesinde son ışıkla Olympos’u gezersiniz: kaplumbağalı dere boyunca, üzerine gemi oyulmuş kaptan lahdinin yanından, boğazdan çıkıp kumsala. Fenerleri, soldan üçüncü evde büyümüş olan Melike getirir.',
      highlights: items`En az 2.500 yıldır yanan ateşler | Günübirlikçiler gittikten sonra Olympos | Kalıntılarla deniz arasında yüzme | Kafa fenerleri ve köyden bir rehber`,
      programme: steps`
        15:30 | Alınış | Çıralı, Olympos, Adrasan ve Tekirova.
        16:30 | Olympos | Defnelerin gölgesinde hamam, tiyatro ve kaptan lahdi.
        18:00 | Kumsal | Derenin denize karıştığı yerde bir saat yüzme.
        19:15 | Akşam yemeği | Portakal bahçesinde mercimek çorbası, ızgara tavuk ya da patlıcan.
        20:15 | Yanartaş’a çıkış | Bir kilometre basamak, acele etmeden yarım saat.
        22:00 | Dönüş | Kapınıza kadar, üstünüzde hafif bir is kokusuyla.
      `,
      included: items`Adrasan ile Tekirova arasındaki otellerden alınış | İki ören yerine giriş | Kafa feneri | Su ve çayla akşam yemeği | Yöreden kokartlı rehber`,
      excluded: items`Yemekte balık tercihi | Alkollü içecekler`,
      goodToKnow: items`Basamaklar düzgün değildir; kapalı ayakkabı ve sağlam diz ister. | Çantaya hem mayo hem ince bir kazak koyun.`,
      questions: questions`
        Ateşte bir şey kızartılır mı? | Marshmallow kızartılır, çubukları Melike getirir. Çöpümüz bizimle iner.
        Yağmur yağarsa? | Ateş yağmurda da yanar ama basamaklar kayganlaşır. O zaman sizi başka bir akşama alırız.
      `,
      extras: extras`
        Yürüyüş batonu | Basamaklar için ayarlanabilir bir çift
        Balık menüsü | Tavuk yerine Adrasan’dan çipura
      `,
      meetingPoint: place`Pansiyonunuz ya da oteliniz | Çıralı ve Olympos’ta kapıda, Adrasan ve Tekirova’da ana caddede.`,
    },
    de: {
      title: 'Die Flammen der Chimaira und Olympos am Abend',
      summary:
        'Ruinen im Flusswald, ein Bad in der Abendsonne und ein Aufstieg im Dunkeln zu Feuern, die nie erloschen.',
      description:
        'An einem kahlen Hang über Çıralı strömt Gas aus dem Fels und brennt. Seeleute haben danach gesteuert, Homer hat ein Ungeheuer daraus gemacht, und im Dorf hat man darauf Tee gekocht. Wir kommen im Dunkeln, denn am Tag sieht man so gut wie nichts.\n\nVorher gehen Sie im letzten Licht durch Olympos, an einem Bach mit Schildkröten entlang, vorbei am Grab eines Kapitäns mit gemeißeltem Schiff und durch den Felsspalt hinaus an den Strand. Melike, im dritten Haus links aufgewachsen, bringt die Lampen mit.',
      highlights: items`Feuer, die seit mindestens 2.500 Jahren brennen | Olympos, wenn die Tagesgäste fort sind | Ein Bad zwischen Ruinen und Meer | Stirnlampen und ein Guide aus dem Dorf`,
      programme: steps`
        15:30 | Abholung | Çıralı, Olympos, Adrasan und Tekirova.
        16:30 | Olympos | Thermen, Theater und Kapitänsgrab im Schatten der Lorbeeren.
        18:00 | Strand | Eine Stunde baden, wo der Bach ins Meer mündet.
        19:15 | Abendessen | Linsensuppe, Hähnchen vom Grill oder Aubergine im Orangengarten.
        20:15 | Hinauf zur Chimaira | Ein Kilometer Stufen, eine halbe Stunde ohne Eile.
        22:00 | Rückkehr | Bis vor die Tür, mit etwas Rauch in den Haaren.
      `,
      included: items`Abholung zwischen Adrasan und Tekirova | Eintritt zu beiden Stätten | Stirnlampe | Abendessen mit Wasser und Tee | Lizenzierter Guide aus dem Ort`,
      excluded: items`Fisch statt des Menüs | Alkoholische Getränke`,
      goodToKnow: items`Die Stufen sind uneben; es braucht geschlossene Schuhe und brauchbare Knie. | Badesachen und ein dünner Pullover gehören beide in die Tasche.`,
      questions: questions`
        Darf man über den Flammen etwas rösten? | Marshmallows gern, Melike bringt Spieße mit. Der Müll kommt wieder mit hinunter.
        Was, wenn es regnet? | Die Feuer brennen auch im Regen, aber die Stufen werden glatt. Dann verlegen wir Sie auf einen anderen Abend.
      `,
      extras: extras`
        Wanderstöcke | Ein verstellbares Paar für die Stufen
        Fischmenü | Dorade aus Adrasan statt Hähnchen
      `,
      meetingPoint: place`Ihre Pension oder Ihr Hotel | In Çıralı und Olympos vor der Tür, in Adrasan und Tekirova an der Hauptstraße.`,
    },
    ru: {
      title: 'Огни Химеры и Олимпос в сумерках',
      slug: 'ogni-khimery-olimpos',
      summary: 'Руины в лесу у реки, купание на закате и подъём в темноте к огням, которые никогда не гасли.',
      description:
        'На голом склоне над Чиралы из скалы выходит газ и горит. По этим огням держали курс моряки, Гомер сделал из них чудовище, а в деревне на них кипятили чай. Мы поднимаемся в темноте, потому что днём почти ничего не видно.\n\nДо этого, в последних лучах солнца, вы проходите Олимпос: вдоль ручья с черепахами, мимо гробницы капитана с высеченным кораблём и через проход в скалах к морю. Фонари приносит Мелике, она выросла в третьем доме слева.',
      highlights: items`Огни, которые горят не меньше 2500 лет | Олимпос, когда дневные гости уехали | Купание между руинами и морем | Налобные фонари и гид из деревни`,
      programme: steps`
        15:30 | Выезд | Чиралы, Олимпос, Адрасан и Текирова.
        16:30 | Олимпос | Термы, театр и гробница капитана в тени лавров.
        18:00 | Пляж | Час купания там, где ручей впадает в море.
        19:15 | Ужин | Чечевичный суп, курица на гриле или баклажаны в апельсиновом саду.
        20:15 | Подъём к Химере | Километр ступеней, полчаса без спешки.
        22:00 | Возвращение | К самой двери, с лёгким запахом дыма.
      `,
      included: items`Забираем из Адрасана, Текировы и всех мест между ними | Билеты в оба места | Налобный фонарь | Ужин с водой и чаем | Местный лицензированный гид`,
      excluded: items`Рыба вместо обычного ужина | Алкогольные напитки`,
      goodToKnow: items`Ступени неровные: нужны закрытая обувь и здоровые колени. | Положите в сумку и купальник, и тонкий свитер.`,
      questions: questions`
        Можно ли что-нибудь поджарить на огне? | Маршмеллоу — да, палочки принесёт Мелике. Мусор уносим с собой.
        А если дождь? | Огни горят и под дождём, но ступени скользкие. Тогда переносим вас на другой вечер.
      `,
      extras: extras`
        Треккинговые палки | Регулируемая пара для ступеней
        Ужин с рыбой | Дорада из Адрасана вместо курицы
      `,
      meetingPoint: place`Ваш пансион или отель | В Чиралы и Олимпосе у двери, в Адрасане и Текирове на главной улице.`,
    },
  },
  reviews: reviews`
    5 | Gemma A. | Plymouth | en | 2026-06-11 | Sitting round a hole in a rock that is on fire, eating a marshmallow. I still cannot explain it at work.
    5 | Yasin B. | Konya | tr | 2026-05-22 | Melike köyün hikâyelerini de anlattı. Yanartaş karanlıkta bambaşka.
    4 | Katrin E. | Rostock | de | 2025-10-16 | Die Stufen ziehen sich, aber oben ist alles vergessen. Stöcke lohnen sich.
    5 | Ольга Н. | Самара | ru | 2026-07-30 | Купались одни, поужинали в саду, потом огни и звёзды. Лучший вечер отпуска.
    4 | Hugh M. | Perth | en | 2025-09-27 | Well paced. The drive from Tekirova takes its time, so bring patience.
  `,
}
