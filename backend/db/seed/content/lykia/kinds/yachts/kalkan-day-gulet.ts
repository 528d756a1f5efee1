import { extras, items, place, questions, reviews } from '../../../shared/lines'
import { boatYear, yacht } from '../kind-entry'

export const kalkanDayGulet = yacht({
  code: 'LYK-Y-08',
  destination: 'kalkan-patara',
  scene: 'gulet',
  details: {
    kind: 'yacht',
    lengthMetres: 14,
    cabins: 2,
    berths: 4,
    capacity: 16,
    crew: 2,
    built: 2005,
    charter: 'day',
    boardAt: '10:00',
    leaveAt: '17:00',
    marina: 'kalkan-harbour',
    features: ['sunDeck', 'cook', 'snorkel', 'paddleBoard', 'swimPlatform'],
  },
  seasons: boatYear(['360.00', '420.00', '500.00', '560.00', '430.00']),
  group: { price: '360.00', maximumPersons: 10, extraPersonPrice: '28.00' },
  extras: [
    { id: 'birthday', price: '70.00', per: 'booking', maximum: 1 },
    { id: 'music', price: '150.00', per: 'day', maximum: 1 },
  ],
  text: {
    en: {
      title: 'Day gulet “Sude” from Kalkan, with lunch',
      summary: 'Fourteen metres for your party alone, four bays and lunch from the galley; for ten, up to sixteen.',
      description:
        'A boat for birthdays, reunions and families that come with aunts. “Sude” leaves Kalkan harbour at ten, turns to Fırnaz bay and Heybeli Island and lies below Kaputaş before noon, where the sea is as blue as on the posters and you are the ones looking at the beach, not the other way round.\n\nLunch is in the price for everyone: chicken or fish from the grill, six salads, bulgur and fruit. Two cabins below serve for naps. The price is for ten guests; each additional one up to sixteen pays a supplement.',
      highlights: items`The whole boat for your party | Lunch for everyone in the price | Kaputaş from the water | Two cabins for naps`,
      included: items`Boat with captain and cook | Fuel and harbour dues | Lunch, water, tea and fruit | Snorkels and two paddle boards | Passenger insurance`,
      excluded: items`Soft and alcoholic drinks | A supplement for each guest from the eleventh on`,
      goodToKnow: items`Bring your own cake if you like: there is room in the fridge. | Music is kept low enough to talk over.`,
      questions: questions`
        Is it good for small children? | Yes: a net along the rail, a ladder with broad steps and shade for all.
        May we stop at another bay? | Tell the captain in the morning; Kalkan bay alone has nine.
      `,
      extras: extras`
        Birthday | Cake for up to sixteen, candles and a garland at the stern
        Live music | Saz and clarinet for two hours in the afternoon
      `,
      meetingPoint: place`Kalkan harbour, below the lighthouse | “Sude”, white with green trim. The steps down from the main street end there.`,
    },
    tr: {
      title: 'Kalkan’dan günlük gulet “Sude”, öğle yemekli',
      summary:
        'Yalnızca sizin grubunuza on dört metre, dört koy ve mutfaktan öğle yemeği; on kişilik, on altıya kadar.',
      description:
        'Doğum günlerine, buluşmalara, halalarıyla gelen ailelere göre bir tekne. “Sude” onda Kalkan limanından kalkar, Fırnaz’a ve Heybeli’ye uğrar, öğlenden önce Kaputaş’ın altında demirler. Deniz orada afişlerdeki kadar mavidir; üstelik bu kez kumsala denizden siz bakarsınız.\n\nÖğle yemeği herkes için fiyata dahildir: ızgarada tavuk ya da balık, altı çeşit salata, bulgur ve meyve. Aşağıdaki iki kamara uyku içindir. Fiyat on kişi içindir; on altıya kadar her misafir ek ücretle katılır.',
      highlights: items`Bütün tekne sizin grubunuza | Herkese öğle yemeği dahil | Denizden Kaputaş | Öğle uykusuna iki kamara`,
      included: items`Kaptanı ve aşçısıyla tekne | Yakıt ve liman ücreti | Öğle yemeği, su, çay ve meyve | Şnorkel ve iki kürek sörfü | Yolcu sigortası`,
      excluded: items`Meşrubat ve alkollü içecekler | On birinciden itibaren her misafir için ek ücret`,
      goodToKnow: items`Pastanızı kendiniz de getirebilirsiniz: dolapta yer var. | Müzik, konuşulabilecek kadar açılır.`,
      questions: questions`
        Küçük çocuklara uygun mu? | Uygun: küpeştede ağ, geniş basamaklı merdiven, herkese gölge var.
        Başka bir koyda durabilir miyiz? | Sabah kaptana söyleyin; yalnızca Kalkan körfezinde dokuz koy var.
      `,
      extras: extras`
        Doğum günü | On altı kişiye kadar pasta, mumlar ve kıçta süsleme
        Canlı müzik | Öğleden sonra iki saat saz ve klarnet
      `,
      meetingPoint: place`Kalkan limanı, fenerin altı | “Sude”, beyaz, yeşil kuşaklı. Ana caddeden inen merdiven orada biter.`,
    },
    de: {
      title: 'Tagesgulet „Sude“ ab Kalkan, mit Mittagessen',
      summary:
        'Vierzehn Meter nur für Ihre Gesellschaft, vier Buchten und Essen aus der Kombüse; für zehn, bis sechzehn.',
      description:
        'Ein Boot für Geburtstage, Wiedersehen und Familien, die mit Tanten kommen. Die „Sude“ legt um zehn in Kalkan ab, fährt in die Fırnaz-Bucht und zur Insel Heybeli und liegt vor Mittag unter Kaputaş, wo das Meer so blau ist wie auf den Plakaten und Sie es sind, die auf den Strand schauen, nicht umgekehrt.\n\nDas Mittagessen ist für alle im Preis: Huhn oder Fisch vom Grill, sechs Salate, Bulgur und Obst. Unten gibt es zwei Kabinen für den Mittagsschlaf. Der Preis gilt für zehn Gäste; jeder weitere bis sechzehn fährt gegen Aufpreis mit.',
      highlights: items`Das ganze Boot für Ihre Gesellschaft | Mittagessen für alle im Preis | Kaputaş vom Wasser aus | Zwei Kabinen für den Mittagsschlaf`,
      included: items`Boot mit Kapitän und Koch | Treibstoff und Hafengebühr | Mittagessen, Wasser, Tee und Obst | Schnorchel und zwei Boards | Passagierversicherung`,
      excluded: items`Softdrinks und alkoholische Getränke | Zuschlag je Gast ab dem elften`,
      goodToKnow: items`Bringen Sie gern Ihren Kuchen mit: Im Kühlschrank ist Platz. | Musik läuft so laut, dass man sich unterhalten kann.`,
      questions: questions`
        Ist es etwas für kleine Kinder? | Ja: ein Netz an der Reling, eine Leiter mit breiten Stufen und Schatten für alle.
        Können wir in einer anderen Bucht halten? | Sagen Sie es morgens dem Kapitän; allein die Bucht von Kalkan hat neun.
      `,
      extras: extras`
        Geburtstag | Torte für bis zu sechzehn, Kerzen und eine Girlande am Heck
        Livemusik | Saz und Klarinette, zwei Stunden am Nachmittag
      `,
      meetingPoint: place`Hafen Kalkan, unter dem Leuchtturm | „Sude“, weiß mit grünem Streifen. Dort endet die Treppe von der Hauptstraße.`,
    },
    ru: {
      title: 'Гулет «Суде» из Калкана на день, с обедом',
      slug: 'gulet-sude-kalkan',
      summary:
        'Четырнадцать метров только для вашей компании, четыре бухты и обед; на десятерых, до шестнадцати гостей.',
      description:
        'Судно для дней рождения, встреч и семей, которые приезжают с тётушками. «Суде» в десять выходит из гавани Калкана, идёт в бухту Фырназ и к острову Хейбели и до полудня стоит под Капуташем: море там такое же синее, как на плакатах, и на пляж смотрите вы, а не наоборот.\n\nОбед для всех входит в цену: курица или рыба с гриля, шесть салатов, булгур и фрукты. Внизу две каюты, чтобы поспать днём. Цена на десять гостей; каждый следующий, до шестнадцати, за доплату.',
      highlights: items`Всё судно для вашей компании | Обед для всех в цене | Капуташ с воды | Две каюты для дневного сна`,
      included: items`Судно с капитаном и коком | Топливо и портовый сбор | Обед, вода, чай и фрукты | Маски и два сапборда | Страховка пассажиров`,
      excluded: items`Газировка и алкоголь | Доплата за каждого гостя начиная с одиннадцатого`,
      goodToKnow: items`Можно привезти свой торт: в холодильнике есть место. | Музыка играет так, чтобы можно было разговаривать.`,
      questions: questions`
        Подходит ли для малышей? | Да: сетка вдоль борта, трап с широкими ступенями и тень для всех.
        Можно зайти в другую бухту? | Скажите утром капитану; в одном только заливе Калкана их девять.
      `,
      extras: extras`
        День рождения | Торт до шестнадцати порций, свечи и гирлянда на корме
        Живая музыка | Саз и кларнет, два часа после обеда
      `,
      meetingPoint: place`Гавань Калкана, под маяком | «Sude», белый с зелёной полосой. Там заканчивается лестница с главной улицы.`,
    },
  },
  meetingPoint: { latitude: 36.2625, longitude: 29.4139 },
  reviews: reviews`
    5 | Bridget H. | Cork | en | 2026-07-25 | Grandmother’s eightieth with fourteen of us. She swam under Kaputaş.
    4 | Volkan A. | Antalya | tr | 2026-08-18 | Yemekler bol ve lezzetli. Ağustosta Kaputaş’ın önü biraz kalabalık.
    5 | Simone G. | Basel | de | 2026-09-11 | Vier Buchten, gutes Essen, niemand drängt. Die Saz am Nachmittag war eine schöne Idee.
  `,
})
