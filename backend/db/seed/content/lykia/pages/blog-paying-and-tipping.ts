import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaPayingAndTipping: SeedPage<LykiaLocale> = {
  key: 'paying-and-tipping',
  pageType: 'blog',
  parent: 'planning',
  scene: 'antalya',
  pictureSeed: 827,
  publishedOn: '2025-05-06',
  readingMinutes: 5,
  text: {
    en: {
      title: 'Lira, card or cash? How paying and tipping work in Turkey',
      slug: 'paying-and-tipping-in-turkey',
      label: 'Money',
      summary:
        'What the card terminal asks, when cash is kinder, and how much to leave for whom without embarrassment.',
      body: `<p>Money is the subject on which our guests get the most advice and the least peace. It is simpler than the forums say. Three rules cover nine out of ten cases, and the rest is politeness.</p>
<h2>The terminal’s question</h2>
<p>Card terminals and cash machines often ask whether you want to be charged in lira or in your own currency. Always choose lira. The other button means that the terminal’s bank sets the rate, and it is never in your favour: we have measured between four and nine per cent. Your own bank does it better, almost whoever it is.</p>
<p>At cash machines the same applies, and there is a second trap: some banks charge a fee for foreign cards. The screen has to show it before you confirm. Press cancel, walk fifty metres, try the next one.</p>
<h2>Where cash is kinder</h2>
<ul><li><strong>Weekly markets:</strong> cash only, and small notes. A two-hundred note for a bunch of parsley makes nobody happy.</li><li><strong>Dolmuş and village buses:</strong> hand the money forward, the change comes back through five hands and is always right.</li><li><strong>Taxis in small towns:</strong> most take cards by now, but the machine is in the other car.</li><li><strong>Beach and parking fees:</strong> cash, for the man with the chair.</li></ul>
<p>For everything else a card will do, even for a glass of tea in a harbour café. Do not carry more cash than you would mind losing on a boat.</p>
<h2>Tipping, honestly</h2>
<p>In restaurants ten per cent is generous and usual; check first whether service is already on the bill. Leave it in cash, since a tip by card does not always reach the person who carried the plates. In cafés you round up. Taxi drivers expect nothing and are pleased about the coins.</p>
<ul><li><strong>Boat crew for a day:</strong> the price of a good lunch per family, into the box at the stern, because it is shared.</li><li><strong>Guide:</strong> what the day was worth to you. Between 250 and 500 lira a person is common, nothing is no scandal.</li><li><strong>Hamam:</strong> ten to fifteen per cent to the attendant, handed over in person at the end, with thanks.</li><li><strong>Hotel:</strong> something for the room at the end of the stay, in an envelope, so that nobody takes it for forgotten.</li></ul>
<h2>Haggling, rarely</h2>
<p>Where a price is written, it is the price. In the bazaar the first figure is the start of a conversation, not an insult. Say what the thing is worth to you, smile, drink the tea, and if you have named a sum, keep to it. Food is not haggled over, except by the kilo in the last hour of the market.</p>
<h2>And with us</h2>
<p>Every trip shows you before you pay what is due now and what on the day. The card is charged in lira; the rate and the time until which it holds are shown beside it. Nobody on board will ask you for a fuel supplement.</p>`,
      questions: [
        {
          question: 'Should I change money before I travel?',
          answer:
            'No. The rate abroad is far worse. Fifty euros in small notes will get you through the first evening.',
        },
        {
          question: 'Are euros accepted?',
          answer:
            'Often, in resorts. The change comes in lira and the rate is rounded, so it is a way out rather than a plan.',
        },
      ],
    },
    tr: {
      title: 'Kart mı, nakit mi? Türkiye’de ödeme ve bahşiş usulü',
      slug: 'turkiyede-odeme-ve-bahsis',
      label: 'Para',
      summary: 'Cihazın sorduğu soru, nakdin daha iyi gittiği yerler ve kime ne kadar bırakılacağı.',
      body: `<p>Misafirlerimizin en çok öğüt alıp en az huzur bulduğu konu paradır. Oysa forumlarda anlatıldığından basittir. Üç kural on durumun dokuzuna yeter, gerisi nezakettir.</p>
<h2>Cihazın sorusu</h2>
<p>Yurt dışından gelen kartlarda POS cihazı da bankamatik de sorar: lira mı, kendi para biriminiz mi? Her zaman lirayı seçin. Öteki düğme, kuru cihazın bankasına bırakmak demektir ve hiçbir zaman sizden yana olmaz; biz yüzde dört ile dokuz arasında ölçtük. Kendi bankanız, hangisi olursa olsun, daha iyisini yapar.</p>
<p>Bankamatikte ikinci bir tuzak daha var: kimi bankalar yabancı kartlardan ücret alır. Onaylamadan önce ekranda yazmak zorundadır. İptale basın, elli metre yürüyün, ötekini deneyin.</p>
<h2>Nakdin daha iyi gittiği yerler</h2>
<ul><li><strong>Pazarlar:</strong> yalnızca nakit, hem de bozuk. Bir demet maydanoza iki yüzlük kimseyi sevindirmez.</li><li><strong>Dolmuş ve köy minibüsü:</strong> parayı öne uzatın; üstü beş elden geçip döner ve hep doğrudur.</li><li><strong>Küçük yerde taksi:</strong> çoğu kart alıyor, ama cihaz öbür arabada.</li><li><strong>Plaj ve otopark:</strong> nakit, sandalyede oturan beye.</li></ul>
<p>Gerisinde kart yeter, limandaki kahvede bir bardak çaya bile. Üzerinizde, teknede kaybetseniz üzüleceğiniz kadar nakit taşımayın.</p>
<h2>Açıkça bahşiş</h2>
<p>Lokantada yüzde on hem cömert hem olağandır; önce hesapta servis var mı diye bakın. Nakit bırakın, çünkü karttan verilen her zaman tabağı taşıyana ulaşmaz. Kahvede yuvarlanır. Taksici bir şey beklemez, bozukluğa sevinir.</p>
<ul><li><strong>Günlük teknede mürettebat:</strong> aile başına iyi bir öğle yemeği parası, kıçtaki kutuya; çünkü paylaşılır.</li><li><strong>Rehber:</strong> gün size ne ettiyse o. Kişi başı 250–500 lira yaygındır, vermemek de ayıp değildir.</li><li><strong>Hamam:</strong> sonunda tellağa ya da natıra, teşekkürle, elden yüzde on ila on beş.</li><li><strong>Otel:</strong> giderken oda için bir zarf; unutulmuş sanılmasın.</li></ul>
<h2>Pazarlık, seyrek olarak</h2>
<p>Fiyat yazıyorsa fiyat odur. Çarşıda ilk rakam hakaret değil, sohbetin başıdır. Sizce ne ettiğini söyleyin, gülümseyin, çayı için; bir rakam verdiyseniz de arkasında durun. Yiyecekte pazarlık edilmez, pazarın son saatinde kiloyla alınanlar dışında.</p>
<h2>Bizde nasıl</h2>
<p>Her turda ödemeden önce iki tutar görürsünüz: şimdi ödenecek ve gezi günü ödenecek. Karttan lira çekilir; kur ve kurun ne zamana kadar geçerli olduğu yanında yazar. Teknede kimse sizden yakıt farkı istemez.</p>`,
      questions: [
        {
          question: 'Yola çıkmadan para bozdurmalı mıyım?',
          answer: 'Gerek yok. Yurt dışında kur çok daha kötüdür. Küçük banknotlarla elli avro ilk akşamı kurtarır.',
        },
        {
          question: 'Avro geçer mi?',
          answer: 'Tatil yerlerinde çoğu zaman geçer. Üstü lira gelir, kur yuvarlanır; plan değil, çare sayın.',
        },
      ],
    },
    de: {
      title: 'Lira, Karte oder bar? Bezahlen und Trinkgeld in der Türkei',
      slug: 'bezahlen-und-trinkgeld-tuerkei',
      label: 'Geld',
      summary: 'Was das Kartengerät fragt, wo Bargeld netter ist und wie viel man wem gibt, ohne rot zu werden.',
      body: `<p>Beim Geld bekommen unsere Gäste den meisten Rat und die wenigste Ruhe. Dabei ist es einfacher, als die Foren behaupten. Drei Regeln reichen in neun von zehn Fällen, der Rest ist Höflichkeit.</p>
<h2>Die Frage am Gerät</h2>
<p>Kartengeräte und Geldautomaten fragen oft, ob in Lira oder in Ihrer Währung abgerechnet werden soll. Wählen Sie immer Lira. Die andere Taste überlässt den Kurs der Bank des Geräts, und der fällt nie zu Ihren Gunsten aus: Wir haben zwischen vier und neun Prozent gemessen. Ihre eigene Bank macht es besser, fast gleich welche.</p>
<p>Am Automaten gilt dasselbe, und dort lauert eine zweite Falle: Manche Banken nehmen für fremde Karten eine Gebühr. Sie muss vor der Bestätigung auf dem Bildschirm stehen. Abbrechen, fünfzig Meter gehen, den nächsten versuchen.</p>
<h2>Wo Bargeld netter ist</h2>
<ul><li><strong>Wochenmärkte:</strong> nur bar und in kleinen Scheinen. Ein Zweihunderter für ein Bund Petersilie macht niemandem Freude.</li><li><strong>Dolmuş und Dorfbus:</strong> Reichen Sie das Geld nach vorn, das Wechselgeld kommt durch fünf Hände zurück und stimmt immer.</li><li><strong>Taxis in kleinen Orten:</strong> Die meisten nehmen inzwischen Karten, nur liegt das Gerät im anderen Wagen.</li><li><strong>Strand und Parkplatz:</strong> bar, an den Mann auf dem Stuhl.</li></ul>
<p>Für alles andere genügt die Karte, selbst für ein Glas Tee im Hafencafé. Tragen Sie nicht mehr Bargeld bei sich, als Sie auf einem Boot verlieren möchten.</p>
<h2>Trinkgeld, ganz ehrlich</h2>
<p>Im Restaurant sind zehn Prozent großzügig und üblich; schauen Sie zuerst, ob der Service schon auf der Rechnung steht. Geben Sie es bar, denn Trinkgeld per Karte erreicht nicht immer den, der die Teller trug. Im Café wird aufgerundet. Taxifahrer erwarten nichts und freuen sich über die Münzen.</p>
<ul><li><strong>Bootscrew für einen Tag:</strong> je Familie der Preis eines guten Mittagessens, in die Kasse am Heck, denn es wird geteilt.</li><li><strong>Guide:</strong> was Ihnen der Tag wert war. 250 bis 500 Lira pro Person sind üblich, nichts ist kein Skandal.</li><li><strong>Hamam:</strong> zehn bis fünfzehn Prozent, am Ende persönlich überreicht, mit einem Dank.</li><li><strong>Hotel:</strong> am letzten Tag etwas fürs Zimmer, im Umschlag, damit es niemand für vergessen hält.</li></ul>
<h2>Handeln, selten</h2>
<p>Wo ein Preis steht, gilt er. Im Basar ist die erste Zahl der Anfang eines Gesprächs und keine Beleidigung. Sagen Sie, was Ihnen das Stück wert ist, lächeln Sie, trinken Sie den Tee, und wenn Sie eine Summe genannt haben, stehen Sie dazu. Um Essen wird nicht gehandelt, außer kiloweise in der letzten Marktstunde.</p>
<h2>Und bei uns</h2>
<p>Bei jeder Tour sehen Sie vor dem Bezahlen, was Sie jetzt zahlen und was am Reisetag. Die Karte wird in Lira belastet; Kurs und Gültigkeit stehen daneben. Einen Treibstoffzuschlag verlangt an Bord niemand von Ihnen.</p>`,
      questions: [
        {
          question: 'Soll ich vor der Reise Geld tauschen?',
          answer:
            'Nein. Der Kurs im Ausland ist viel schlechter. Fünfzig Euro in kleinen Scheinen bringen Sie durch den ersten Abend.',
        },
        {
          question: 'Werden Euro genommen?',
          answer:
            'In Ferienorten oft. Das Wechselgeld kommt in Lira und der Kurs wird gerundet, also eher Notlösung als Plan.',
        },
      ],
    },
    ru: {
      title: 'Лиры, карта или наличные? Как в Турции платят и дают на чай',
      slug: 'kak-platit-i-davat-na-chay-v-turtsii',
      label: 'Деньги',
      summary: 'О чём спрашивает терминал, где лучше наличные и сколько кому оставить, чтобы не краснеть.',
      body: `<p>О деньгах нашим гостям советуют больше всего, а покоя это не приносит. Всё проще, чем пишут на форумах. В девяти случаях из десяти хватает трёх правил, остальное — вежливость.</p>
<h2>Вопрос терминала</h2>
<p>Терминалы и банкоматы часто спрашивают, списать в лирах или в вашей валюте. Всегда выбирайте лиры. Другая кнопка отдаёт курс банку терминала, и он никогда не в вашу пользу: мы намерили от четырёх до девяти процентов. Ваш собственный банк, почти любой, посчитает лучше.</p>
<p>С банкоматом то же самое, и есть вторая ловушка: некоторые банки берут комиссию с иностранных карт. Она обязана появиться на экране до подтверждения. Нажмите отмену, пройдите пятьдесят метров и попробуйте следующий.</p>
<h2>Где лучше наличные</h2>
<ul><li><strong>Базары:</strong> только наличные и мелкими купюрами. Двести лир за пучок петрушки никого не обрадуют.</li><li><strong>Долмуш и деревенский автобус:</strong> передайте деньги вперёд, сдача вернётся через пять рук и всегда верная.</li><li><strong>Такси в маленьких городах:</strong> карты берут почти все, только терминал в другой машине.</li><li><strong>Пляж и парковка:</strong> наличными, человеку на стуле.</li></ul>
<p>Для всего прочего хватит карты, даже для стакана чая в портовом кафе. Не носите с собой больше, чем не жалко потерять на лодке.</p>
<h2>Честно о чаевых</h2>
<p>В ресторане десять процентов — это щедро и принято; сначала посмотрите, не включено ли обслуживание в счёт. Оставляйте наличными: чаевые с карты не всегда доходят до того, кто носил тарелки. В кафе округляют. Таксисты ничего не ждут, но монетам рады.</p>
<ul><li><strong>Команда прогулочного судна:</strong> с семьи цена хорошего обеда, в ящик на корме, потому что делят на всех.</li><li><strong>Гид:</strong> во сколько вы оценили день. Обычно 250–500 лир с человека, ничего — тоже не скандал.</li><li><strong>Хамам:</strong> десять–пятнадцать процентов банщику, лично в руки, в конце, со словами благодарности.</li><li><strong>Отель:</strong> в последний день что-нибудь для горничной, в конверте, чтобы не приняли за забытое.</li></ul>
<h2>Торг, и то редко</h2>
<p>Если цена написана, это цена. На базаре первая цифра — начало разговора, а не обида. Скажите, сколько вещь стоит для вас, улыбнитесь, выпейте чаю, а если назвали сумму, держите слово. За еду не торгуются, разве что на килограммы в последний час рынка.</p>
<h2>А у нас</h2>
<p>У каждой поездки до оплаты видно, сколько платить сейчас и сколько в день поездки. С карты списываются лиры; рядом указаны курс и срок, до которого он действует. Доплаты за топливо на борту с вас никто не потребует.</p>`,
      questions: [
        {
          question: 'Менять ли деньги до поездки?',
          answer: 'Нет. За границей курс гораздо хуже. Пятидесяти евро мелкими купюрами хватит на первый вечер.',
        },
        {
          question: 'Принимают ли евро?',
          answer:
            'На курортах часто да. Сдача будет в лирах, а курс округлён, так что это выход из положения, а не план.',
        },
      ],
    },
  },
}
