import { reviews } from '../../../shared/lines'
import { car } from '../rest-entry'
import { CAR_EXTRAS, CAR_TERMS, carTexts, carYear, INLAND_OFFICES } from './car-lines'

export const compactAutomatic = car({
  code: 'ORI-C-03',
  slug: 'istijar-volkswagen-golf',
  destination: 'antalya',
  scene: 'sedan',
  units: 8,
  details: { ...CAR_TERMS, carClass: 'compact', gear: 'automatic', fuel: 'petrol', seats: 5, luggage: 3 },
  seasons: carYear(['34.00', '43.00', '59.00', '45.00']),
  extras: CAR_EXTRAS,
  text: carTexts({
    de: [
      'Volkswagen Golf oder ähnlich, Automatik',
      'Der Wagen, den Sie schon kennen: Automatik, drei Koffer und Abstandstempomat für die lange D400.',
      'Wer in der ersten Stunde im fremden Land nicht auch noch Schalter suchen will, nimmt den Golf. Doppelkupplung, Abstandstempomat, Spurwarner: Auf den vier Stunden nach Pamukkale merkt man, wofür das gut ist.',
      'Er wartet auf dem Kurzzeitparkplatz vor Terminal 2, nicht am Ende einer Fahrt mit dem Zubringerbus. Drei Koffer passen, zwei davon stehend.',
      'Doppelkupplung und Abstandstempomat | Übergabe vor dem Terminal, ohne Zubringerbus | Isofix auf beiden Außensitzen | Keine Kaution',
      'Diesel oder Benziner je nach Verfügbarkeit; was Sie tanken, steht im Deckel.',
    ],
    en: [
      'Volkswagen Golf or similar, automatic',
      'The car you already know: automatic, three cases, and adaptive cruise control for the long D400.',
      'If you would rather not hunt for switches during your first hour in a new country, take the Golf. Twin-clutch gearbox, adaptive cruise control, lane warning: on the four hours to Pamukkale you find out what they are for.',
      'It waits in the short-stay car park outside Terminal 2, not at the end of a shuttle ride. Three cases fit, two of them upright.',
      'Twin-clutch gearbox, adaptive cruise control | Handed over outside the terminal, no shuttle | Isofix on both outer seats | No damage deposit',
      'Petrol or diesel as available; which of them is written inside the flap.',
    ],
    tr: [
      'Volkswagen Golf veya benzeri, otomatik',
      'Yabancılık çekmeyeceğiniz araç: otomatik, üç bavul, uzun D400 için mesafe ayarlı hız sabitleyici.',
      'Tatilin ilk saatinde düğme aramak istemeyene Golf. Çift kavrama, mesafe ayarlı hız sabitleyici, şerit uyarısı; Pamukkale’ye giden dört saatte neye yaradıkları anlaşılır.',
      'Servis otobüsüyle gidilen bir yerde değil, 2. Terminal’in önündeki kısa süreli otoparkta bekler. Üç bavul sığar, ikisi dik.',
      'Çift kavrama, mesafe ayarlı hız sabitleyici | Terminal önünde teslim, servis yok | İki yan koltukta Isofix | Hasar depozitosu yok',
      'Duruma göre benzinli ya da dizel verilir; ne alacağınız depo kapağında yazar.',
    ],
    ru: [
      'Volkswagen Golf или похожий, автомат',
      'Машина, которую вы уже знаете: автомат, три чемодана и адаптивный круиз для длинной D400.',
      'Если в первый час в чужой стране не хочется искать кнопки, берите Golf. Робот с двумя сцеплениями, адаптивный круиз-контроль, контроль полосы: за четыре часа до Памуккале становится ясно, зачем они нужны.',
      'Он ждёт на парковке краткой стоянки перед терминалом 2, ехать к нему автобусом не придётся. Входят три чемодана, два из них стоя.',
      'Два сцепления и адаптивный круиз | Выдача у терминала, без шаттла | Isofix на обоих крайних местах | Без залога',
      'Бензин или дизель по наличию; чем заправлять, написано под лючком.',
    ],
    nl: [
      'Volkswagen Golf of vergelijkbaar, automaat',
      'De auto die je al kent: automaat, drie koffers en adaptieve cruisecontrol voor de lange D400.',
      'Wie in het eerste uur in een vreemd land geen knopjes wil zoeken, neemt de Golf. Dubbele koppeling, adaptieve cruisecontrol, rijbaanhulp: op de vier uur naar Pamukkale merk je waar dat goed voor is.',
      'Hij staat op de kortparkeerplaats voor terminal 2, niet aan het eind van een ritje met de pendelbus. Er gaan drie koffers in, waarvan twee rechtop.',
      'Dubbele koppeling en adaptieve cruisecontrol | Overdracht voor de terminal, geen pendelbus | Isofix op beide buitenste plaatsen | Geen borg',
      'Benzine of diesel, naargelang wat er is; wat je moet tanken, staat in het klepje.',
    ],
    ar: [
      'فولكس فاغن غولف أو ما يماثلها، أوتوماتيك',
      'السيارة التي تعرفها: أوتوماتيك وثلاث حقائب ومثبت سرعة ذكي لطريق D400 الطويل.',
      'لمن لا يريد البحث عن الأزرار في ساعته الأولى في بلد جديد. ناقل بقابضين ومثبت سرعة يحفظ المسافة وتنبيه للمسار، وفي أربع ساعات إلى باموكالي تعرف فائدتها.',
      'تنتظرك في الموقف القصير أمام المبنى الثاني، لا في نهاية رحلة بالحافلة. تتسع لثلاث حقائب، اثنتان منها قائمتان.',
      'ناقل بقابضين ومثبت سرعة ذكي | التسليم أمام المبنى دون حافلة | تثبيت أيزوفيكس في المقعدين الجانبيين | دون مبلغ تأمين',
      'بنزين أو ديزل بحسب المتوفر، ونوع الوقود مكتوب داخل غطاء الخزان.',
    ],
  }),
  reviews: reviews`
    5 | Dagmar F. | Wuppertal | de | 2026-09-27 | Raus aus der Tür, links, Auto. So einfach war es noch nie.
    5 | Rachel N. | Bristol | en | 2026-05-21 | Felt like our own car with the wheel on the other side.
    4 | Bas K. | Arnhem | nl | 2026-07-08 | Heerlijke auto voor Pamukkale. Tank was bij ophalen net niet helemaal vol, is verrekend.
  `,
})

export const estate = car({
  code: 'ORI-C-04',
  slug: 'istijar-skoda-octavia-combi',
  destination: 'cappadocia',
  scene: 'sedan',
  units: 4,
  details: {
    ...CAR_TERMS,
    carClass: 'compact',
    gear: 'automatic',
    fuel: 'diesel',
    seats: 5,
    luggage: 5,
    offices: INLAND_OFFICES,
  },
  seasons: carYear(['39.00', '48.00', '64.00', '51.00']),
  extras: CAR_EXTRAS,
  text: carTexts({
    de: [
      'Škoda Octavia Combi oder ähnlich, Diesel',
      'Fünf Koffer und tausend Kilometer mit einem Tank: für die große Runde von der Küste nach Kappadokien.',
      'Von Antalya über Konya nach Göreme sind es 540 Kilometer, und der Octavia fährt sie mit einer Füllung hin und fast ganz zurück. Auf der Hochebene gibt es lange Geraden, wenige Säulen und Störche; dafür ist ein Diesel mit Automatik gemacht.',
      'Im Kofferraum stehen fünf Koffer unter der Abdeckung, auch wenn Sie in Konya zwei Stunden im Museum sind. Von November bis März hat er Winterreifen und Ketten, ohne Aufpreis.',
      'Fünf Koffer unter der Abdeckung | Bis zu tausend Kilometer mit einer Füllung | Winterreifen und Ketten von November bis März | Keine Kaution',
      'In Kayseri übernommen und in Antalya abgegeben: Die Einweggebühr gilt auch dann nur einmal.',
    ],
    en: [
      'Škoda Octavia Estate or similar, diesel',
      'Five cases and a thousand kilometres on one tank: for the long loop from the coast to Cappadocia.',
      'It is 540 kilometres from Antalya to Göreme by way of Konya, and one tank takes the Octavia there and nearly all the way back. The plateau has long straights, few pumps and storks; it is what a diesel automatic was made for.',
      'Five cases stand under the cover while you spend two hours in Konya’s museum. From November to March it wears winter tyres and carries chains, at no extra charge.',
      'Five cases out of sight | Up to a thousand kilometres on a tank | Winter tyres and chains from November to March | No damage deposit',
      'Taken in Kayseri and left in Antalya: the one-way fee is still paid once only.',
    ],
    tr: [
      'Škoda Octavia Combi veya benzeri, dizel',
      'Beş bavul ve tek depoyla bin kilometre: kıyıdan Kapadokya’ya büyük tur için.',
      'Antalya’dan Konya üzerinden Göreme 540 kilometredir; Octavia bir depoyla gider, dönüşün de çoğunu alır. Bozkırda yol düz, istasyon seyrek, leylek boldur; otomatik dizel tam buraya göredir.',
      'Konya’da müzede iki saat geçirirken beş bavul örtünün altında durur. Kasımdan marta kadar kış lastiği ve zincir vardır, ek ücret istenmez.',
      'Örtü altında beş bavul | Tek depoyla bin kilometreye kadar | Kasımdan marta kış lastiği ve zincir | Hasar depozitosu yok',
      'Kayseri’de alıp Antalya’da bıraksanız da tek yön ücreti bir kez ödenir.',
    ],
    ru: [
      'Škoda Octavia Combi или похожий, дизель',
      'Пять чемоданов и тысяча километров на одном баке: для большого круга от моря до Каппадокии.',
      'От Антальи через Конью до Гёреме 540 километров, и на одном баке Octavia проходит их туда и почти весь путь обратно. На плоскогорье длинные прямые, редкие колонки и аисты; для таких дорог и придуман дизель с автоматом.',
      'Пять чемоданов стоят под шторкой, пока вы два часа в музее Коньи. С ноября по март на машине зимние шины, в багажнике цепи, без доплаты.',
      'Пять чемоданов под шторкой | До тысячи километров на баке | Зимние шины и цепи с ноября по март | Без залога',
      'Взяли в Кайсери, сдали в Анталье: плата за возврат в другом городе всё равно одна.',
    ],
    nl: [
      'Škoda Octavia Combi of vergelijkbaar, diesel',
      'Vijf koffers en duizend kilometer op één tank: voor de grote ronde van de kust naar Cappadocië.',
      'Van Antalya via Konya naar Göreme is het 540 kilometer, en op één tank rijdt de Octavia heen en bijna helemaal terug. Op de hoogvlakte zijn er lange rechte stukken, weinig pompen en ooievaars; daar is een dieselautomaat voor gemaakt.',
      'Vijf koffers staan onder de afdekhoes terwijl jij twee uur in het museum van Konya bent. Van november tot en met maart heeft hij winterbanden en kettingen, zonder toeslag.',
      'Vijf koffers uit het zicht | Tot duizend kilometer op een tank | Winterbanden en kettingen van november tot en met maart | Geen borg',
      'Ophalen in Kayseri en inleveren in Antalya: de toeslag voor enkele reis betaal je maar één keer.',
    ],
    ar: [
      'سكودا أوكتافيا كومبي أو ما يماثلها، ديزل',
      'خمس حقائب وألف كيلومتر بخزان واحد: للجولة الكبيرة من الساحل إلى كابادوكيا.',
      'من أنطاليا عبر قونية إلى غوريمه 540 كيلومترًا، وتقطعها أوكتافيا بخزان واحد ذهابًا ومعظم طريق العودة. في الهضبة طرق مستقيمة طويلة ومحطات قليلة ولقالق كثيرة، ولمثلها صُنع الديزل الأوتوماتيك.',
      'تبقى خمس حقائب تحت الغطاء وأنت ساعتين في متحف قونية. ومن نوفمبر إلى مارس إطارات شتوية وسلاسل دون زيادة.',
      'خمس حقائب بعيدًا عن الأنظار | حتى ألف كيلومتر بالخزان | إطارات شتوية وسلاسل من نوفمبر إلى مارس | دون مبلغ تأمين',
      'إن استلمت في قيصري وسلّمت في أنطاليا فرسم الاتجاه الواحد يُدفع مرة واحدة.',
    ],
  }),
  reviews: reviews`
    5 | Familie Brandt | Göttingen | de | 2026-10-15 | 1.312 Kilometer, einmal getankt. Fünf Koffer, keine Diskussion.
    5 | Gareth and Sian P. | Swansea | en | 2026-04-29 | Snow on the pass above Beyşehir, chains in the boot, and we never needed them.
    4 | Сергей М. | Воронеж | ru | 2025-11-05 | Удобный универсал, расход 4,7. Хотелось бы камеру получше.
  `,
})
