import { season } from '../../../shared/entry'
import { extras, items, questions, reviews, steps } from '../../../shared/lines'
import { wedding } from '../rest-entry'

export const kaleiciCourtyard = wedding({
  code: 'ORI-W-02',
  slug: 'zafaf-fina-kaleici',
  destination: 'antalya',
  scene: 'oldtown',
  details: {
    kind: 'wedding',
    guests: 60,
    venue: 'garden',
    modules: ['ceremony', 'registrar', 'flowers', 'photography', 'music', 'dinner', 'cake', 'accommodation'],
  },
  seasons: [
    season('01-05', '03-31', '4890.00'),
    season('04-01', '06-30', '5790.00'),
    season('09-01', '11-15', '5690.00'),
    season('11-16', '12-20', '4890.00'),
  ],
  extras: [
    { id: 'henna-evening', price: '960.00', per: 'booking', maximum: 1 },
    { id: 'further-guest', price: '62.00', per: 'person', maximum: 15 },
  ],
  text: {
    de: {
      title: 'Hochzeit im Innenhof von Kaleiçi, sechzig Gäste',
      summary:
        'Ein osmanisches Stadthaus mit Orangenbäumen, Brunnen und elf Zimmern, samt Standesamt und allen Papieren.',
      description:
        'Von der Gasse sieht man nur eine Holztür. Dahinter liegt ein Hof mit sechs Orangenbäumen, einem Brunnen aus Kieselmosaik und Balkonen, von denen die Tanten zusehen können. Im April blühen die Bäume, und niemand braucht dann noch Parfum.\n\nDie Standesbeamtin kommt in den Hof; was sie zuvor sehen will, besorgen wir mit Ihnen: Ehefähigkeitszeugnis, Geburtsurkunden, Gesundheitszeugnis vom Familienzentrum um die Ecke. Die elf Zimmer des Hauses sind für zwei Nächte dabei, so schlafen die engsten Gäste am Fest.',
      highlights: items`Rechtsgültige Trauung, Papiere von uns vorbereitet | Das ganze Haus mit elf Zimmern für zwei Nächte | Sechs Orangenbäume, Blüte im April | Küche aus Antalya, gekocht im Haus`,
      programme: steps`
        15:00 | Friseurin und Fotografin | In den Zimmern im ersten Stock.
        17:30 | Trauung am Brunnen | Standesbeamtin, Dolmetscherin, zwei Zeugen.
        18:15 | Sekt und Granatapfelsaft | Auf der Dachterrasse, mit Blick auf den Yivli-Minare.
        19:30 | Essen im Hof | Vorspeisen, Zackenbarsch oder Lamm, Torte mit Bitterorange.
      `,
      included: items`Standesamtliche Trauung und beeidigte Dolmetscherin | Elf Doppelzimmer mit Frühstück, zwei Nächte | Blumen, Tische, Licht, Fotografin für sechs Stunden | Essen, Wein und Saft für sechzig, drei Musiker`,
      excluded: items`Apostillen aus der Heimat | Flüge | Zimmer über die elf hinaus`,
      goodToKnow: items`Um halb zwölf wird es in Kaleiçi still, das ist Vorschrift; gefeiert wird dann im Gewölbe weiter. | Die Gassen haben Pflaster: keine dünnen Absätze.`,
      questions: questions`
        Wie früh müssen die Papiere da sein? | Vier Wochen vorher als Foto, am Tag der Anreise im Original.
        Gilt die Ehe zu Hause? | Ja. Sie bekommen eine internationale Urkunde, die Ihr Standesamt einträgt.
      `,
      extras: extras`
        Hennaabend | Am Vorabend im Hof, mit Sängerin und roten Tüchern
        Weiterer Gast | Essen und Getränke, bis fünfundsiebzig Personen
      `,
    },
    en: {
      title: 'Courtyard wedding in Kaleiçi, sixty guests',
      summary: 'An Ottoman town house with orange trees, a fountain and eleven rooms, registrar and papers included.',
      description:
        'From the lane you see nothing but a wooden door. Behind it lies a courtyard with six orange trees, a fountain in pebble mosaic and balconies from which the aunts can watch. In April the trees are in flower, and nobody needs scent.\n\nThe registrar comes to the courtyard; what she wants to see before that, we obtain with you: certificate of no impediment, birth certificates, the health form from the family clinic round the corner. The eleven rooms of the house are yours for two nights, so that your closest guests sleep where they celebrate.',
      highlights: items`A legal marriage, with papers prepared by us | The whole house, eleven rooms, two nights | Six orange trees, in flower in April | Antalya’s own dishes, cooked in the house`,
      programme: steps`
        15:00 | Hairdresser and photographer | In the rooms on the first floor.
        17:30 | Vows at the fountain | Registrar, interpreter, two witnesses.
        18:15 | Sparkling wine and pomegranate juice | On the roof, facing the Yivli minaret.
        19:30 | Dinner in the courtyard | Mezes, grouper or lamb, a cake with bitter orange.
      `,
      included: items`Civil marriage and sworn interpreter | Eleven double rooms with breakfast, two nights | Flowers, tables, lights, photographer for six hours | Dinner, wine and juice for sixty, three musicians`,
      excluded: items`Apostilles from home | Flights | Rooms beyond the eleven`,
      goodToKnow: items`At half past eleven Kaleiçi falls silent, by law; the party goes on in the vault. | The lanes are cobbled: no thin heels.`,
      questions: questions`
        How early are the papers needed? | As photographs four weeks ahead, as originals on the day you arrive.
        Is the marriage valid at home? | Yes. You receive an international certificate that your register office enters.
      `,
      extras: extras`
        Henna evening | The night before in the courtyard, with a singer and red veils
        Further guest | Dinner and drinks, up to seventy-five people
      `,
    },
    tr: {
      title: 'Kaleiçi’nde avluda düğün, altmış konuk',
      summary: 'Portakal ağaçlı, çeşmeli, on bir odalı bir Osmanlı konağı; nikâh memuru ve evrak dahil.',
      description:
        'Sokaktan bakınca yalnızca ahşap bir kapı görünür. Ardında altı portakal ağacı, çakıl mozaikli bir çeşme ve halaların seyredeceği cumbalar vardır. Nisanda ağaçlar çiçek açar, kimse parfüm sürmez.\n\nNikâh memuru avluya gelir; öncesinde istediği her belgeyi sizinle birlikte tamamlarız: evlenme ehliyet belgesi, doğum kaydı, köşedeki aile sağlığı merkezinden sağlık raporu. Konağın on bir odası iki gece sizindir; en yakınlarınız düğün evinde uyur.',
      highlights: items`Resmî nikâh, evrak bizden | Konağın tamamı, on bir oda, iki gece | Altı portakal ağacı, nisanda çiçekte | Evin mutfağında pişen Antalya yemekleri`,
      programme: steps`
        15:00 | Kuaför ve fotoğrafçı | Birinci kattaki odalarda.
        17:30 | Çeşme başında nikâh | Memur, tercüman, iki şahit.
        18:15 | Köpüklü şarap ve nar suyu | Yivli Minare’ye bakan damda.
        19:30 | Avluda yemek | Mezeler, lagos ya da kuzu, turunçlu pasta.
      `,
      included: items`Resmî nikâh ve yeminli tercüman | On bir çift kişilik oda, kahvaltıyla iki gece | Çiçek, masa, ışık, altı saat fotoğrafçı | Altmış kişilik yemek, şarap ve meyve suyu, üç müzisyen`,
      excluded: items`Yurt dışından alınacak apostil | Uçak | On birden fazla oda`,
      goodToKnow: items`Kaleiçi’nde on bir buçukta ses kesilir, kural böyle; eğlence mahzende sürer. | Sokaklar taş döşelidir: ince topuk giymeyin.`,
      questions: questions`
        Evrak ne zaman hazır olmalı? | Dört hafta önce fotoğrafı, geldiğiniz gün aslı.
        Nikâh yurt dışında geçerli mi? | Evet. Uluslararası aile cüzdanı verilir, oradaki nüfus dairesi işler.
      `,
      extras: extras`
        Kına gecesi | Bir akşam önce avluda, türkücü ve al duvaklarla
        Fazladan konuk | Yemek ve içecek, yetmiş beş kişiye kadar
      `,
    },
    ru: {
      title: 'Свадьба во дворике Калеичи, шестьдесят гостей',
      summary:
        'Османский особняк с апельсиновыми деревьями, фонтаном и одиннадцатью комнатами, с регистрацией и документами.',
      description:
        'С улицы видна только деревянная дверь. За ней двор с шестью апельсиновыми деревьями, фонтан с мозаикой из гальки и балконы, откуда удобно смотреть тётушкам. В апреле деревья цветут, и духи никому не нужны.\n\nРегистратор приходит во двор; всё, что она захочет увидеть заранее, оформляем вместе с вами: справку о семейном положении, свидетельства о рождении, медицинскую справку из поликлиники за углом. Одиннадцать комнат дома ваши на две ночи, и самые близкие ночуют прямо на празднике.',
      highlights: items`Официальный брак, документы готовим мы | Весь дом, одиннадцать комнат, две ночи | Шесть апельсиновых деревьев, цветут в апреле | Кухня Антальи, готовят в доме`,
      programme: steps`
        15:00 | Парикмахер и фотограф | В комнатах на втором этаже.
        17:30 | Брак у фонтана | Регистратор, переводчик, два свидетеля.
        18:15 | Игристое и гранатовый сок | На крыше с видом на минарет Йивли.
        19:30 | Ужин во дворе | Закуски, групер или ягнёнок, торт с горьким апельсином.
      `,
      included: items`Регистрация и присяжный переводчик | Одиннадцать двухместных номеров с завтраком, две ночи | Цветы, столы, свет, фотограф на шесть часов | Ужин, вино и сок на шестьдесят человек, три музыканта`,
      excluded: items`Апостили из дома | Перелёт | Номера сверх одиннадцати`,
      goodToKnow: items`В половине двенадцатого в Калеичи тихо, таков закон; праздник продолжается в сводчатом подвале. | На улицах брусчатка: без тонких каблуков.`,
      questions: questions`
        Когда нужны документы? | За четыре недели в виде фото, в день приезда оригиналы.
        Действителен ли брак дома? | Да. Вы получите международное свидетельство, его признают с апостилем и переводом.
      `,
      extras: extras`
        Вечер хны | Накануне во дворе, с певицей и красными покрывалами
        Дополнительный гость | Ужин и напитки, всего до семидесяти пяти человек
      `,
    },
    nl: {
      title: 'Trouwen op een binnenplaats in Kaleiçi, zestig gasten',
      summary: 'Een Ottomaans stadshuis met sinaasappelbomen, fontein en elf kamers, ambtenaar en papieren inbegrepen.',
      description:
        'Vanaf het steegje zie je alleen een houten deur. Daarachter ligt een binnenplaats met zes sinaasappelbomen, een fontein van kiezelmozaïek en balkons waar de tantes kunnen toekijken. In april bloeien de bomen, dan heeft niemand parfum nodig.\n\nDe trouwambtenaar komt naar de binnenplaats; wat zij vooraf wil zien, regelen we samen: verklaring van huwelijksbevoegdheid, geboorteakten, het gezondheidsbewijs van de huisartsenpost om de hoek. De elf kamers zijn twee nachten van jullie, zodat de naaste gasten op het feest zelf slapen.',
      highlights: items`Wettig huwelijk, papieren door ons geregeld | Het hele huis, elf kamers, twee nachten | Zes sinaasappelbomen, in bloei in april | Gerechten uit Antalya, in huis gekookt`,
      programme: steps`
        15:00 | Kapster en fotograaf | In de kamers op de eerste verdieping.
        17:30 | Jawoord bij de fontein | Ambtenaar, tolk, twee getuigen.
        18:15 | Bubbels en granaatappelsap | Op het dak, tegenover de Yivli-minaret.
        19:30 | Diner op de binnenplaats | Meze, tandbaars of lam, taart met bittere sinaasappel.
      `,
      included: items`Burgerlijk huwelijk en beëdigde tolk | Elf tweepersoonskamers met ontbijt, twee nachten | Bloemen, tafels, licht, fotograaf voor zes uur | Diner, wijn en sap voor zestig, drie muzikanten`,
      excluded: items`Apostilles van thuis | Vluchten | Kamers boven de elf`,
      goodToKnow: items`Om half twaalf wordt het stil in Kaleiçi, dat is voorschrift; het feest gaat door in het gewelf. | De steegjes hebben keien: geen dunne hakken.`,
      questions: questions`
        Wanneer moeten de papieren er zijn? | Vier weken vooraf als foto, op de dag van aankomst het origineel.
        Is het huwelijk thuis geldig? | Ja. Je krijgt een internationale akte die je gemeente inschrijft.
      `,
      extras: extras`
        Hennaavond | De avond ervoor op de binnenplaats, met zangeres en rode sluiers
        Extra gast | Diner en drankjes, tot vijfenzeventig personen
      `,
    },
    ar: {
      title: 'زفاف في فناء بكاليتشي لستين ضيفًا',
      summary: 'قصر عثماني بأشجار برتقال ونافورة وإحدى عشرة غرفة، مع مأمور الزواج وجميع الأوراق.',
      description:
        'لا يظهر من الزقاق إلا باب خشبي، وخلفه فناء فيه ست أشجار برتقال ونافورة من فسيفساء الحصى وشرفات تطل منها العمّات. في أبريل تزهر الأشجار فلا يحتاج أحد إلى عطر.\n\nتأتي مأمورة الزواج إلى الفناء، وما تطلبه قبل ذلك نستكمله معك: شهادة عدم الممانعة وشهادات الميلاد والتقرير الصحي من المركز القريب. وغرف القصر الإحدى عشرة لك ليلتين، فيبيت أقرب ضيوفك في مكان الفرح.',
      highlights: items`زواج رسمي ونحن نُعدّ الأوراق | القصر كله، إحدى عشرة غرفة، ليلتان | ست أشجار برتقال تزهر في أبريل | أطباق أنطاليا مطبوخة في البيت`,
      programme: steps`
        15:00 | مصففة الشعر والمصوّرة | في غرف الطابق الأول.
        17:30 | العقد عند النافورة | المأمورة والمترجمة وشاهدان.
        18:15 | عصير الرمان والمشروبات | على السطح قبالة المئذنة المضلّعة.
        19:30 | العشاء في الفناء | مقبلات، ثم هامور أو لحم ضأن، وكعكة بالنارنج.
      `,
      included: items`الزواج المدني والمترجمة المحلفة | إحدى عشرة غرفة مزدوجة مع الإفطار لليلتين | زهور وطاولات وإضاءة ومصوّرة لست ساعات | عشاء ومشروبات لستين ضيفًا وثلاثة عازفين`,
      excluded: items`تصديق الوثائق في بلدك | الطيران | ما زاد على إحدى عشرة غرفة`,
      goodToKnow: items`يهدأ الحي في الحادية عشرة والنصف بحكم النظام، ويستمر الفرح في القبو. | الأزقة مرصوفة بالحجارة، فتجنّب الكعب الرفيع.`,
      questions: questions`
        متى يجب أن تصل الأوراق؟ | صورها قبل أربعة أسابيع، وأصولها يوم وصولك.
        هل الزواج معترف به في بلدنا؟ | تحصل على وثيقة دولية تُصدَّق في قنصليتك وتُسجل هناك.
      `,
      extras: extras`
        ليلة الحناء | في المساء السابق بالفناء مع مغنية وأوشحة حمراء
        ضيف إضافي | العشاء والمشروبات حتى خمسة وسبعين شخصًا
      `,
    },
  },
  reviews: reviews`
    5 | Christina und Marco | Stuttgart | de | 2026-04-25 | Orangenblüte, Brunnen, sechzig Menschen. Und auf dem Standesamt zu Hause keine einzige Rückfrage.
    5 | Elif ve Thomas | Berlin | tr | 2026-10-10 | İki aile, iki dil, tek avlu. Tercüman Hanım herkesi güldürdü.
    4 | Hannah and Luke | Exeter | en | 2026-05-30 | Perfect evening. The vault is small for sixty dancers, but nobody minded.
    5 | Дарья и Илья | Новосибирск | ru | 2026-09-26 | Документы собрали за нас, мы только подписали.
  `,
})
