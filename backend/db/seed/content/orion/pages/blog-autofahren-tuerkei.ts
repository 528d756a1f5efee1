import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

export const orionDriving: SeedPage<OrionLocale> = {
  key: 'autofahren-tuerkei',
  pageType: 'blog',
  parent: 'ratgeber',
  scene: 'coastroad',
  pictureSeed: 828,
  publishedOn: '2026-04-09',
  readingMinutes: 3,
  text: {
    de: {
      title: 'Autofahren in der Türkei: Maut, Blitzer und die Hupe',
      slug: 'autofahren-in-der-tuerkei',
      label: 'Unterwegs',
      summary: 'Was das HGS-Gerät tut, wie schnell man darf und warum der Tankwart für Sie aussteigt.',
      body: `<p>Die Straßen sind besser, als die meisten denken, und die Regeln sind die europäischen. Anders ist nur, wie sie gelesen werden. Nach zwei Tagen liest man mit.</p>
<h2>Wie schnell, wie viel, wie nüchtern</h2>
<p>Im Ort gelten fünfzig, auf Landstraßen neunzig, auf Straßen mit Mittelstreifen hundertzehn und auf der Autobahn meist hundertdreißig. Zehn Prozent werden geduldet, mehr nicht: Kameras stehen an jeder größeren Ortseinfahrt, und auf langen Strecken wird der Schnitt gemessen. Für Fahrer von Personenwagen liegt die Grenze bei 0,5 Promille. Der Notruf für alles ist 112.</p>
<h2>Vier Dinge, die niemand erklärt</h2>
<ul><li><strong>Maut:</strong> Kassen gibt es keine. Das HGS-Gerät an der Scheibe wird beim Durchfahren gelesen; beim Mietwagen rechnen wir am Ende ab, ohne Aufschlag.</li><li><strong>Tanken:</strong> Bleiben Sie sitzen. Sagen Sie „ful“, der Tankwart füllt, putzt die Scheibe und bringt das Kartengerät.</li><li><strong>Lichthupe:</strong> Sie heißt nicht „bitte“, sondern „ich komme“. Die Hupe dagegen ist meist freundlich und heißt: Ich bin auch da.</li><li><strong>Kreisel:</strong> Wer drin ist, hat Vorfahrt. Rechnen Sie damit, dass es nicht jeder weiß.</li></ul>
<h2>Wenn etwas passiert</h2>
<p>Lassen Sie den Wagen stehen, stellen Sie das Dreieck auf und machen Sie Fotos, bevor jemand etwas bewegt. Bei Blechschaden füllen beide das Unfallprotokoll aus, dafür braucht es keine Polizei; bei Streit oder Verletzten wählen Sie 112. Ohne Protokoll zahlt keine Versicherung, auch nicht die beste.</p>
<p>Nachts fährt man in der Türkei ungern über Land, und zu Recht: Traktoren ohne Licht, Hunde mit Meinung. Planen Sie die Ankunft vor der Dämmerung. Parken in der Stadt kostet wenig und wird von einem Mann in Weste kassiert, der einen Zettel ausstellt; ohne Zettel kein Geld. In Altstädten lassen Sie den Wagen am Tor, denn dahinter kommt nur noch die Schubkarre.</p>`,
    },
    en: {
      title: 'Driving in Turkey: tolls, cameras and the horn',
      slug: 'driving-in-turkey',
      label: 'On the road',
      summary: 'What the HGS tag does, how fast you may go, and why you stay in your seat at the pump.',
      body: `<p>The roads are better than most people think, and the rules are the European ones. Only the way they are read is different. After two days you read along with everyone else.</p>
<h2>How fast, how much, how sober</h2>
<p>It is fifty in towns, ninety on country roads, a hundred and ten on dual carriageways and mostly a hundred and thirty on motorways. Ten per cent is tolerated, no more: cameras stand where the larger towns begin, and on long stretches your average is measured. For drivers of cars the limit is 0.5 grams of alcohol per litre of blood. The number for every emergency is 112. Traffic keeps to the right.</p>
<h2>Four things that nobody explains</h2>
<ul><li><strong>Tolls:</strong> there are no booths. The HGS tag on the windscreen is read as you drive through; with a hired car we settle it at the end, without a surcharge.</li><li><strong>Fuel:</strong> stay seated. Say “ful”; the attendant fills up, wipes the windscreen and brings the card machine.</li><li><strong>Flashing lights:</strong> they do not mean “after you” but “here I come”. The horn is mostly friendly and means: I am here as well.</li><li><strong>Roundabouts:</strong> whoever is on it goes first. Allow for those who have not heard.</li></ul>
<h2>If something happens</h2>
<p>Leave the car where it is, put out the triangle and take photographs before anybody moves anything. With bent metal only, both drivers fill in the accident report and no police are needed; in a dispute or with injuries call 112. Without a report no insurer pays, not even the best.</p>
<p>People in Turkey do not like driving through the countryside at night, and rightly so: tractors without lights, dogs with opinions. Plan to arrive before dusk. Parking in town costs little and is collected by a man in a hi-vis vest who writes a slip; no slip, no money. At old towns leave the car by the gate, because beyond it there is only the wheelbarrow.</p>`,
    },
    tr: {
      title: 'Yabancı misafirle yola çıkana: HGS, radar ve korna',
      slug: 'turkiyede-araba-kullanmak',
      label: 'Yolda',
      summary: 'HGS ne yapar, sınırlar nedir, kaza olunca kim neyi doldurur: kiralık araçla ilk günün kısa notları.',
      body: `<p>Yollar çoğu kişinin sandığından iyidir, kurallar da Avrupa’nınkiyle aynıdır. Değişik olan, nasıl okunduğudur. Yurt dışından gelen iki günde alışır; siz yine de kiralık araca binmeden şunlara bir bakın.</p>
<h2>Hız, ceza, alkol</h2>
<p>Yerleşim yerinde elli, şehirler arası iki yönlü yolda doksan, bölünmüş yolda yüz on, otoyolda çoğunlukla yüz otuz. Yüzde ona kadar göz yumulur, fazlasına yumulmaz: büyükçe her ilçenin girişinde kamera vardır, uzun yolda ortalama hız ölçülür. Otomobil sürücüsü için alkol sınırı 0,50 promildir. Acil durumda tek numara 112’dir, polis de ambulans da oradan gelir.</p>
<h2>Kimsenin anlatmadığı dört şey</h2>
<ul><li><strong>Otoyol:</strong> gişe yok. Camdaki HGS geçerken okunur; kiralık araçta hesap sonunda, hizmet bedeli eklenmeden çıkarılır.</li><li><strong>Yakıt:</strong> inmeyin. “Ful” deyin; pompacı doldurur, camı siler, kartı arabaya getirir.</li><li><strong>Selektör:</strong> “buyur” değil, “geliyorum” demektir. Korna ise çoğu zaman dostçadır: ben de buradayım.</li><li><strong>Dönel kavşak:</strong> öncelik içeridekinindir. Bilmeyene karşı yine de hazır olun.</li></ul>
<h2>Bir şey olursa</h2>
<p>Aracı oynatmayın, reflektörü koyun, kimse bir şeye dokunmadan fotoğraf çekin. Maddi hasarlıysa iki sürücü kaza tespit tutanağını doldurur, polis gerekmez; anlaşmazlık ya da yaralı varsa 112. Tutanaksız hasarı hiçbir sigorta ödemez, kaskonun iyisi de ödemez. Kiralık araçta önce bizi arayın, tutanağı telefonda birlikte yazalım.</p>
<p>Gece köy yolunda gitmeyin: ışıksız traktör, fikri olan köpek çıkar. Varışı hava kararmadan önceye koyun. Şehirde park ucuzdur, yelekli görevli fiş keser; fişsiz para verilmez. Eski mahallelerde aracı kapıda bırakın, gerisi el arabasının yoludur. Yaylaya çıkarken de depoyu aşağıda doldurun, yukarıda istasyon yoktur. Uzun yola çıkan her iki saatte bir dinlenme tesisinde durur; çay ucuz, gözleme tazedir, molayı kimse saatle ölçmez. Yağmurun ilk yarım saatinde asfalt sabun gibi kayar, o sırada acele eden yalnızca misafirdir.</p>`,
    },
    ru: {
      title: 'За рулём в Турции: платные дороги, камеры и гудок',
      slug: 'za-rulem-v-turtsii',
      label: 'В дороге',
      summary: 'Что делает метка HGS, с какой скоростью можно ехать и почему на заправке не выходят из машины.',
      body: `<p>Дороги лучше, чем думают, а правила европейские. Другое лишь то, как их читают. Дня через два вы читаете вместе со всеми.</p>
<h2>Скорость, камеры, алкоголь</h2>
<p>В населённых пунктах пятьдесят, на обычных дорогах девяносто, на дорогах с разделительной полосой сто десять, на автостраде чаще всего сто тридцать. Десять процентов сверху прощают, больше нет: камеры стоят на въезде в каждый крупный посёлок, а на длинных участках меряют среднюю скорость. Для водителя легковой машины предел — 0,5 промилле. Единый номер на любой случай — 112. Движение правостороннее.</p>
<h2>Четыре вещи, о которых не рассказывают</h2>
<ul><li><strong>Платные дороги:</strong> касс нет. Метка HGS на стекле считывается на ходу; за прокатную машину рассчитываемся в конце, без наценки.</li><li><strong>Заправка:</strong> сидите. Скажите «фул», заправщик зальёт, протрёт стекло и принесёт терминал.</li><li><strong>Мигание фарами:</strong> это не «проезжайте», а «я еду». Гудок же чаще дружеский и значит: я тоже здесь.</li><li><strong>Круг:</strong> главный тот, кто на кругу. Но будьте готовы, что знают об этом не все.</li></ul>
<h2>Если что-то случилось</h2>
<p>Не двигайте машину, поставьте знак и сфотографируйте всё, пока никто ничего не трогал. Если помято только железо, оба водителя заполняют протокол, полиция не нужна; при споре или травмах звоните 112. Без протокола не заплатит ни одна страховая, даже лучшая. С прокатной машиной сначала позвоните нам, заполним вместе.</p>
<p>Ночью за городом здесь ездить не любят, и не зря: тракторы без огней и собаки со своим мнением. Рассчитывайте приехать до сумерек. Парковка в городе стоит мало, деньги берёт человек в жилете и выписывает квитанцию; нет квитанции, не платите. У старых кварталов оставляйте машину у ворот, дальше дорога только для тачки. А перед горами заправляйтесь внизу: наверху колонок нет, зато есть родники и чай.</p>`,
    },
    nl: {
      title: 'Autorijden in Turkije: tol, flitsers en de claxon',
      slug: 'autorijden-in-turkije',
      label: 'Onderweg',
      summary: 'Wat het HGS-kastje doet, hoe hard je mag en waarom je aan de pomp blijft zitten.',
      body: `<p>De wegen zijn beter dan de meeste mensen denken en de regels zijn de Europese. Alleen worden ze anders gelezen. Na twee dagen lees je mee.</p>
<h2>Hoe hard, hoe duur, hoe nuchter</h2>
<p>In de bebouwde kom geldt vijftig, op gewone wegen negentig, op wegen met een middenberm honderdtien en op de snelweg meestal honderddertig. Tien procent wordt door de vingers gezien, meer niet: bij elke wat grotere plaats staat een camera, en op lange stukken meten ze je gemiddelde. Voor wie een personenauto rijdt, ligt de grens op 0,5 promille. Het nummer voor elke noodsituatie is 112.</p>
<h2>Vier dingen die niemand uitlegt</h2>
<ul><li><strong>Tol:</strong> hokjes zijn er niet. Het HGS-kastje op de ruit wordt onder het rijden gelezen; bij een huurauto rekenen we aan het eind af, zonder opslag.</li><li><strong>Tanken:</strong> blijf zitten. Zeg ‘ful’, dan vult de pompbediende, wist de ruit en brengt het pinapparaat.</li><li><strong>Lichtsignaal:</strong> dat betekent niet ‘ga maar’ maar ‘ik kom eraan’. De claxon is meestal vriendelijk en zegt: ik ben er ook.</li><li><strong>Rotonde:</strong> wie erop zit, heeft voorrang. Reken erop dat niet iedereen dat weet.</li></ul>
<h2>Als er iets gebeurt</h2>
<p>Laat de auto staan, zet de driehoek neer en maak foto’s voor iemand iets verplaatst. Bij alleen blikschade vullen beide bestuurders het schadeformulier in, daar is geen politie voor nodig; bij ruzie of gewonden bel je 112. Zonder formulier betaalt geen verzekeraar, ook de beste niet.</p>
<p>In het donker rijdt men in Turkije liever niet over het platteland, en terecht: tractoren zonder licht, honden met een mening. Zorg dat je voor de schemering aankomt. Parkeren in de stad kost weinig en wordt geïnd door een man in een hesje die een bonnetje schrijft; geen bonnetje, geen geld. In oude binnensteden laat je de auto bij de poort, want daarachter komt alleen de kruiwagen nog.</p>`,
    },
    ar: {
      title: 'القيادة في تركيا: رسوم الطرق والكاميرات والبوق',
      slug: 'alqiyada-fi-turkiya',
      label: 'على الطريق',
      summary: 'ما وظيفة بطاقة HGS وكم السرعة المسموحة ولماذا تبقى في مقعدك عند محطة الوقود.',
      body: `<p>الطرق أفضل مما يظن كثيرون، والقواعد هي القواعد الأوروبية. المختلف هو طريقة قراءتها، وبعد يومين تقرؤها مع الجميع. وهذه ملاحظات قصيرة ليومك الأول.</p>
<h2>السرعة والكاميرات والكحول</h2>
<p>السرعة خمسون داخل البلدات وتسعون على الطرق العادية ومئة وعشرة على الطرق المفصولة ومئة وثلاثون غالبًا على السريعة. يُتسامح في عشرة في المئة لا أكثر: عند مدخل كل بلدة كبيرة كاميرا، وعلى المسافات الطويلة يُقاس متوسط السرعة. والقيادة بعد الشرب مخالفة جسيمة تُسحب بها الرخصة. ورقم الطوارئ لكل شيء هو 112، والسير على اليمين.</p>
<h2>أربعة أمور لا يشرحها أحد</h2>
<ul><li><strong>رسوم الطرق:</strong> لا أكشاك للدفع. تُقرأ بطاقة HGS على الزجاج أثناء العبور، ونحاسبك في نهاية الإيجار دون زيادة.</li><li><strong>الوقود:</strong> ابقَ في السيارة وقل «فُل»، فيملأ العامل الخزان ويمسح الزجاج ويحضر جهاز البطاقة.</li><li><strong>إشارة الأضواء:</strong> لا تعني «تفضل» بل «أنا قادم». أما البوق فودود في الغالب، ومعناه: أنا هنا أيضًا.</li><li><strong>الدوّار:</strong> الأولوية لمن في داخله، واحذر من لم يسمع بذلك.</li></ul>
<h2>إذا وقع حادث</h2>
<p>اترك السيارة مكانها وضع المثلث والتقط الصور قبل أن يحرك أحد شيئًا. إن كان الضرر في الحديد فقط ملأ السائقان محضر الحادث ولا حاجة إلى الشرطة، وعند الخلاف أو الإصابات اتصل بالرقم 112. ولا تدفع شركة تأمين دون محضر ولو كان التأمين شاملًا. وإن كانت السيارة منا فاتصل بنا أولًا لنكتبه معك.</p>
<p>لا يحب الناس هنا القيادة ليلًا بين القرى، وهم على حق: جرارات بلا أضواء وكلاب لها رأي. اجعل وصولك قبل الغروب. المواقف في المدن رخيصة، ويحصّلها رجل بسترة يكتب إيصالًا، ولا مال دون إيصال. وعند البلدات القديمة اترك السيارة عند البوابة، فما وراءها طريق عربة اليد وحدها. واملأ الخزان قبل صعود الجبل، فلا محطات هناك.</p>`,
    },
  },
}
