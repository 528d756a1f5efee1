import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

export const orionTeaAndCoffee: SeedPage<OrionLocale> = {
  key: 'tee-und-kaffee',
  pageType: 'blog',
  parent: 'ratgeber',
  scene: 'foodterrace',
  pictureSeed: 831,
  publishedOn: '2026-02-12',
  readingMinutes: 3,
  text: {
    de: {
      title: 'Tee, Kaffee, Ayran: wie man in der Türkei trinkt',
      slug: 'tee-kaffee-ayran',
      label: 'Am Tisch',
      summary:
        'Warum der Löffel quer auf dem Glas liegt, wann man Kaffee bestellt und was ein Tee im Teppichladen kostet.',
      body: `<p>In der Türkei trinkt jeder Mensch im Jahr gut drei Kilo Tee weg, mehr als irgendwo sonst. Getrunken wird er überall: auf der Fähre, beim Notar, in der Werkstatt. Wer ein Glas angeboten bekommt, wird nicht bedient, sondern eingeladen.</p>
<h2>Das Glas</h2>
<p>Tee kommt aus Rize am Schwarzen Meer und aus zwei Kannen übereinander: oben der Sud, unten das Wasser. Man bestellt ihn „açık“, hell, oder „demli“, dunkel; die rechte Farbe heißt Hasenblut. Angefasst wird das Glas am Rand, denn es hat keinen Henkel und ist geformt wie eine Tulpe, damit die Mitte heiß bleibt und der Rand nicht. Milch gibt es nicht, auch nicht auf Nachfrage.</p>
<h2>Kleine Regeln</h2>
<ul><li><strong>Genug:</strong> Legen Sie den Löffel quer über das Glas. Sonst wird nachgeschenkt, bis einer von beiden aufgibt.</li><li><strong>Im Laden:</strong> Der Tee verpflichtet zu nichts. Wer trinkt und geht, hat getrunken und ist gegangen.</li><li><strong>Kaffee:</strong> Man sagt beim Bestellen, wie süß: sade, orta oder şekerli. Gerührt wird danach nicht mehr.</li><li><strong>Wasser:</strong> Das Glas zum Kaffee trinkt man vorher, damit der Mund frei ist. Nachher wäre eine Beleidigung.</li></ul>
<h2>Was sonst auf dem Tisch steht</h2>
<p>Zum Kebab gehört Ayran, Joghurt mit Wasser und Salz, am besten aus dem Kupferbecher mit Schaum. In Adana trinkt man Şalgam, rot und sauer, aus Rüben; im Winter in Istanbul Boza, dick aus Hirse, mit Zimt und gerösteten Kichererbsen. Zum Fisch steht Rakı auf dem Tisch, ein Teil und ein Teil Wasser, langsam und nie ohne etwas zu essen.</p>
<p>Vom Kaffee bleibt der Satz. Drehen Sie die Tasse um, warten Sie, bis sie kalt ist, und reichen Sie sie der ältesten Frau am Tisch. Sie sieht darin eine Reise, das sieht sie immer, und meist hat sie recht. Ein Sprichwort sagt, eine Tasse Kaffee binde für vierzig Jahre. Für Tee gibt es keines; er wird ja gleich nachgeschenkt.</p>`,
    },
    en: {
      title: 'Tea, coffee, ayran: how people drink in Turkey',
      slug: 'tea-coffee-ayran',
      label: 'At table',
      summary: 'Why the spoon lies across the glass, when to order coffee, and what a tea in the carpet shop costs.',
      body: `<p>In Turkey each person gets through a good three kilos of tea a year, more than anywhere else. It is drunk everywhere: on the ferry, at the notary’s, in the garage. Whoever is offered a glass is not being served but invited.</p>
<h2>The glass</h2>
<p>Tea comes from Rize on the Black Sea and out of two pots, one on the other: the brew on top, the water below. You order it “açık”, pale, or “demli”, dark; the right colour is called rabbit’s blood. Hold the glass by the rim, for it has no handle and is shaped like a tulip, so that the middle stays hot and the edge does not. There is no milk, not even if you ask.</p>
<h2>Small rules</h2>
<ul><li><strong>Enough:</strong> lay the spoon across the glass. Otherwise it is refilled until one of you gives in.</li><li><strong>In the shop:</strong> the tea commits you to nothing. If you drink and leave, you have drunk and left.</li><li><strong>Coffee:</strong> say how sweet when you order: sade, orta or şekerli. It is not stirred afterwards.</li><li><strong>Water:</strong> the glass beside the coffee is drunk before it, to clear the mouth. Afterwards would be an insult.</li></ul>
<h2>What else is on the table</h2>
<p>With kebab goes ayran, yoghurt with water and salt, at its best from a copper cup with froth. In Adana people drink şalgam, red and sour, made of turnips; in Istanbul in winter boza, thick, of millet, with cinnamon and roast chickpeas. With fish there is rakı on the table, one part and one of water, slowly and never without something to eat.</p>
<p>What is left of the coffee is the grounds. Turn the cup over, wait until it is cold, and hand it to the oldest woman at the table. She sees a journey in it, she always does, and she is mostly right. A saying has it that a cup of coffee binds for forty years. There is none for tea; that is refilled at once.</p>`,
    },
    tr: {
      title: 'Çay, kahve, ayran: misafire nasıl ikram edilir',
      slug: 'cay-kahve-ayran',
      label: 'Sofrada',
      summary: 'Kaşık neden bardağın üstüne konur, kahve nasıl söylenir ve halıcıda içilen çayın borcu nedir.',
      body: `<p>Türkiye’de kişi başına yılda üç kilonun üstünde çay içilir, dünyada bundan çoğu yoktur. Vapurda, noterde, sanayide, her yerde içilir. Bir bardak uzatılıyorsa servis değil, davettir; yabancı misafirlerimize ilk bunu anlatırız. Bu sayfa biraz da onlara bizi anlatmak için.</p>
<h2>Bardak</h2>
<p>Çay Rize’den, iki katlı çaydanlıktan gelir: üstte dem, altta su. Açık ya da demli söylenir, doğrusu tavşan kanıdır. Bardak ağzından tutulur; kulpu yoktur, ince bellidir, ortası sıcak kalsın, kenarı yakmasın diye. Süt konmaz, isteyene de konmaz. Şeker tabağın kenarında durur, kıtlama isteyen Erzurumluya da yer vardır.</p>
<h2>Küçük kurallar</h2>
<ul><li><strong>Yeter:</strong> kaşığı bardağın üstüne yatırın. Yoksa iki taraftan biri vazgeçene kadar tazelenir.</li><li><strong>Dükkânda:</strong> içilen çay kimseyi borçlu kılmaz. İçip giden, içmiş ve gitmiştir.</li><li><strong>Kahve:</strong> şekeri söylerken bildirilir: sade, orta, şekerli. Sonradan karıştırılmaz.</li><li><strong>Su:</strong> kahvenin yanındaki su önce içilir, ağız temizlensin diye. Sonra içmek kahveyi beğenmedim demektir.</li></ul>
<h2>Masada başka ne var</h2>
<p>Kebabın yanına ayran gerekir, en iyisi bakır tasta köpüklü olanı. Adana’da şalgam içilir, kırmızı ve ekşi; kışın İstanbul’da boza, darıdan, koyu, üstünde tarçın ve leblebiyle. Balığın yanında rakı durur: bir ölçü, bir ölçü de su, yavaş yavaş ve mezesiz asla. İçmeyene kimse neden içmediğini sormaz, ona da limonata gelir.</p>
<p>Kahveden geriye telve kalır. Fincanı kapatın, soğusun, masanın en yaşlı hanımına uzatın. O içinde bir yol görür, hep görür, çoğu kez de haklı çıkar. Bir fincan kahvenin kırk yıl hatırı vardır derler. Çay için böyle söz yoktur, o zaten hemen tazelenir. Hesap gelince de kavga etmeyin; davet eden öder, sıra bir dahaki sefere sizdedir. Evde ikram görürseniz bardağı boş bırakmayın, ama üçüncüyü de siz istemeyin; getirirler.</p>`,
    },
    ru: {
      title: 'Чай, кофе, айран: как пьют в Турции',
      slug: 'chay-kofe-ayran',
      label: 'За столом',
      summary: 'Почему ложка лежит поперёк стакана, как заказать кофе и сколько стоит чай в лавке с коврами.',
      body: `<p>В Турции на каждого приходится больше трёх килограммов чая в год, это первое место в мире. Пьют его везде: на пароме, у нотариуса, в автосервисе. Если вам протянули стакан, вас не обслуживают, а приглашают.</p>
<h2>Стакан</h2>
<p>Чай растёт в Ризе на Чёрном море, а наливают его из двух чайников, поставленных один на другой: сверху заварка, снизу кипяток. Просят «ачик», светлый, или «демли», тёмный; правильный цвет называется «кровь зайца». Стакан берут за край: ручки нет, а форма тюльпана нужна, чтобы середина оставалась горячей. Молока не дают, даже если попросить. Лимон тоже удивит хозяина.</p>
<h2>Маленькие правила</h2>
<ul><li><strong>Хватит:</strong> положите ложку поперёк стакана. Иначе будут подливать, пока кто-то из двоих не сдастся.</li><li><strong>В лавке:</strong> чай ни к чему не обязывает. Кто выпил и ушёл, тот выпил и ушёл.</li><li><strong>Кофе:</strong> сладость называют при заказе: саде, орта или шекерли. Потом его не мешают.</li><li><strong>Вода:</strong> стакан к кофе пьют до него, чтобы освежить рот. После было бы обидно для хозяйки.</li></ul>
<h2>Что ещё на столе</h2>
<p>К кебабу положен айран, йогурт с водой и солью, лучше всего в медной чашке с пеной. В Адане пьют шалгам, красный и кислый, из репы и моркови; зимой в Стамбуле бозу, густую, из проса, с корицей и жареным нутом. К рыбе ставят ракы, одну часть на одну часть воды, медленно и никогда без закуски.</p>
<p>От кофе остаётся гуща. Переверните чашку, подождите, пока остынет, и отдайте старшей женщине за столом. Она увидит дорогу, она всегда её видит и почти всегда права. Говорят, одна чашка кофе помнится сорок лет. Про чай такой поговорки нет: его ведь сразу подливают. А когда принесут счёт, не спорьте: платит тот, кто позвал, ваша очередь в следующий раз.</p>`,
    },
    nl: {
      title: 'Thee, koffie, ayran: hoe je drinkt in Turkije',
      slug: 'thee-koffie-ayran',
      label: 'Aan tafel',
      summary:
        'Waarom het lepeltje dwars op het glas ligt, hoe je koffie bestelt en wat een thee in de tapijtwinkel kost.',
      body: `<p>In Turkije drinkt ieder mens ruim drie kilo thee per jaar op, meer dan waar ook. Hij wordt overal gedronken: op de veerboot, bij de notaris, in de garage. Krijg je een glas aangeboden, dan word je niet bediend maar uitgenodigd.</p>
<h2>Het glas</h2>
<p>De thee komt uit Rize aan de Zwarte Zee en uit twee potten op elkaar: boven het aftreksel, onder het water. Je bestelt hem ‘açık’, licht, of ‘demli’, donker; de juiste kleur heet hazenbloed. Pak het glas bij de rand, want het heeft geen oor en de vorm van een tulp, zodat het midden heet blijft en de rand niet. Melk is er niet, ook niet als je erom vraagt.</p>
<h2>Kleine regels</h2>
<ul><li><strong>Genoeg:</strong> leg het lepeltje dwars over het glas. Anders wordt er bijgeschonken tot een van beiden opgeeft.</li><li><strong>In de winkel:</strong> de thee verplicht je tot niets. Wie drinkt en weggaat, heeft gedronken en is weggegaan.</li><li><strong>Koffie:</strong> zeg bij het bestellen hoe zoet: sade, orta of şekerli. Roeren doe je daarna niet meer.</li><li><strong>Water:</strong> het glas bij de koffie drink je ervoor, om je mond te spoelen. Erna zou een belediging zijn.</li></ul>
<h2>Wat er verder op tafel staat</h2>
<p>Bij kebab hoort ayran, yoghurt met water en zout, het lekkerst uit een koperen beker met schuim. In Adana drinkt men şalgam, rood en zuur, van raap en wortel; ’s winters in Istanbul boza, dik, van gierst, met kaneel en geroosterde kikkererwten. Bij vis staat rakı op tafel, één deel op één deel water, langzaam en nooit zonder iets te eten.</p>
<p>Van de koffie blijft het drab over. Keer het kopje om, wacht tot het koud is en geef het aan de oudste vrouw aan tafel. Ze ziet er een reis in, dat ziet ze altijd, en meestal heeft ze gelijk. Een spreekwoord zegt dat een kop koffie veertig jaar bindt. Voor thee is er geen; die wordt toch meteen bijgeschonken.</p>`,
    },
    ar: {
      title: 'شاي وقهوة وعيران: كيف يشرب الناس في تركيا',
      slug: 'shay-wa-qahwa-wa-ayran',
      label: 'على المائدة',
      summary: 'لماذا توضع الملعقة فوق الكأس وكيف تُطلب القهوة وما ثمن شاي دكان السجاد.',
      body: `<p>يستهلك الفرد في تركيا أكثر من ثلاثة كيلوغرامات من الشاي في السنة، وهذا أعلى رقم في العالم. يُشرب في كل مكان: على العبّارة وعند كاتب العدل وفي ورشة السيارات. ومن قُدّم له كأس فهو مدعو لا زبون، وهذا أمر لا يحتاج عربي إلى من يشرحه له.</p>
<h2>الكأس</h2>
<p>يأتي الشاي من ريزه على البحر الأسود، ومن إبريقين أحدهما فوق الآخر: الخلاصة في الأعلى والماء في الأسفل. يُطلب «آتشيك» أي خفيفًا، أو «دملي» أي ثقيلًا، واللون الصحيح يسمونه دم الأرنب. يُمسك الكأس من حافته، فلا مقبض له، وهو مخصّر كزهرة التوليب ليبقى وسطه ساخنًا. ولا حليب ولا نعناع معه، فإن طلبتهما استغرب صاحب المقهى.</p>
<h2>قواعد صغيرة</h2>
<ul><li><strong>الاكتفاء:</strong> ضع الملعقة فوق الكأس، وإلا ملؤوه مرة بعد مرة حتى يستسلم أحدكما.</li><li><strong>في الدكان:</strong> الشاي لا يُلزمك بشيء. من شرب وانصرف فقد شرب وانصرف.</li><li><strong>القهوة:</strong> تُذكر حلاوتها عند الطلب: ساده أو أورتا أو شكرلي، ولا تُحرّك بعد ذلك.</li><li><strong>الماء:</strong> يُشرب الماء المرافق قبل القهوة لينظف الفم، أما بعدها فكأنك تقول إنها لم تعجبك.</li></ul>
<h2>ما عدا ذلك على المائدة</h2>
<p>مع الكباب يأتي العيران، لبن وماء وملح، وأطيبه في كأس نحاسية برغوة. وفي أضنة يُشرب الشلغم، أحمر حامضًا من اللفت والجزر. وفي شتاء إسطنبول البوزا، ثخينة من الدخن مع القرفة والحمص المحمص. ومع السمك عصير الليمون بالنعناع، وفي الصيف شراب الكرز الحامض مثلجًا. ومن لا يشرب الكحول لا يُسأل عن سبب ذلك أبدًا.</p>
<p>يبقى من القهوة ثفلها. اقلب الفنجان وانتظر حتى يبرد، ثم ناوله أكبر سيدات المائدة سنًا. سترى فيه سفرًا، فهي تراه دائمًا، وتصيب في الغالب. ويقول المثل إن فنجان القهوة تبقى ذكراه أربعين عامًا. ولا مثل للشاي، فهو يُملأ من جديد على الفور. وإذا جاء الحساب فلا تتنازع كثيرًا: من دعا دفع، ولك المرة القادمة.</p>`,
    },
  },
}
