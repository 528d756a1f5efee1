import { extras, items, questions, reviews } from '../../../shared/lines'
import { house, wholeYear } from '../stay-entry'

export const ortahisarCaveHouse = house({
  code: 'ORI-V-04',
  destination: 'cappadocia',
  scene: 'goldenhouse',
  details: {
    kind: 'villa',
    bedrooms: 3,
    bathrooms: 3,
    capacity: 6,
    areaSquareMetres: 170,
    minimumNights: 2,
    damageDeposit: '300.00',
    permitNumber: '50-1174',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'centre', metres: 350 },
      { place: 'market', metres: 400 },
      { place: 'restaurant', metres: 450 },
      { place: 'airport', metres: 44000 },
    ],
    features: ['heatedPool', 'terrace', 'fireplace', 'heating', 'barbecue', 'parking', 'wifi', 'washingMachine'],
  },
  seasons: wholeYear(['135.00', '185.00', '180.00', '190.00', '195.00'], [2, 2, 2, 3]),
  cancellation: [
    [21, 100],
    [7, 50],
  ],
  extras: [
    { id: 'village-breakfast', price: '13.00', per: 'person', maximum: 6 },
    { id: 'tandoor-dinner', price: '29.00', per: 'person', maximum: 6 },
  ],
  text: {
    de: {
      title: 'Höhlenhaus in Ortahisar mit Felsenpool',
      summary:
        'Drei Schlafräume im Tuff, ein 32 Grad warmes Becken in der alten Traubenkammer, Ballone vor dem Frühstück.',
      description:
        'Unten wurde in den Fels gegraben, oben mit demselben Stein weitergebaut: So wohnten in Ortahisar reiche Traubenbauern. Im Tuff herrschen das ganze Jahr neunzehn Grad, die Fußbodenheizung legt im Winter vier dazu. Wo früher Trauben getreten wurden, liegt jetzt ein warmes Becken von vier mal drei Metern.\n\nVon der Dachterrasse schauen Sie über den Burgfelsen ins Tal von Balkan Deresi, und kurz nach Sonnenaufgang stehen die Ballone darüber. Hüseyin heizt den Kamin an, bevor Sie kommen.',
      highlights: items`Schlafräume im Tuffstein, 19 bis 23 Grad | Beheiztes Felsenbecken, 4 × 3 Meter | Dachterrasse mit Blick auf die Ballone | Sechs Minuten zu Fuß zum Burgfelsen`,
      included: items`Bettwäsche, Handtücher und Bademäntel | Reinigung vor Anreise und alle drei Tage | Heizung, Strom, Wasser und WLAN | Brennholz`,
      excluded: items`Kaution von 300 €, bei Abreise zurück | Ballonfahrt, die wir gern dazubuchen`,
      goodToKnow: items`Anreise ab 16:00, Abreise bis 10:00. | Zwischen den Ebenen liegen vierzehn ausgetretene Stufen ohne Geländer.`,
      questions: questions`
        Ist es in der Höhle feucht? | Nein. Die Räume sind entlüftet und werden vor jeder Anreise drei Tage geheizt; Tageslicht haben alle.
        Kommt man ohne Auto zurecht? | In Ortahisar ja. Nach Göreme fährt alle halbe Stunde ein Bus, Ausflüge holen Sie an der Gasse ab.
      `,
      extras: extras`
        Dorffrühstück | Einmal auf der Terrasse: Eier im Tontopf, Traubensirup, Schafskäse, Brot aus dem Steinofen
        Abendessen aus dem Tandır | Lamm oder Kürbis, sechs Stunden im Erdofen, mit Suppe und Süßem
      `,
    },
    en: {
      title: 'Cave house in Ortahisar with a pool in the rock',
      summary: 'Three bedrooms cut into tuff, a pool at 32 degrees in the old grape press, balloons before breakfast.',
      description:
        'Dig below, build above with what you dug out: that is how the grape growers of Ortahisar lived. The tuff keeps nineteen degrees all year round, and in winter the heated floors add four more. Where grapes were once trodden there is now a warm pool, four metres by three.\n\nThe roof terrace looks past the castle rock into the valley of Balkan Deresi, and soon after sunrise the balloons hang above it. Hüseyin lights the fire before you arrive.',
      highlights: items`Bedrooms in the rock, 19 to 23 degrees | Heated rock pool, 4 by 3 metres | Roof terrace facing the balloons | Six minutes on foot to the castle rock`,
      included: items`Linen, towels and bathrobes | Cleaning before arrival and every third day | Heating, electricity, water and Wi-Fi | Firewood`,
      excluded: items`Damage deposit of €300, returned on departure | The balloon flight, which we gladly add`,
      goodToKnow: items`Arrival from 16:00, departure by 10:00. | Fourteen worn steps without a rail join the two levels.`,
      questions: questions`
        Is the cave damp? | No. The rooms are ventilated and heated for three days before you come, and all have daylight.
        Do we need a car? | Not in Ortahisar. A bus leaves for Göreme every half hour, and tours collect you at the end of the lane.
      `,
      extras: extras`
        Village breakfast | Once on the terrace: eggs in clay, grape molasses, sheep’s cheese, bread from the stone oven
        Dinner from the tandoor | Lamb or pumpkin, six hours in the earth oven, with soup and something sweet
      `,
    },
    tr: {
      title: 'Ortahisar’da kaya havuzlu mağara ev',
      summary: 'Tüfe oyulmuş üç yatak odası, eski şırahanede 32 derece bir havuz, kahvaltıdan önce balonlar.',
      description:
        'Altını kayaya oyup üstünü çıkan taşla örmüşler; Ortahisar’ın bağ sahipleri böyle yaşardı. Tüfün içi yaz kış on dokuz derecedir, kışın yerden ısıtma dört derece daha ekler. Bir zamanlar üzüm çiğnenen şırahanede şimdi dörde üç metrelik sıcak bir havuz var.\n\nDam terasından kale kayasının yanından Balkan Deresi’ne bakarsınız; gün doğduktan az sonra balonlar tam karşınızdadır. Siz gelmeden Hüseyin Bey ocağı yakar.',
      highlights: items`Kayada 19–23 derecelik yatak odaları | 4 × 3 metre ısıtmalı kaya havuzu | Balonlara bakan dam terası | Kale kayasına yürüyerek altı dakika`,
      included: items`Nevresim, havlu ve bornoz | Girişten önce ve üç günde bir temizlik | Isıtma, elektrik, su ve Wi-Fi | Odun`,
      excluded: items`Çıkışta iade edilen 300 € hasar depozitosu | Balon uçuşu; isterseniz ekleriz`,
      goodToKnow: items`Giriş 16:00’dan itibaren, çıkış en geç 10:00. | İki kat arasında korkuluksuz, aşınmış on dört basamak var.`,
      questions: questions`
        Mağara nemli mi? | Değil. Odalar havalandırmalıdır, girişten üç gün önce ısıtmaya başlarız; hepsi gün ışığı alır.
        Araba şart mı? | Ortahisar için değil. Göreme’ye yarım saatte bir otobüs var, turlar sizi sokağın başından alır.
      `,
      extras: extras`
        Köy kahvaltısı | Terasta bir kez: güveçte yumurta, pekmez, koyun peyniri, taş fırın ekmeği
        Tandır akşam yemeği | Toprak fırında altı saat kuzu ya da balkabağı; çorbası ve tatlısıyla
      `,
    },
    ru: {
      title: 'Пещерный дом в Ортахисаре с бассейном в скале',
      slug: 'peshcherny-dom-ortakhisar',
      summary: 'Три спальни в туфе, бассейн 32 градуса в бывшей винодавильне и воздушные шары ещё до завтрака.',
      description:
        'Внизу вырубали комнаты в скале, наверху строили из того же камня: так жили виноградари Ортахисара. В туфе круглый год девятнадцать градусов, зимой тёплые полы добавляют ещё четыре. Там, где когда-то давили виноград, теперь тёплый бассейн четыре на три метра.\n\nС террасы на крыше видны скала-крепость и долина Балкан-Дереси, а вскоре после рассвета над ней висят шары. К вашему приезду Хюсейн растопит камин.',
      highlights: items`Спальни в скале, от 19 до 23 градусов | Тёплый бассейн в скале, 4 × 3 метра | Терраса на крыше с видом на шары | Шесть минут пешком до скалы-крепости`,
      included: items`Постельное бельё, полотенца и халаты | Уборка перед заездом и каждый третий день | Отопление, электричество, вода и Wi-Fi | Дрова`,
      excluded: items`Залог 300 €, возвращается при выезде | Полёт на шаре, мы охотно его добавим`,
      goodToKnow: items`Заезд с 16:00, выезд до 10:00. | Между этажами четырнадцать истёртых ступеней без перил.`,
      questions: questions`
        Не сыро ли в пещере? | Нет. Есть вентиляция, за три дня до заезда включаем отопление; дневной свет есть во всех комнатах.
        Нужна ли машина? | В Ортахисаре нет. В Гёреме каждые полчаса ходит автобус, экскурсии забирают вас у переулка.
      `,
      extras: extras`
        Деревенский завтрак | Один раз на террасе: яйца в глиняном горшке, виноградный пекмез, овечий сыр, хлеб из каменной печи
        Ужин из тандыра | Ягнёнок или тыква, шесть часов в земляной печи, с супом и сладким
      `,
    },
    nl: {
      title: 'Grotwoning in Ortahisar met zwembad in de rots',
      summary:
        'Drie slaapkamers in de tufsteen, een bad van 32 graden in de oude druivenpers en ballonnen voor het ontbijt.',
      description:
        'Beneden uitgehakt in de rots, boven verder gebouwd met dezelfde steen: zo woonden de druiventelers van Ortahisar. In de tufsteen is het het hele jaar negentien graden, in de winter doet de vloerverwarming er vier bij. Waar vroeger druiven werden getreden, ligt nu een warm bad van vier bij drie meter.\n\nVanaf het dakterras kijk je langs de burchtrots het dal van Balkan Deresi in; kort na zonsopgang hangen de ballonnen erboven. Hüseyin steekt de haard aan voordat jullie komen.',
      highlights: items`Slaapkamers in de rots, 19 tot 23 graden | Verwarmd rotsbad van 4 bij 3 meter | Dakterras met zicht op de ballonnen | Zes minuten lopen naar de burchtrots`,
      included: items`Beddengoed, handdoeken en badjassen | Schoonmaak voor aankomst en elke derde dag | Verwarming, stroom, water en wifi | Brandhout`,
      excluded: items`Borg van € 300, terug bij vertrek | Ballonvaart, die we graag bijboeken`,
      goodToKnow: items`Aankomst vanaf 16:00, vertrek uiterlijk 10:00. | Tussen de verdiepingen zitten veertien uitgesleten treden zonder leuning.`,
      questions: questions`
        Is het vochtig in de grot? | Nee. De kamers worden geventileerd en drie dagen vooraf verwarmd; overal is daglicht.
        Heb je een auto nodig? | In Ortahisar niet. Elk halfuur gaat er een bus naar Göreme, en excursies halen je op bij de steeg.
      `,
      extras: extras`
        Dorpsontbijt | Eén keer op het terras: eieren uit de kleipot, druivenstroop, schapenkaas en brood uit de steenoven
        Diner uit de tandoor | Lam of pompoen, zes uur in de aardoven, met soep en iets zoets
      `,
    },
    ar: {
      title: 'بيت كهفي في أورتاحصار بمسبح داخل الصخر',
      slug: 'bayt-kahfi-ortahisar',
      summary: 'ثلاث غرف نوم منحوتة في الصخر، ومسبح بحرارة 32 درجة في معصرة عنب قديمة، ومناطيد قبل الإفطار.',
      description:
        'نُحتت الغرف في الصخر وبُني ما فوقها بالحجر المستخرج منه: هكذا عاش أصحاب الكروم في أورتاحصار. تبقى الحرارة داخل الصخر تسع عشرة درجة طوال العام، وتزيدها التدفئة الأرضية أربعًا في الشتاء. وحيث كان العنب يُداس صار مسبح دافئ أربعة في ثلاثة أمتار.\n\nمن سطح البيت تطل على صخرة القلعة ووادي بلقان ديرسي، وبعد الشروق بقليل تقف المناطيد أمامك. ويشعل حسين الموقد قبل وصولك.',
      highlights: items`غرف نوم في الصخر بين 19 و23 درجة | مسبح صخري مُدفّأ 4 × 3 أمتار | سطح يطل على المناطيد | ست دقائق سيرًا إلى صخرة القلعة`,
      included: items`أغطية أسرّة ومناشف وأرواب حمّام | تنظيف قبل الوصول وكل ثلاثة أيام | تدفئة وكهرباء وماء وإنترنت | الحطب`,
      excluded: items`تأمين أضرار 300 يورو يُعاد عند المغادرة | رحلة المنطاد، ويسرّنا أن نضيفها`,
      goodToKnow: items`الوصول من الساعة 16:00 والمغادرة حتى 10:00. | بين الطابقين أربع عشرة درجة قديمة بلا درابزين.`,
      questions: questions`
        هل الكهف رطب؟ | لا. الغرف مهوّاة وتُدفّأ قبل وصولك بثلاثة أيام، ويدخلها كلها ضوء النهار.
        هل نحتاج إلى سيارة؟ | ليس في أورتاحصار. حافلة كل نصف ساعة إلى غوريمه، والرحلات تأخذك من أول الزقاق.
      `,
      extras: extras`
        إفطار قروي | مرة على السطح: بيض في الفخار ودبس عنب وجبن غنم وخبز من فرن حجري
        عشاء التنور | لحم ضأن أو يقطين ست ساعات في فرن الأرض، مع حساء وحلوى
      `,
    },
  },
  reviews: reviews`
    5 | Anke R. | Göttingen | de | 2026-01-17 | Schnee draußen, 32 Grad im Becken, Feuer im Kamin. Im Januar hatten wir das Dorf für uns.
    5 | Joost en Lara | Zwolle | nl | 2026-05-06 | Koffie op het dak met vijftig ballonnen voor je neus. Wat een plek.
    4 | Meltem Ö. | Ankara | tr | 2026-10-31 | Oda sıcacıktı, havuz harika. Basamaklara dikkat, annem zorlandı.
    5 | نورة ع. | الرياض | ar | 2026-04-19 | مكان هادئ وأصيل، والمسبح الدافئ داخل الصخر كان أجمل مفاجأة للأولاد.
  `,
})
