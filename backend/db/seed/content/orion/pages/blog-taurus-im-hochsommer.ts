import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

export const orionTaurusSummer: SeedPage<OrionLocale> = {
  key: 'taurus-im-hochsommer',
  pageType: 'blog',
  parent: 'regionen',
  scene: 'gorge',
  pictureSeed: 832,
  publishedOn: '2026-07-16',
  readingMinutes: 3,
  text: {
    de: {
      title: 'Vierzig Grad an der Küste? Fünf kühle Orte im Taurus',
      slug: 'kuehle-orte-im-taurus',
      label: 'Gebirge',
      summary: 'Eine Stunde Fahrt, zwölf Grad weniger: wohin die Leute von Antalya im August verschwinden.',
      body: `<p>Wer im August in Antalya an eine Tür klopft, hört oft: auf der Yayla. Seit die ersten Nomaden ihre Ziegen hinauftrieben, zieht die Küste im Sommer ins Gebirge. Je tausend Meter Höhe wird es sechs bis sieben Grad kühler, und oben weht es.</p>
<h2>Warum es oben anders ist</h2>
<p>Der Taurus steigt dreißig Kilometer hinter dem Strand auf über zweitausend Meter. Der Kalkstein schluckt den Schnee des Winters und gibt ihn im Sommer als Quelle zurück, mit zwölf Grad, ob es regnet oder nicht. Deshalb sind die Schluchten im August am schönsten, wenn unten alles gelb ist.</p>
<h2>Fünf Orte</h2>
<ul><li><strong>Ormana:</strong> Häuser aus Stein und Holz ohne Mörtel, eine Kaffeestube unter Platanen, nachts sechzehn Grad. Von Side anderthalb Stunden.</li><li><strong>Altınbeşik:</strong> eine Höhle mit See, in den man mit dem Boot hineinfährt. Jacke mitnehmen; bei hohem Wasser im Frühjahr ist sie geschlossen.</li><li><strong>Sapadere:</strong> ein Steg durch die Schlucht hinter Alanya, am Ende ein Becken, in das alle springen und aus dem alle sofort wieder herauskommen.</li><li><strong>Göynük:</strong> die Schlucht für die, die nass werden wollen, mit Helm und Neopren bis zum Wasserfall.</li><li><strong>Tahtalı:</strong> zehn Minuten Seilbahn von 726 auf 2.365 Meter. Oben braucht man einen Pullover und sieht halb Lykien.</li></ul>
<h2>Wie man hinkommt</h2>
<p>Nach Sapadere, Göynük und zur Seilbahn fährt man bequem in einem halben Tag. Für Ormana und Altınbeşik lohnt eine Nacht: Die Straße hat Kurven, die man nicht zweimal am selben Tag fahren möchte, und der Abend ist das Beste. Tanken Sie vorher, oben gibt es Quellen und keine Säulen.</p>
<p>Nehmen Sie feste Schuhe, Bargeld und eine leere Flasche mit. An jedem zweiten Brunnen trinkt jemand, und wer fragt, ob man das Wasser trinken könne, bekommt als Antwort ein Glas. Mittags isst man Forelle aus dem Becken neben dem Tisch, danach schläft man, und unten haben sie vierzig Grad.</p>`,
    },
    en: {
      title: 'Forty degrees on the coast? Five cool places in the Taurus',
      slug: 'cool-places-in-the-taurus',
      label: 'Mountains',
      summary: 'An hour’s drive, twelve degrees less: where Antalya’s people disappear to in August.',
      body: `<p>Knock on a door in Antalya in August and you often hear: gone to the yayla. Ever since the first nomads drove their goats up there, the coast has moved into the mountains in summer. For each thousand metres of height it grows six or seven degrees cooler, and at the top there is a breeze.</p>
<h2>Why it is different up there</h2>
<p>Thirty kilometres behind the beach the Taurus rises to more than two thousand metres. Its limestone swallows the winter’s snow and gives it back in summer as springs, at twelve degrees, whether it rains or not. That is why the gorges are loveliest in August, when everything below is yellow.</p>
<h2>Five places</h2>
<ul><li><strong>Ormana:</strong> houses of stone and timber without mortar, a coffee house under plane trees, sixteen degrees at night. An hour and a half from Side.</li><li><strong>Altınbeşik:</strong> a cave with a lake that you enter by boat. Bring a jacket; in spring, when the water is high, it is closed.</li><li><strong>Sapadere:</strong> a boardwalk through the gorge behind Alanya, with a pool at its end into which everyone jumps and out of which everyone comes at once.</li><li><strong>Göynük:</strong> the gorge for those who like to get wet, with helmet and neoprene as far as the waterfall.</li><li><strong>Tahtalı:</strong> ten minutes by cable car from 726 to 2,365 metres. You need a jersey up there and see half of Lycia.</li></ul>
<h2>How to get there</h2>
<p>Sapadere, Göynük and the cable car are comfortably done in half a day. Ormana and Altınbeşik are worth a night: the road has bends that you do not want twice in one day, and the evening is the best of it. Fill up first; higher up there are springs and no pumps.</p>
<p>Take stout shoes, cash and an empty bottle. At every other fountain somebody is drinking, and if you ask whether the water is good, you are handed a glass for an answer. At noon you eat trout from the basin beside the table, then you sleep, and down below they have forty degrees.</p>`,
    },
    tr: {
      title: 'Kıyıda kırk derece mi? Toroslarda beş serin yer',
      slug: 'toroslarda-bes-serin-yer',
      label: 'Yayla',
      summary: 'Bir saat yol, on iki derece fark: Antalyalılar ağustosta nereye kaybolur.',
      body: `<p>Ağustosta Antalya’da bir kapıyı çalın, çoğu kez şu yanıtı alırsınız: yaylada. İlk Yörükler keçilerini yukarı sürdüğünden beri kıyı yazın dağa taşınır. Her bin metrede hava altı yedi derece serinler, yukarıda bir de rüzgâr vardır. Yaylaya çıkmak tatil değil, göçün sürmesidir; kimi evde sandık haziranda toplanır.</p>
<h2>Yukarısı neden başka</h2>
<p>Plajın otuz kilometre ardında Toroslar iki bin metreyi aşar. Kireçtaşı kışın karını yutar, yazın kaynak olarak geri verir; yağmur yağsa da yağmasa da on iki derecedir. Kanyonlar bu yüzden ağustosta, aşağıda her yer sararmışken en güzel hâlindedir.</p>
<h2>Beş yer</h2>
<ul><li><strong>Ormana:</strong> harçsız taş ve ahşap evler, çınar altında kahve, gece on altı derece. Side’den bir buçuk saat.</li><li><strong>Altınbeşik:</strong> içine kayıkla girilen göllü mağara. Ceket alın; ilkbaharda su yükselince kapanır.</li><li><strong>Sapadere:</strong> Alanya’nın ardındaki kanyonda ahşap yürüyüş yolu; sonunda herkesin atladığı ve herkesin hemen çıktığı bir havuz.</li><li><strong>Göynük:</strong> ıslanmak isteyenlerin kanyonu; kask ve neoprenle şelaleye kadar.</li><li><strong>Tahtalı:</strong> teleferikle on dakikada 726 metreden 2.365 metreye. Yukarıda kazak gerekir, Likya’nın yarısı görünür.</li></ul>
<h2>Nasıl gidilir</h2>
<p>Sapadere, Göynük ve teleferik yarım günde rahat yapılır. Ormana ile Altınbeşik bir geceye değer: yolda aynı gün iki kez dönmek istemeyeceğiniz virajlar vardır, işin güzel yanı da akşamıdır. Depoyu aşağıda doldurun; yukarıda pınar çok, pompa yoktur. Telefon da her virajda çekmez, yolu önceden indirin.</p>
<p>Sağlam ayakkabı, nakit ve boş bir şişe alın. Her iki çeşmeden birinde su içen vardır; suyun içilip içilmediğini sorana yanıt diye bir bardak uzatılır. Öğlen masanın yanındaki havuzdan alabalık yenir, ardından uyunur, aşağıda ise kırk derecedir. Dönüşte bir kavanoz kekik balı almadan inen olmaz; tadına bakmak da bedavadır, pazarlık etmek ayıp değildir.</p>`,
    },
    ru: {
      title: 'На море сорок градусов? Пять прохладных мест в Тавре',
      slug: 'prokhladnye-mesta-v-tavre',
      label: 'Горы',
      summary: 'Час езды, и на двенадцать градусов меньше: куда в августе исчезают жители Антальи.',
      body: `<p>Постучите в августе в дверь в Анталье, и часто услышите: на яйле. С тех пор как первые кочевники погнали наверх коз, побережье на лето переезжает в горы. На каждую тысячу метров становится на шесть или семь градусов прохладнее, а наверху ещё и ветер.</p>
<h2>Почему наверху иначе</h2>
<p>В тридцати километрах от пляжа Тавр поднимается выше двух тысяч метров. Известняк впитывает зимний снег и летом отдаёт его родниками, всегда двенадцать градусов, хоть в дождь, хоть в засуху. Поэтому ущелья лучше всего в августе, когда внизу всё жёлтое.</p>
<h2>Пять мест</h2>
<ul><li><strong>Ормана:</strong> дома из камня и дерева без раствора, кофейня под платанами, ночью шестнадцать градусов. Полтора часа от Сиде.</li><li><strong>Алтынбешик:</strong> пещера с озером, куда вплывают на лодке. Возьмите куртку; весной, в большую воду, она закрыта.</li><li><strong>Сападере:</strong> мостки по ущелью за Аланьей, в конце чаша, куда все прыгают и откуда все тут же выскакивают.</li><li><strong>Гёйнюк:</strong> ущелье для тех, кто хочет промокнуть, в шлеме и гидрокостюме до водопада.</li><li><strong>Тахталы:</strong> десять минут по канатной дороге с 726 до 2365 метров. Наверху нужен свитер, зато видно пол-Ликии.</li></ul>
<h2>Как туда попасть</h2>
<p>Сападере, Гёйнюк и канатная дорога спокойно укладываются в полдня. Ради Орманы и Алтынбешика стоит остаться на ночь: на дороге такие повороты, что дважды за день их не хочется, а вечер там лучше всего. Заправьтесь внизу: наверху есть родники, а колонок нет.</p>
<p>Возьмите крепкую обувь, наличные и пустую бутылку. У каждого второго источника кто-нибудь пьёт, и на вопрос, можно ли эту воду, вам вместо ответа протянут стакан. В обед едят форель из чаши рядом со столом, потом спят, а внизу сорок градусов. И без банки чабрецового мёда отсюда никто не уезжает: пробовать дают даром, а устоять трудно.</p>`,
    },
    nl: {
      title: 'Veertig graden aan de kust? Vijf koele plekken in de Taurus',
      slug: 'koele-plekken-in-de-taurus',
      label: 'Bergen',
      summary: 'Een uur rijden, twaalf graden minder: waar de mensen van Antalya in augustus heen verdwijnen.',
      body: `<p>Klop in augustus in Antalya op een deur en je hoort vaak: naar de yayla. Sinds de eerste nomaden hun geiten omhoog dreven, verhuist de kust ’s zomers naar de bergen. Per duizend meter wordt het zes tot zeven graden koeler, en boven waait het.</p>
<h2>Waarom het boven anders is</h2>
<p>Dertig kilometer achter het strand klimt de Taurus tot boven de tweeduizend meter. De kalksteen slikt de sneeuw van de winter in en geeft die in de zomer als bron terug, twaalf graden, of het nu regent of niet. Daarom zijn de kloven het mooist in augustus, als beneden alles geel is.</p>
<h2>Vijf plekken</h2>
<ul><li><strong>Ormana:</strong> huizen van steen en hout zonder mortel, een koffiehuis onder platanen, ’s nachts zestien graden. Anderhalf uur van Side.</li><li><strong>Altınbeşik:</strong> een grot met een meer waar je met een bootje in vaart. Neem een jas mee; in het voorjaar, bij hoog water, is hij dicht.</li><li><strong>Sapadere:</strong> een vlonderpad door de kloof achter Alanya, met aan het eind een bekken waar iedereen in springt en meteen weer uitkomt.</li><li><strong>Göynük:</strong> de kloof voor wie nat wil worden, met helm en neopreen tot aan de waterval.</li><li><strong>Tahtalı:</strong> in tien minuten met de kabelbaan van 726 naar 2.365 meter. Boven heb je een trui nodig en zie je half Lycië.</li></ul>
<h2>Hoe je er komt</h2>
<p>Sapadere, Göynük en de kabelbaan doe je rustig in een halve dag. Ormana en Altınbeşik zijn een nacht waard: de weg heeft bochten die je niet twee keer op een dag wilt, en de avond is het mooiste. Tank eerst; boven zijn er bronnen en geen pompen.</p>
<p>Neem stevige schoenen, contant geld en een lege fles mee. Bij elke tweede bron staat iemand te drinken, en wie vraagt of het water goed is, krijgt als antwoord een glas. Tussen de middag eet je forel uit het bekken naast de tafel, daarna slaap je, en beneden hebben ze veertig graden.</p>`,
    },
    ar: {
      title: 'أربعون درجة على الساحل؟ خمسة أماكن باردة في طوروس',
      slug: 'khamsat-amakin-barida-fi-turus',
      label: 'الجبال',
      summary: 'ساعة بالسيارة واثنتا عشرة درجة أقل: أين يختفي أهل أنطاليا في أغسطس.',
      body: `<p>اطرق بابًا في أنطاليا في أغسطس فكثيرًا ما يأتيك الجواب: في اليايلا، أي المصيف الجبلي. منذ أن ساق البدو الأوائل ماعزهم إلى الأعلى والساحل ينتقل صيفًا إلى الجبل. مع كل ألف متر تنخفض الحرارة ست درجات أو سبعًا، وفي الأعلى نسيم.</p>
<h2>لماذا يختلف الجو هناك</h2>
<p>على بعد ثلاثين كيلومترًا من الشاطئ يرتفع طوروس فوق ألفي متر. يبتلع صخره الجيري ثلج الشتاء ويعيده صيفًا ينابيع بحرارة اثنتي عشرة درجة، أمطرت أم لم تمطر. لذلك تكون الأودية الصخرية أجمل ما تكون في أغسطس، وكل شيء في الأسفل مصفرّ.</p>
<h2>خمسة أماكن</h2>
<ul><li><strong>أورمانا:</strong> بيوت من حجر وخشب بلا ملاط، ومقهى تحت أشجار الدلب، وست عشرة درجة ليلًا. ساعة ونصف من سيدا.</li><li><strong>ألتن بشيك:</strong> كهف فيه بحيرة تدخلها بالقارب. خذ سترة، ويُغلق في الربيع حين يرتفع الماء.</li><li><strong>سابادره:</strong> ممشى خشبي في الوادي خلف ألانيا، في آخره حوض يقفز فيه الجميع ويخرجون منه فورًا.</li><li><strong>غوينوك:</strong> واد لمن يحب البلل، بخوذة وبدلة حتى الشلال.</li><li><strong>تهتالي:</strong> عشر دقائق بالتلفريك من ارتفاع 726 مترًا إلى 2365 مترًا. تحتاج فوق إلى كنزة، ويُرى نصف ليقيا.</li></ul>
<h2>كيف تصل</h2>
<p>تكفي سابادره وغوينوك والتلفريك نصف يوم براحة. أما أورمانا وألتن بشيك فتستحقان ليلة: في الطريق منعطفات لا تودّ عبورها مرتين في يوم واحد، والمساء أجمل ما هناك. املأ الخزان في الأسفل، ففي الأعلى ينابيع ولا محطات. ونزّل الخريطة على الهاتف، فالتغطية تنقطع عند بعض المنعطفات.</p>
<p>خذ حذاءً متينًا ونقدًا وقارورة فارغة. عند كل نبع ثانٍ من يشرب، ومن سأل هل الماء صالح جاءه الجواب كأسًا مملوءة. عند الظهر يؤكل سمك التروتة من الحوض بجانب الطاولة، ثم ينام الناس، وفي الأسفل أربعون درجة. ولا يغادر أحد دون مرطبان من عسل الزعتر، فالتذوق مجاني ومقاومته صعبة.</p>`,
    },
  },
}
