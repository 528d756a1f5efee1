import { items, reviews } from '../../../shared/lines'
import { car } from '../kind-entry'
import { CAR_EXTRAS, CAR_TERMS, carTexts, carYear } from './car-lines'

export const smallManual = car({
  code: 'LYK-C-01',
  destination: 'antalya',
  scene: 'rental',
  units: 8,
  instantConfirmation: true,
  details: { ...CAR_TERMS, carClass: 'economy', gear: 'manual', fuel: 'petrol', seats: 4, luggage: 1 },
  seasons: carYear(['19.00', '24.00', '29.00', '38.00', '25.00']),
  extras: CAR_EXTRAS,
  text: carTexts({
    en: {
      title: 'Hyundai i10 or similar, small and manual',
      summary: 'Four seats, one suitcase, 4.4 litres per hundred kilometres: the car for two and for harbour lanes.',
      description:
        'At three metres sixty-seven it fits where the others turn back: the lanes of Kaş, the gap beside the bakery in Kalkan, the last space at Kaputaş. The air conditioning is strong, the engine is not; on the climbs to Gömbe you will use second gear.\n\nOur cars of this class are never older than two years. One suitcase and two soft bags go in the boot, a second suitcase on the back seat.',
      highlights: items`Only 3.67 metres long | About 4.4 litres per hundred kilometres | Phone holder and USB in front | No damage deposit`,
      goodToKnow: items`Drivers from 21; under 25 for a small supplement a day. | Licence held for two years.`,
    },
    tr: {
      title: 'Hyundai i10 veya benzeri, küçük ve manuel',
      summary: 'Dört koltuk, bir bavul, yüz kilometrede 4,4 litre: iki kişiye ve liman sokaklarına göre.',
      description:
        'Üç metre altmış yedi santim; öbürlerinin geri döndüğü yere girer: Kaş’ın sokaklarına, Kalkan’da fırının yanındaki boşluğa, Kaputaş’taki son park yerine. Kliması güçlüdür, motoru o kadar değil; Gömbe’ye çıkarken ikinci vites gerekir.\n\nBu sınıftaki araçlarımız iki yaşını geçmez. Bagaja bir bavul, iki yumuşak çanta sığar, ikinci bavul arka koltuğa gider.',
      highlights: items`Boyu yalnızca 3,67 metre | Yüz kilometrede yaklaşık 4,4 litre | Önde telefon tutucu ve USB | Hasar depozitosu yok`,
      goodToKnow: items`Sürücü 21 yaşından itibaren; 25 yaş altı günlük bir fark öder. | En az iki yıllık ehliyet.`,
    },
    de: {
      title: 'Hyundai i10 oder ähnlich, klein, Schaltgetriebe',
      summary: 'Vier Sitze, ein Koffer, 4,4 Liter auf hundert Kilometer: das Auto für zwei und für Hafengassen.',
      description:
        'Mit drei Metern siebenundsechzig passt er dorthin, wo die anderen umkehren: in die Gassen von Kaş, in die Lücke neben dem Bäcker von Kalkan, auf den letzten Platz bei Kaputaş. Die Klimaanlage ist kräftig, der Motor weniger; hinauf nach Gömbe brauchen Sie den zweiten Gang.\n\nUnsere Wagen dieser Klasse sind nie älter als zwei Jahre. In den Kofferraum passen ein Koffer und zwei weiche Taschen, ein zweiter Koffer kommt auf die Rückbank.',
      highlights: items`Nur 3,67 Meter lang | Etwa 4,4 Liter auf hundert Kilometer | Telefonhalter und USB vorn | Keine Kaution`,
      goodToKnow: items`Fahrer ab 21; unter 25 gegen einen kleinen Tageszuschlag. | Führerschein seit zwei Jahren.`,
    },
    ru: {
      title: 'Hyundai i10 или похожий, маленький, механика',
      summary: 'Четыре места, один чемодан, 4,4 литра на сто километров: машина для двоих и для узких улиц.',
      description:
        'Длина три метра шестьдесят семь, и он проходит там, где другие разворачиваются: по улочкам Каша, в просвет у пекарни в Калкане, на последнее место у Капуташа. Кондиционер сильный, мотор скромный: на подъёме в Гёмбе понадобится вторая передача.\n\nМашины этого класса у нас не старше двух лет. В багажник входят чемодан и две мягкие сумки, второй чемодан едет на заднем сиденье.',
      highlights: items`Длина всего 3,67 метра | Около 4,4 литра на сто километров | Держатель для телефона и USB | Без залога`,
      goodToKnow: items`Водитель от 21 года; до 25 лет — небольшая доплата за день. | Стаж от двух лет.`,
    },
  }),
  reviews: reviews`
    5 | Megan R. | Leeds | en | 2026-05-17 | Found a space at Kaputaş when a van behind us did not. That is all you want.
    4 | Can E. | İzmir | tr | 2026-08-03 | Yeni ve temizdi. Yokuşta klimayı kapatmak gerekiyor.
    5 | Birgit A. | Jena | de | 2025-10-12 | Übergabe in sechs Minuten, Rückgabe in drei.
  `,
})

export const smallAutomatic = car({
  code: 'LYK-C-02',
  destination: 'fethiye-oludeniz',
  scene: 'rental',
  units: 6,
  instantConfirmation: true,
  details: { ...CAR_TERMS, carClass: 'economy', gear: 'automatic', fuel: 'hybrid', seats: 5, luggage: 2 },
  seasons: carYear(['27.00', '34.00', '41.00', '52.00', '36.00']),
  extras: CAR_EXTRAS,
  text: carTexts({
    en: {
      title: 'Toyota Yaris Hybrid or similar, automatic',
      summary: 'Five seats, two suitcases, and silent in town: a small hybrid for the bends of the coast road.',
      description:
        'Downhill from Kalkan to Kaputaş it charges its battery, uphill it uses it: on the coast road between Fethiye and Kaş guests bring it back with 3.8 litres on the display. The automatic saves you two hundred gear changes on that stretch; somebody counted.\n\nFour adults sit well, a fifth on short trips. The boot takes two suitcases, or a folded pushchair and one suitcase.',
      highlights: items`About 3.8 litres per hundred kilometres | Automatic, with hill-hold | Reversing camera for parking above the sea | No damage deposit`,
      goodToKnow: items`Drivers from 21; under 25 for a small supplement a day. | It runs on petrol and charges itself: there is nothing to plug in.`,
    },
    tr: {
      title: 'Toyota Yaris Hybrid veya benzeri, otomatik',
      summary: 'Beş koltuk, iki bavul, kasabada sessiz: sahil yolunun virajlarına küçük bir hibrit.',
      description:
        'Kalkan’dan Kaputaş’a inerken pilini doldurur, çıkarken harcar: Fethiye–Kaş sahil yolunda misafirler ekranda 3,8 litreyle geri getiriyor. Otomatik vites o yolda sizi iki yüz vites değişiminden kurtarır; biri saymış.\n\nDört yetişkin rahat oturur, beşincisi kısa yolda. Bagaja iki bavul ya da katlanmış bebek arabası ve bir bavul sığar.',
      highlights: items`Yüz kilometrede yaklaşık 3,8 litre | Yokuş kalkış destekli otomatik | Denizin üstünde park için geri görüş kamerası | Hasar depozitosu yok`,
      goodToKnow: items`Sürücü 21 yaşından itibaren; 25 yaş altı günlük bir fark öder. | Benzinle gider, kendini şarj eder: fişe takılmaz.`,
    },
    de: {
      title: 'Toyota Yaris Hybrid oder ähnlich, Automatik',
      summary: 'Fünf Sitze, zwei Koffer und leise im Ort: ein kleiner Hybrid für die Kurven der Küstenstraße.',
      description:
        'Hinab von Kalkan nach Kaputaş lädt er die Batterie, hinauf verbraucht er sie: Auf der Küstenstraße zwischen Fethiye und Kaş bringen Gäste ihn mit 3,8 Litern auf der Anzeige zurück. Die Automatik erspart Ihnen auf dieser Strecke zweihundert Schaltvorgänge; jemand hat gezählt.\n\nVier Erwachsene sitzen gut, ein fünfter auf kurzen Wegen. In den Kofferraum passen zwei Koffer oder ein zusammengeklappter Kinderwagen und ein Koffer.',
      highlights: items`Etwa 3,8 Liter auf hundert Kilometer | Automatik mit Berganfahrhilfe | Rückfahrkamera fürs Parken über dem Meer | Keine Kaution`,
      goodToKnow: items`Fahrer ab 21; unter 25 gegen einen kleinen Tageszuschlag. | Er tankt Benzin und lädt sich selbst: Es gibt nichts einzustecken.`,
    },
    ru: {
      title: 'Toyota Yaris Hybrid или похожий, автомат',
      summary: 'Пять мест, два чемодана и тишина в городе: маленький гибрид для поворотов прибрежной дороги.',
      description:
        'Вниз от Калкана к Капуташу он заряжает батарею, вверх её тратит: после дороги между Фетхие и Кашем гости возвращают его с 3,8 литра на экране. Автомат избавит вас на этом участке от двухсот переключений; кто-то считал.\n\nЧетверым взрослым удобно, пятому на короткую дорогу. В багажник входят два чемодана или сложенная коляска и один чемодан.',
      highlights: items`Около 3,8 литра на сто километров | Автомат с помощником при старте на подъёме | Камера заднего вида для парковки над морем | Без залога`,
      goodToKnow: items`Водитель от 21 года; до 25 лет — небольшая доплата за день. | Заправляется бензином и заряжается сам: включать в розетку нечего.`,
    },
  }),
  reviews: reviews`
    5 | Colin T. | Dundee | en | 2026-09-22 | Six hundred kilometres, twenty-three litres. The pump attendant did not believe it.
    5 | Nazlı G. | Ankara | tr | 2026-06-15 | Fethiye’de teslim, Kaş’ta bıraktık. Tek yön ücretini baştan gördük.
    4 | Андрей Л. | Пермь | ru | 2026-07-07 | Экономичная, для четверых с вещами тесновата. Встретили ночью, всё быстро.
  `,
})
