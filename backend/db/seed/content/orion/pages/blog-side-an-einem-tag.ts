import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

export const orionSideDay: SeedPage<OrionLocale> = {
  key: 'side-an-einem-tag',
  pageType: 'blog',
  parent: 'regionen',
  scene: 'side',
  pictureSeed: 829,
  publishedOn: '2026-06-18',
  readingMinutes: 3,
  text: {
    de: {
      title: 'Side von früh bis spät: ein Tag zwischen Theater und Tempel',
      slug: 'side-von-frueh-bis-spaet',
      label: 'Pamphylien',
      summary: 'Eine Stadt, in der man über Glas auf Mosaiken geht, und die Stunden, in denen sie am schönsten ist.',
      body: `<p>Side heißt Granatapfel, in einer Sprache, die außer den Einwohnern niemand sprach und von der kaum zwei Dutzend Inschriften blieben. Die Stadt lag auf einer Halbinsel, lebte vom Hafen und zeitweise von Seeräubern, die hier ihre Gefangenen verkauften. Heute wohnen Katzen, Wirte und Archäologen darin, in dieser Reihenfolge.</p>
<h2>Früh: die Säulenstraße</h2>
<p>Kommen Sie um acht durch das große Tor, wenn die Andenkenläden noch Planen haben. Links liegt das Nymphäum, einst ein Brunnen mit drei Stockwerken Marmor, dann zieht sich die Straße zum Meer. Das Museum gegenüber der Agora ist in einem römischen Bad untergebracht; die drei Grazien stehen dort, wo früher der Dampf war.</p>
<h2>Mittags: Schatten und Wasser</h2>
<ul><li><strong>Das Theater:</strong> Weil kein Hügel da war, baute man es auf Bögen. Fünfzehntausend Menschen saßen hier, und zwischen den Stufen zieht es angenehm.</li><li><strong>Der Oststrand:</strong> weniger Liegen als im Westen, dafür Dünen.</li><li><strong>Die Glaswege:</strong> Unter vielen Läden liegen Mosaiken. Man sieht sie durch den Boden, im Vorbeigehen, mit einem Eis in der Hand.</li><li><strong>Manavgat:</strong> Der Fluss ist zehn Minuten entfernt und auch im August kalt.</li></ul>
<h2>Spät: die fünf Säulen</h2>
<p>Der Apollontempel am Hafen hat noch fünf Säulen, wieder aufgerichtet in den achtziger Jahren. Eine Stunde vor Sonnenuntergang sind sie gelb, zehn Minuten davor rosa, danach von unten beleuchtet. Stellen Sie sich nicht davor, sondern daneben, auf die Steine am Wasser: Dort hört man die Kameras nicht.</p>
<p>Zum Essen gehen Sie zwei Gassen vom Hafen weg. Wo die Karte Fotos hat, zahlen Sie für die Fotos; wo sie an der Tafel steht, für den Fisch. Autos dürfen tagsüber nicht in die Altstadt, der Parkplatz vor dem Tor genügt, und der kleine Zug dahinter ist für die Füße gedacht, nicht für die Würde.</p>`,
    },
    en: {
      title: 'Side from early to late: a day between theatre and temple',
      slug: 'side-from-early-to-late',
      label: 'Pamphylia',
      summary: 'A town in which you walk on glass over mosaics, and the hours at which it is loveliest.',
      body: `<p>Side means pomegranate, in a language that none but its own people spoke and of which barely two dozen inscriptions are left. The town lay on a peninsula and lived by its harbour and at times by pirates, who sold their captives here. Today cats, innkeepers and archaeologists live in it, in that order.</p>
<h2>Early: the colonnaded street</h2>
<p>Come through the great gate at eight, while the souvenir shops still wear their tarpaulins. On the left is the nymphaeum, once a fountain with three storeys of marble, and then the street draws down to the sea. The museum opposite the agora is in a Roman bath; the three Graces stand where the steam used to be.</p>
<h2>At noon: shade and water</h2>
<ul><li><strong>The theatre:</strong> since there was no hill, it was built on arches. Fifteen thousand sat here, and a pleasant draught goes between the steps.</li><li><strong>The east beach:</strong> fewer sunbeds than in the west, but dunes.</li><li><strong>The glass paths:</strong> mosaics lie beneath many of the shops. You see them through the floor, in passing, ice cream in hand.</li><li><strong>Manavgat:</strong> the river is ten minutes away and cold in August too.</li></ul>
<h2>Late: the five columns</h2>
<p>Apollo’s temple at the harbour still has five columns, raised again in the eighties. An hour before sunset they are yellow, ten minutes before it pink, and afterwards lit from below. Do not stand in front of them but beside them, on the stones by the water: there you do not hear the cameras.</p>
<p>To eat, go two lanes away from the harbour. Where the menu has photographs you pay for the photographs; where it is chalked on a board, for the fish. Cars may not enter the old town by day, the car park outside the gate will do, and the little train behind it is meant for your feet, not for your dignity.</p>`,
    },
    tr: {
      title: 'Sabahtan geceye Side: tiyatroyla tapınak arasında bir gün',
      slug: 'sabahtan-geceye-side',
      label: 'Pamfilya',
      summary: 'Mozaiklerin üstünde camda yürünen bir kent ve en güzel olduğu saatler.',
      body: `<p>Side nar demektir; halkından başka kimsenin konuşmadığı, geriye iki düzine kadar yazıt kalan bir dilde. Kent bir yarımadaya kuruluydu, limanından, kimi zaman da tutsaklarını burada satan korsanlardan geçinirdi. Bugün içinde kediler, esnaf ve arkeologlar oturur; sırası da budur. Surların içindeki köyü yüz küsur yıl önce Girit’ten gelenler kurdu, evlerin birkaçı hâlâ onların torunlarınındır.</p>
<h2>Sabah: sütunlu cadde</h2>
<p>Sekizde, hediyelik dükkânlarının brandası daha inmemişken büyük kapıdan girin. Solda, bir zamanlar üç kat mermerden olan çeşme, Nymphaeum durur; sonra cadde denize iner. Agoranın karşısındaki müze bir Roma hamamının içindedir, üç güzeller buharın olduğu yerde bekler.</p>
<h2>Öğle: gölge ve su</h2>
<ul><li><strong>Tiyatro:</strong> tepe olmadığı için kemerler üstüne yapıldı. On beş bin kişi otururdu, basamakların arasından serin bir hava geçer.</li><li><strong>Doğu plajı:</strong> batıdakinden az şezlong, ama kumul vardır.</li><li><strong>Cam yollar:</strong> dükkânların çoğunun altında mozaik yatar. Elinizde dondurma, yürürken yerden görürsünüz.</li><li><strong>Manavgat:</strong> ırmak on dakikadır, ağustosta da soğuktur.</li></ul>
<h2>Akşam: beş sütun</h2>
<p>Limandaki Apollon Tapınağı’ndan seksenlerde yeniden dikilen beş sütun ayaktadır. Gün batımından bir saat önce sarı, on dakika önce pembe, sonra alttan ışıklıdır. Önüne değil yanına, suyun kıyısındaki taşlara oturun; orada fotoğraf makineleri duyulmaz, yalnızca su duyulur.</p>
<p>Yemek için limandan iki sokak içeri girin. Mönüde resim varsa resme, tahtada yazıyorsa balığa para verirsiniz. Eski kente gündüz araç girmez, kapının önündeki otopark yeter; arkasındaki küçük tren ayaklar içindir, ağırbaşlılık için değil. Bir de müzenin kapanış saatine bakın, kışın erken kapanır. Cumartesi pazarı surların dışında kurulur, nar mevsimi ekimdir; kentin adını taşıyan meyveyi o zaman, sıkılmış olarak, ayaküstü içersiniz. Gecelemek isteyene sur içindeki pansiyonlar yeter; sabahı orada karşılamak gerekir.</p>`,
    },
    ru: {
      title: 'Сиде с утра до вечера: день между театром и храмом',
      slug: 'side-s-utra-do-vechera',
      label: 'Памфилия',
      summary: 'Город, где ходят по стеклу над мозаиками, и часы, когда он красивее всего.',
      body: `<p>Сиде значит «гранат» на языке, на котором, кроме самих жителей, никто не говорил и от которого осталось едва две дюжины надписей. Город стоял на полуострове и жил портом, а порой и пиратами, которые продавали здесь пленников. Теперь в нём живут кошки, рестораторы и археологи, именно в этом порядке.</p>
<h2>Утро: улица колонн</h2>
<p>Приходите через большие ворота в восемь, пока сувенирные лавки ещё под брезентом. Слева нимфей, когда-то фонтан в три яруса мрамора, а дальше улица тянется к морю. Музей напротив агоры устроен в римских банях: три грации стоят там, где раньше был пар.</p>
<h2>Полдень: тень и вода</h2>
<ul><li><strong>Театр:</strong> холма не было, и его построили на арках. Здесь сидело пятнадцать тысяч человек, а между ступенями приятно тянет сквозняком.</li><li><strong>Восточный пляж:</strong> лежаков меньше, чем на западном, зато есть дюны.</li><li><strong>Стеклянные дорожки:</strong> под многими лавками лежат мозаики. Их видно сквозь пол, на ходу, с мороженым в руке.</li><li><strong>Манавгат:</strong> до реки десять минут, и она холодная даже в августе.</li></ul>
<h2>Вечер: пять колонн</h2>
<p>У храма Аполлона в гавани стоят пять колонн, поднятых заново в восьмидесятые годы. За час до заката они жёлтые, за десять минут розовые, потом их подсвечивают снизу. Становитесь не перед ними, а сбоку, на камни у воды: там не слышно фотоаппаратов, только море.</p>
<p>Ужинать идите за две улицы от гавани. Если в меню фотографии, вы платите за фотографии, если написано мелом на доске, то за рыбу. Днём машинам в старый город нельзя, стоянки у ворот хватает, а паровозик за ней придуман для ног, а не для солидности. И проверьте часы музея: зимой он закрывается раньше, чем садится солнце над гаванью.</p>`,
    },
    nl: {
      title: 'Side van vroeg tot laat: een dag tussen theater en tempel',
      slug: 'side-van-vroeg-tot-laat',
      label: 'Pamfylië',
      summary: 'Een stad waar je op glas over mozaïeken loopt, en de uren waarop ze het mooist is.',
      body: `<p>Side betekent granaatappel, in een taal die buiten de inwoners niemand sprak en waarvan nauwelijks twee dozijn inscripties over zijn. De stad lag op een schiereiland en leefde van de haven en soms van piraten, die hier hun gevangenen verkochten. Nu wonen er katten, kasteleins en archeologen, in die volgorde.</p>
<h2>Vroeg: de zuilenstraat</h2>
<p>Kom om acht uur door de grote poort, als de souvenirwinkels hun zeilen nog dicht hebben. Links ligt het nymphaeum, ooit een fontein met drie verdiepingen marmer, daarna loopt de straat af naar zee. Het museum tegenover de agora zit in een Romeins badhuis; de drie Gratiën staan waar vroeger de stoom was.</p>
<h2>Middag: schaduw en water</h2>
<ul><li><strong>Het theater:</strong> er was geen heuvel, dus bouwden ze het op bogen. Vijftienduizend mensen zaten hier, en tussen de treden trekt het aangenaam.</li><li><strong>Het oostelijke strand:</strong> minder ligbedden dan in het westen, maar wel duinen.</li><li><strong>De glazen paden:</strong> onder veel winkels liggen mozaïeken. Je ziet ze door de vloer, in het voorbijgaan, met een ijsje in je hand.</li><li><strong>Manavgat:</strong> de rivier is tien minuten rijden en ook in augustus koud.</li></ul>
<h2>Laat: de vijf zuilen</h2>
<p>De Apollotempel aan de haven heeft nog vijf zuilen, in de jaren tachtig weer overeind gezet. Een uur voor zonsondergang zijn ze geel, tien minuten ervoor roze, daarna van onderen verlicht. Ga er niet voor staan maar ernaast, op de stenen aan het water: daar hoor je de camera’s niet.</p>
<p>Loop om te eten twee steegjes van de haven weg. Waar foto’s op de kaart staan, betaal je voor de foto’s; waar het op een bord staat, voor de vis. Auto’s mogen overdag de oude stad niet in, de parkeerplaats voor de poort volstaat, en het treintje erachter is bedoeld voor je voeten, niet voor je waardigheid.</p>`,
    },
    ar: {
      title: 'سيدا من الصباح إلى المساء: يوم بين المسرح والمعبد',
      slug: 'sida-min-alsabah-ila-almasa',
      label: 'بمفيليا',
      summary: 'مدينة تمشي فيها على زجاج فوق الفسيفساء، والساعات التي تبلغ فيها أجمل حالاتها.',
      body: `<p>سيدا تعني الرمان، في لغة لم يتكلمها غير أهلها ولم يبق منها إلا نحو أربعة وعشرين نقشًا. كانت المدينة على شبه جزيرة تعيش من مينائها، وأحيانًا من قراصنة يبيعون فيها أسراهم. واليوم تسكنها القطط وأصحاب المطاعم وعلماء الآثار، بهذا الترتيب. أما القرية داخل الأسوار فأسسها قبل أكثر من قرن مسلمون قدموا من كريت، ولا يزال أحفادهم في بعض بيوتها.</p>
<h2>الصباح: شارع الأعمدة</h2>
<p>ادخل من البوابة الكبرى في الثامنة ودكاكين التذكارات لم ترفع أغطيتها بعد. عن اليسار سبيل كان ذا ثلاثة طوابق من الرخام، ثم ينحدر الشارع إلى البحر. والمتحف قبالة السوق القديمة مقام في حمّام روماني، تقف فيه التماثيل حيث كان البخار.</p>
<h2>الظهر: ظل وماء</h2>
<ul><li><strong>المسرح:</strong> لم يكن ثمة تل فبُني على أقواس. كان يتسع لخمسة عشر ألفًا، ويمر بين درجاته هواء لطيف.</li><li><strong>الشاطئ الشرقي:</strong> كراسيه أقل من الغربي وفيه كثبان.</li><li><strong>الممرات الزجاجية:</strong> تحت كثير من الدكاكين فسيفساء تُرى عبر الأرض وأنت تمر والمثلجات في يدك.</li><li><strong>مانافغات:</strong> النهر على عشر دقائق وهو بارد حتى في أغسطس.</li></ul>
<h2>المساء: الأعمدة الخمسة</h2>
<p>بقيت من معبد أبولو عند الميناء خمسة أعمدة أُعيد نصبها في الثمانينيات. قبل الغروب بساعة تصفرّ، وقبله بعشر دقائق تحمرّ، ثم تُضاء من أسفل. لا تقف أمامها بل بجانبها على الحجارة عند الماء، فهناك لا تُسمع آلات التصوير.</p>
<p>للعشاء ابتعد عن الميناء زقاقين. حيث القائمة بالصور تدفع ثمن الصور، وحيث تُكتب على لوح تدفع ثمن السمك. لا تدخل السيارات البلدة القديمة نهارًا، والموقف أمام البوابة يكفي، والقطار الصغير خلفه للأقدام المتعبة لا للوقار. وتحقق من ساعات المتحف، فهو يغلق شتاءً قبل الغروب. وفي أكتوبر موسم الرمان الذي تحمل المدينة اسمه، فاشربه معصورًا وأنت واقف.</p>`,
    },
  },
}
