import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const koycegizKayakSprings: SeedProduct<OrionLocale> = {
  code: 'ORI-T-34',
  kind: 'tour',
  category: 'natur-abenteuer',
  destination: 'dalyan',
  scene: 'fethiye',
  pictureSeed: 134,
  details: {
    kind: 'tour',
    durationMinutes: 390,
    days: 1,
    guideLanguages: ['de', 'en', 'tr'],
    groupSize: 10,
    pickup: 'optional',
    theme: 'nature',
    minimumAge: 10,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '03-15', to: '06-15', adult: '52.00', child: '39.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '48.00', child: '36.00', infant: '0.00' },
    { from: '09-16', to: '11-15', adult: '52.00', child: '39.00', infant: '0.00' },
  ],
  sessions: [{ time: '07:30', endTime: '14:00', capacity: 10, weekdays: [1, 3, 5, 6] }],
  childFrom: 10,
  adultFrom: 15,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'full',
  depositRate: 100,
  cutoffMinutes: 720,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [
    { id: 'pickup', price: '7.00', per: 'person', maximum: 10 },
    { id: 'single-kayak', price: '10.00', per: 'booking', maximum: 3 },
  ],
  meetingPoint: { latitude: 36.9626, longitude: 28.6845 },
  rank: 34,
  text: {
    de: {
      title: 'Köyceğiz-See im Kajak bis zu den heißen Quellen',
      summary:
        'Am Morgen über spiegelglattes Wasser, durch den Amberbaumwald zu Fuß und zum Schluss in 39 Grad warmes Wasser.',
      description:
        'Bis zehn Uhr liegt der See wie Glas. Elif hat hier ihre Doktorarbeit über Eisvögel geschrieben und paddelt voraus, so leise, dass die Reiher stehen bleiben. Sie sitzen zu zweit im Kajak; Erfahrung brauchen Sie nicht.\n\nAuf halbem Weg legen wir an und gehen durch einen der letzten Amberbaumwälder der Erde, in dem es nach Harz und Zimt riecht. Am Ende steigen Sie in die Thermalbecken von Sultaniye, und das Begleitboot nimmt die Kajaks in Schlepp.',
      highlights: items`Acht ruhige Kilometer auf dem See | Spaziergang durch den Amberbaumwald | Heiße Quellen von Sultaniye am Schluss | Rückfahrt im Begleitboot`,
      programme: steps`
        07:30 | Ufer von Köyceğiz | Tee, Schwimmwesten, eine kurze Übung am Steg.
        08:15 | Erste Strecke | Vier Kilometer am Schilf entlang, Reiher und Eisvögel.
        09:45 | Amberbaumwald | Frühstück im Schatten und eine halbe Stunde zu Fuß.
        11:00 | Zweite Strecke | Hinüber ans Südufer, vier Kilometer.
        12:15 | Sultaniye | Thermalbecken, Schlammbad für alle, die mögen.
        13:30 | Rückfahrt | Im Begleitboot über den See, Ufer um 14:00.
      `,
      included: items`Doppelkajak und Weste | Guide und Begleitboot | Frühstück und Obst | Eintritt Sultaniye | Wasserdichter Sack`,
      excluded: items`Abholung im Hotel | Einzelkajak | Handtuch`,
      goodToKnow: items`Das Thermalwasser riecht nach Schwefel; nehmen Sie ältere Badesachen mit. | Kommt früher Wind auf, kürzen wir die zweite Strecke mit dem Boot ab.`,
      questions: questions`
        Wie anstrengend ist das? | Zwei Stunden Paddeln mit langer Pause. Wer müde wird, steigt ins Begleitboot.
        Kann das Kajak kippen? | Die Boote sind breit und sehr stabil. In sechs Jahren ist es zweimal passiert, beide Male beim Fotografieren.
      `,
      extras: extras`
        Abholung im Hotel | In Dalyan und Köyceğiz, hin und zurück
        Einzelkajak | Für alle, die schon einmal gepaddelt sind
      `,
      meetingPoint: place`Köyceğiz, Steg am Ende der Promenade | Gelbe Kajaks im Gras. Umkleide und Parkplatz sind gegenüber.`,
    },
    en: {
      title: 'Lake Köyceğiz by kayak to the hot springs',
      summary:
        'Across glassy water in the morning, on foot through sweetgum forest and at last into water of 39 degrees.',
      description:
        'Until ten o’clock the lake lies like glass. Elif wrote her doctoral thesis on kingfishers here and paddles ahead, so quietly that the herons stay put. You sit two to a kayak; you need no experience.\n\nHalfway we land and walk through one of the last sweetgum forests on earth, where it smells of resin and cinnamon. At the end you step into the thermal pools of Sultaniye, and the escort boat takes the kayaks in tow.',
      highlights: items`Eight calm kilometres on the lake | A walk through sweetgum forest | The hot springs of Sultaniye to finish | Return in the escort boat`,
      programme: steps`
        07:30 | Köyceğiz shore | Tea, life jackets, a short practice at the jetty.
        08:15 | First stretch | Four kilometres along the reeds, herons and kingfishers.
        09:45 | Sweetgum forest | Breakfast in the shade and half an hour on foot.
        11:00 | Second stretch | Across to the south shore, four kilometres.
        12:15 | Sultaniye | Thermal pools, and a mud bath if you like.
        13:30 | The way back | By escort boat across the lake; ashore at 14:00.
      `,
      included: items`Double kayak and life jacket | Guide and escort boat | Breakfast and fruit | Sultaniye entrance | Dry bag`,
      excluded: items`Hotel pick-up | Single kayak | Towel`,
      goodToKnow: items`The thermal water smells of sulphur; bring old swimwear. | If the wind rises early we shorten the second stretch with the boat.`,
      questions: questions`
        How strenuous is it? | Two hours of paddling with a long break. Those who tire get into the escort boat.
        Can the kayak tip over? | The boats are wide and very stable. In six years it happened twice, both times while taking photographs.
      `,
      extras: extras`
        Hotel pick-up | In Dalyan and Köyceğiz, both ways
        Single kayak | For those who have paddled before
      `,
      meetingPoint: place`Köyceğiz, jetty at the end of the promenade | Yellow kayaks in the grass. Changing room and car park are across the road.`,
    },
    tr: {
      title: 'Köyceğiz Gölü’nde kanoyla kaplıcalara',
      summary: 'Sabah cam gibi suda, sonra sığla ormanında yürüyerek, en sonunda 39 derecelik suya.',
      description:
        'Saat ona kadar göl cam gibidir. Doktorasını burada yalıçapkınları üzerine yazan Elif önden kürek çeker; öyle sessiz gider ki balıkçıllar yerinden kıpırdamaz. Kanoda iki kişi oturursunuz, deneyim gerekmez.\n\nYolun yarısında kıyıya çıkar, dünyada kalan son sığla ormanlarından birinde yürürüz; hava reçine ve tarçın kokar. Sonunda Sultaniye’nin sıcak havuzlarına girersiniz, kanoları eşlik teknesi çeker.',
      highlights: items`Gölde sekiz sakin kilometre | Sığla ormanında yürüyüş | Sonunda Sultaniye kaplıcaları | Eşlik teknesiyle dönüş`,
      programme: steps`
        07:30 | Köyceğiz kıyısı | Çay, can yelekleri, iskelede kısa bir alıştırma.
        08:15 | İlk bölüm | Sazlar boyunca dört kilometre, balıkçıllar ve yalıçapkınları.
        09:45 | Sığla ormanı | Gölgede kahvaltı ve yarım saat yürüyüş.
        11:00 | İkinci bölüm | Güney kıyısına geçiş, dört kilometre.
        12:15 | Sultaniye | Sıcak havuzlar, isteyene çamur banyosu.
        13:30 | Dönüş | Eşlik teknesiyle gölün üzerinden, 14:00’te kıyıda.
      `,
      included: items`İki kişilik kano ve yelek | Rehber ve eşlik teknesi | Kahvaltı ve meyve | Sultaniye girişi | Su geçirmez çanta`,
      excluded: items`Otelden alma | Tek kişilik kano | Havlu`,
      goodToKnow: items`Kaplıca suyu kükürt kokar, eski bir mayo getirin. | Rüzgâr erken çıkarsa ikinci bölümü tekneyle kısaltırız.`,
      questions: questions`
        Çok yorucu mu? | Uzun molayla iki saat kürek. Yorulan eşlik teknesine biner.
        Kano devrilir mi? | Kanolar geniş ve çok dengelidir. Altı yılda iki kez oldu, ikisi de fotoğraf çekerken.
      `,
      extras: extras`
        Otelden alma | Dalyan ve Köyceğiz’de gidiş dönüş
        Tek kişilik kano | Daha önce kürek çekmiş olanlara
      `,
      meetingPoint: place`Köyceğiz, sahil yolunun sonundaki iskele | Çimende sarı kanolar. Soyunma yeri ve otopark karşıdadır.`,
    },
    ru: {
      title: 'Озеро Кёйджегиз на каяке до горячих источников',
      slug: 'kayak-keydzhegiz-istochniki',
      summary: 'Утром по зеркальной воде, потом пешком через амбровый лес и в конце — в воду температурой 39 градусов.',
      description:
        'До десяти утра озеро лежит как стекло. Элиф писала здесь диссертацию о зимородках и гребёт впереди так тихо, что цапли не улетают. В каяке вы сидите вдвоём; опыт не нужен.\n\nНа полпути пристаём и идём через один из последних на земле амбровых лесов, где пахнет смолой и корицей. А в конце вы опускаетесь в термальные бассейны Султание, и катер сопровождения берёт каяки на буксир.',
      highlights: items`Восемь спокойных километров по озеру | Прогулка через амбровый лес | В конце горячие источники Султание | Обратно на катере сопровождения`,
      programme: steps`
        07:30 | Берег Кёйджегиза | Чай, жилеты, короткая тренировка у причала.
        08:15 | Первый отрезок | Четыре километра вдоль камышей, цапли и зимородки.
        09:45 | Амбровый лес | Завтрак в тени и полчаса пешком.
        11:00 | Второй отрезок | К южному берегу, четыре километра.
        12:15 | Султание | Термальные бассейны, грязевая ванна по желанию.
        13:30 | Обратно | На катере через озеро, берег в 14:00.
      `,
      included: items`Двухместный каяк и жилет | Гид и катер сопровождения | Завтрак и фрукты | Билет в Султание | Герметичный мешок`,
      excluded: items`Трансфер из отеля | Одноместный каяк | Полотенце`,
      goodToKnow: items`Термальная вода пахнет серой; возьмите старый купальник. | Если ветер поднимется рано, второй отрезок сократим на катере.`,
      questions: questions`
        Насколько это тяжело? | Два часа гребли с долгим привалом. Уставшие пересаживаются на катер.
        Может ли каяк перевернуться? | Лодки широкие и устойчивые. За шесть лет это было дважды, оба раза при фотосъёмке.
      `,
      extras: extras`
        Трансфер из отеля | В Дальяне и Кёйджегизе, туда и обратно
        Одноместный каяк | Для тех, кто уже грёб
      `,
      meetingPoint: place`Кёйджегиз, причал в конце набережной | Жёлтые каяки на траве. Раздевалка и парковка напротив.`,
    },
    nl: {
      title: 'Over het meer van Köyceğiz per kajak naar warme bronnen',
      summary: '’s Ochtends over spiegelglad water, te voet door het amberbos en tot slot in water van 39 graden.',
      description:
        'Tot tien uur ligt het meer als glas. Elif schreef hier haar proefschrift over ijsvogels en peddelt voorop, zo stil dat de reigers blijven staan. Je zit met z’n tweeën in de kajak; ervaring heb je niet nodig.\n\nHalverwege leggen we aan en lopen we door een van de laatste amberbossen op aarde, waar het naar hars en kaneel ruikt. Aan het eind stap je in de thermale baden van Sultaniye, en de volgboot neemt de kajaks op sleeptouw.',
      highlights: items`Acht rustige kilometers over het meer | Wandeling door het amberbos | Tot slot de warme bronnen van Sultaniye | Terug met de volgboot`,
      programme: steps`
        07:30 | Oever van Köyceğiz | Thee, zwemvesten, even oefenen bij de steiger.
        08:15 | Eerste stuk | Vier kilometer langs het riet, reigers en ijsvogels.
        09:45 | Amberbos | Ontbijt in de schaduw en een halfuur te voet.
        11:00 | Tweede stuk | Naar de zuidoever, vier kilometer.
        12:15 | Sultaniye | Thermale baden, en een modderbad voor wie wil.
        13:30 | Terug | Met de volgboot over het meer, om 14:00 aan wal.
      `,
      included: items`Tweepersoonskajak en vest | Gids en volgboot | Ontbijt en fruit | Entree Sultaniye | Waterdichte zak`,
      excluded: items`Ophalen bij je hotel | Eenpersoonskajak | Handdoek`,
      goodToKnow: items`Het thermale water ruikt naar zwavel; neem oude zwemkleding mee. | Steekt de wind vroeg op, dan korten we het tweede stuk in met de boot.`,
      questions: questions`
        Hoe zwaar is het? | Twee uur peddelen met een lange pauze. Wie moe wordt, stapt in de volgboot.
        Kan de kajak omslaan? | De boten zijn breed en heel stabiel. In zes jaar gebeurde het twee keer, allebei bij het fotograferen.
      `,
      extras: extras`
        Ophalen bij je hotel | In Dalyan en Köyceğiz, heen en terug
        Eenpersoonskajak | Voor wie al eens heeft gepeddeld
      `,
      meetingPoint: place`Köyceğiz, steiger aan het eind van de boulevard | Gele kajaks in het gras. Kleedhok en parkeerplaats zijn aan de overkant.`,
    },
    ar: {
      title: 'بحيرة كويجغيز بالكاياك حتى الينابيع الحارة',
      slug: 'kayak-koyjeghiz-alyanabi',
      summary: 'صباحًا فوق ماء كالمرآة، ثم سيرًا في غابة العنبر، وفي الختام ماء حرارته 39 درجة.',
      description:
        'تبقى البحيرة حتى العاشرة كالزجاج. كتبت إليف هنا رسالة الدكتوراه عن طيور الرفراف، وهي تجدّف في المقدمة بهدوء يجعل طيور البلشون تبقى في مكانها. يجلس الضيوف اثنين اثنين في الكاياك، ولا حاجة إلى خبرة.\n\nوفي منتصف الطريق ننزل إلى البر ونمشي في واحدة من آخر غابات العنبر على الأرض، حيث تفوح رائحة الراتنج والقرفة. وفي النهاية تدخل أحواض السلطانية الحارة، ويجر القارب المرافق الكاياكات.',
      highlights: items`ثمانية كيلومترات هادئة في البحيرة | نزهة في غابة العنبر | ينابيع السلطانية الحارة في الختام | العودة بالقارب المرافق`,
      programme: steps`
        07:30 | شاطئ كويجغيز | شاي وسترات نجاة وتمرين قصير عند الرصيف.
        08:15 | المرحلة الأولى | أربعة كيلومترات بمحاذاة القصب بين البلشون والرفراف.
        09:45 | غابة العنبر | فطور في الظل ونصف ساعة سيرًا.
        11:00 | المرحلة الثانية | إلى الشاطئ الجنوبي، أربعة كيلومترات.
        12:15 | السلطانية | أحواض حارة وحمام طين لمن يرغب.
        13:30 | العودة | بالقارب المرافق عبر البحيرة، والوصول في 14:00.
      `,
      included: items`كاياك لشخصين وسترة | مرشدة وقارب مرافق | فطور وفاكهة | تذكرة السلطانية | كيس مقاوم للماء`,
      excluded: items`الاصطحاب من الفندق | كاياك لشخص واحد | منشفة`,
      goodToKnow: items`رائحة الماء الحار كبريتية، فأحضر ملابس سباحة قديمة. | إن هبّت الريح مبكرًا اختصرنا المرحلة الثانية بالقارب.`,
      questions: questions`
        هل هي متعبة؟ | ساعتان من التجديف مع استراحة طويلة، ومن يتعب ينتقل إلى القارب المرافق.
        هل ينقلب الكاياك؟ | القوارب عريضة وثابتة جدًا. حدث ذلك مرتين في ستة أعوام، وفي كلتيهما أثناء التصوير.
      `,
      extras: extras`
        الاصطحاب من الفندق | في داليان وكويجغيز ذهابًا وإيابًا
        كاياك لشخص واحد | لمن سبق له التجديف
      `,
      meetingPoint: place`كويجغيز، الرصيف في آخر الكورنيش | كاياكات صفراء على العشب. غرفة التبديل والموقف في الجهة المقابلة.`,
    },
  },
  reviews: reviews`
    5 | Birgit N. | Rostock | de | 2026-05-02 | Wir haben elf Eisvögel gezählt, Elif zwölf. Danach ins heiße Wasser, ein perfekter Vormittag.
    4 | Callum F. | Glasgow | en | 2026-06-15 | So peaceful. The sulphur smell stays with you, fair warning was given.
    5 | Esra M. | Muğla | tr | 2026-04-11 | Yıllardır burada yaşıyorum, göle ilk kez böyle baktım.
    5 | Tessa R. | Delft | nl | 2025-10-04 | Rustig tempo, heerlijk ontbijt in het bos. Onze zoon van elf hield het prima vol.
  `,
}
