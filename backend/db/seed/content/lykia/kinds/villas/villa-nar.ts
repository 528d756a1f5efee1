import { extras, items, questions, reviews } from '../../../shared/lines'
import { houseYear, villa } from '../kind-entry'

export const villaNar = villa({
  code: 'LYK-V-01',
  destination: 'kas-kekova',
  scene: 'villa',
  details: {
    kind: 'villa',
    bedrooms: 3,
    bathrooms: 3,
    capacity: 6,
    areaSquareMetres: 180,
    minimumNights: 3,
    damageDeposit: '400.00',
    permitNumber: '07-4182',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'beach', metres: 350 },
      { place: 'restaurant', metres: 900 },
      { place: 'market', metres: 1100 },
      { place: 'centre', metres: 4200 },
      { place: 'airport', metres: 149000 },
    ],
    features: ['privatePool', 'seaView', 'terrace', 'barbecue', 'parking', 'airConditioning', 'wifi', 'dishwasher'],
  },
  seasons: houseYear(
    { winter: '120.00', spring: '190.00', summer: '320.00', autumn: '240.00' },
    { spring: 4, summer: 7, autumn: 5 },
  ),
  extras: [
    { id: 'pool-heating', price: '35.00', per: 'day', maximum: 1 },
    { id: 'extra-cleaning', price: '60.00', per: 'booking', maximum: 2 },
    { id: 'breakfast-basket', price: '9.00', per: 'person', maximum: 6 },
  ],
  text: {
    en: {
      title: 'Villa Nar above the sea, Çukurbağ peninsula',
      summary: 'Three bedrooms, each with its own bathroom and a door to the terrace; Meis lies straight ahead.',
      description:
        'A white house of 2019 on the south side of the peninsula, four kilometres of shore road from Kaş. All three bedrooms look at the sea and have a bathroom of their own, so nobody queues in the morning. The pool measures nine by four metres and lies in the sun from eight until six.\n\nA path of ninety steps leads down to the rocks, where a ladder goes into the water. Gülay looks after the house and lives two doors on. She brings bread on the first morning, shows you the fuse box and the good knife, and leaves you alone after that.',
      highlights: items`Private pool, 9 by 4 metres, 1.5 metres deep | A bathroom for each bedroom | Ninety steps to a ladder into the sea | Meis and the sunset from the dining table`,
      included: items`Linen, bath towels and pool towels | Cleaning before arrival and once a week | Water, electricity and Wi-Fi | A hob, an oven, a dishwasher and a charcoal grill`,
      excluded: items`Damage deposit, returned on departure | Pool heating | Breakfast`,
      goodToKnow: items`Arrival from 16:00, departure by 10:00. | The steps to the sea have no railing: not for toddlers on their own.`,
      questions: questions`
        Do we need a car? | It helps. A shared taxi to Kaş passes every half hour in summer, the last one at midnight.
        Is the pool overlooked? | From the sea only, and the boats are far out. There is no house above it.
      `,
      extras: extras`
        Pool heating | To 27 degrees, March to May and in October; please order it for all nights
        Cleaning during the stay | With fresh linen, on a day that you choose
        Breakfast basket | Bread, eggs, tomatoes, cheese, olives and honey at the door by nine, once
      `,
    },
    tr: {
      title: 'Denizin üstünde Villa Nar, Çukurbağ Yarımadası',
      summary: 'Üç yatak odası; her birinin kendi banyosu ve terasa açılan kapısı var. Meis tam karşıda.',
      description:
        'Yarımadanın güney yakasında, Kaş’a sahil yolundan dört kilometre uzakta, 2019 yapımı beyaz bir ev. Üç yatak odası da denize bakar, her birinin kendi banyosu vardır; sabahları kimse sıra beklemez. Havuz dokuza dört metredir, sabah sekizden akşam altıya kadar güneş alır.\n\nDoksan basamaklı bir patika kayalara iner, oradan suya merdiven var. Eve Gülay Hanım bakar, iki ev ötede oturur. İlk sabah ekmek getirir, sigorta kutusunu ve iyi bıçağın yerini gösterir, sonra sizi kendi hâlinize bırakır.',
      highlights: items`9 × 4 metre, 1,5 metre derinlikte özel havuz | Her yatak odasına bir banyo | Doksan basamak aşağıda denize merdiven | Yemek masasından Meis ve gün batımı`,
      included: items`Nevresim, banyo ve havuz havluları | Girişten önce ve haftada bir temizlik | Su, elektrik ve Wi-Fi | Ocak, fırın, bulaşık makinesi ve mangal`,
      excluded: items`Çıkışta iade edilen hasar depozitosu | Havuz ısıtması | Kahvaltı`,
      goodToKnow: items`Giriş 16:00’dan itibaren, çıkış en geç 10:00. | Denize inen basamakların korkuluğu yok; küçük çocuklar yalnız inmesin.`,
      questions: questions`
        Araba gerekir mi? | Rahat olur. Yazın yarım saatte bir Kaş dolmuşu geçer, sonuncusu gece yarısı.
        Havuz dışarıdan görünür mü? | Yalnızca denizden, tekneler de uzaktan geçer. Üst tarafta ev yok.
      `,
      extras: extras`
        Havuz ısıtması | Mart–mayıs arası ve ekimde 27 dereceye kadar; bütün geceler için isteyin
        Ara temizlik | Sizin seçtiğiniz günde, temiz nevresimle
        Kahvaltı sepeti | Ekmek, yumurta, domates, peynir, zeytin, bal; bir kez, dokuzda kapınızda
      `,
    },
    de: {
      title: 'Villa Nar über dem Meer, Halbinsel Çukurbağ',
      summary: 'Drei Schlafzimmer, jedes mit eigenem Bad und einer Tür zur Terrasse; gegenüber liegt die Insel Meis.',
      description:
        'Ein weißes Haus von 2019 auf der Südseite der Halbinsel, vier Kilometer Uferstraße von Kaş entfernt. Alle drei Schlafzimmer blicken aufs Meer und haben ein eigenes Bad, morgens steht also niemand Schlange. Der Pool misst neun mal vier Meter und liegt von acht bis sechs in der Sonne.\n\nNeunzig Stufen führen hinunter zu den Felsen, dort geht eine Leiter ins Wasser. Gülay kümmert sich um das Haus und wohnt zwei Türen weiter. Am ersten Morgen bringt sie Brot, zeigt Ihnen den Sicherungskasten und das gute Messer, danach haben Sie Ihre Ruhe.',
      highlights: items`Eigener Pool, 9 × 4 Meter, 1,5 Meter tief | Ein Bad je Schlafzimmer | Neunzig Stufen bis zur Badeleiter am Meer | Meis und der Sonnenuntergang vom Esstisch aus`,
      included: items`Bettwäsche, Bade- und Poolhandtücher | Reinigung vor Anreise und einmal pro Woche | Wasser, Strom und WLAN | Herd, Ofen, Spülmaschine und Holzkohlegrill`,
      excluded: items`Kaution, bei Abreise zurück | Poolheizung | Frühstück`,
      goodToKnow: items`Anreise ab 16:00, Abreise bis 10:00. | Die Stufen zum Meer haben kein Geländer: kleine Kinder bitte nie allein.`,
      questions: questions`
        Brauchen wir ein Auto? | Es hilft. Im Sommer fährt jede halbe Stunde ein Sammeltaxi nach Kaş, das letzte um Mitternacht.
        Ist der Pool einsehbar? | Nur vom Meer aus, und die Boote fahren weit draußen. Oberhalb steht kein Haus.
      `,
      extras: extras`
        Poolheizung | Auf 27 Grad, März bis Mai und im Oktober; bitte für alle Nächte bestellen
        Zwischenreinigung | Mit frischer Wäsche, an einem Tag Ihrer Wahl
        Frühstückskorb | Brot, Eier, Tomaten, Käse, Oliven und Honig, einmal, bis neun vor der Tür
      `,
    },
    ru: {
      title: 'Вилла «Нар» над морем, полуостров Чукурбаг',
      slug: 'villa-nar-chukurbag',
      summary: 'Три спальни, при каждой своя ванная и выход на террасу; прямо напротив остров Мейс.',
      description:
        'Белый дом 2019 года на южной стороне полуострова, в четырёх километрах от Каша по дороге вдоль моря. Все три спальни смотрят на воду, при каждой своя ванная, так что утром никто не ждёт очереди. Бассейн девять на четыре метра, солнце здесь с восьми утра до шести вечера.\n\nВниз к скалам ведут девяносто ступеней, там в воду спускается лестница. За домом смотрит Гюлай, она живёт через два дома. В первое утро принесёт хлеб, покажет, где пробки и хороший нож, а дальше не будет вас беспокоить.',
      highlights: items`Свой бассейн 9 × 4 метра, глубина 1,5 метра | Ванная при каждой спальне | Девяносто ступеней до лестницы в море | Мейс и закат прямо с обеденного стола`,
      included: items`Постельное бельё, полотенца для ванной и бассейна | Уборка перед заездом и раз в неделю | Вода, электричество и Wi-Fi | Плита, духовка, посудомойка и угольный гриль`,
      excluded: items`Залог, возвращается при выезде | Подогрев бассейна | Завтрак`,
      goodToKnow: items`Заезд с 16:00, выезд до 10:00. | У ступеней к морю нет перил: маленьких детей одних не отпускайте.`,
      questions: questions`
        Нужна ли машина? | С ней удобнее. Летом каждые полчаса до Каша идёт долмуш, последний в полночь.
        Бассейн виден соседям? | Только с моря, а катера проходят далеко. Выше домов нет.
      `,
      extras: extras`
        Подогрев бассейна | До 27 градусов, с марта по май и в октябре; заказывайте, пожалуйста, на все ночи
        Дополнительная уборка | Со сменой белья, в день по вашему выбору
        Корзина к завтраку | Хлеб, яйца, помидоры, сыр, оливки и мёд, один раз, к девяти у двери
      `,
    },
  },
  reviews: reviews`
    5 | Pippa D. | Cardiff | en | 2026-08-12 | Three couples, three bathrooms, no arguments. The ladder into the sea was our morning ritual.
    5 | Sabine K. | Bremen | de | 2026-06-20 | Blick aufs Meer schon vom Bett aus. Das gute Messer gibt es wirklich.
    4 | Zeynep A. | Ankara | tr | 2026-07-05 | Havuz tertemizdi. Basamaklar dönüşte biraz yoruyor, ama deniz için değer.
    5 | Ольга Т. | Казань | ru | 2025-09-24 | Вечером на террасе тишина, огни Мейса напротив. Гюлай очень внимательна.
  `,
})
