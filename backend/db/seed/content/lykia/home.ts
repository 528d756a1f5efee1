import type { LykiaLocale, SeedTenant } from '@/backend/db/seed/types'
import { listingUrls, requirePage } from '../shared/menu-entries'
import { lykiaCategories } from './taxons'

/** Words and pictures of the home page. */
export const lykiaHome: SeedTenant<LykiaLocale>['settings']['home'] = {
  hero: {
    scene: 'hero',
    pictureSeed: 0,
    title: {
      en: 'The Lycian coast, with people who live on it',
      tr: 'Likya kıyıları, burada yaşayanlarla',
      de: 'Die lykische Küste, mit Menschen, die hier leben',
      ru: 'Ликийский берег с теми, кто здесь живёт',
    },
    text: {
      en: 'Boat days, stone villas, gulets and rides from Dalaman. The price you see first is the price you pay.',
      tr: 'Tekne günleri, taş villalar, guletler ve Dalaman’dan transferler. İlk gördüğünüz fiyat, ödediğiniz fiyattır.',
      de: 'Bootstage, Steinvillen, Gulets und Fahrten ab Dalaman. Der erste Preis ist der Endpreis.',
      ru: 'Дни на воде, каменные виллы, гулеты и трансферы из Даламана. Первая цена и есть окончательная.',
    },
    caption: {
      en: 'The coast road near Kaputaş',
      tr: 'Kaputaş yakınında sahil yolu',
      de: 'Die Küstenstraße bei Kaputaş',
      ru: 'Прибрежная дорога у Капуташа',
    },
  },
  promotion: {
    scene: 'motoryacht',
    pictureSeed: 2,
    endsInDays: 55,
    discountType: 'percent',
    discountValue: '10',
    label: { en: 'Early booking', tr: 'Erken rezervasyon', de: 'Frühbucher', ru: 'Раннее бронирование' },
    title: {
      en: '10% off every boat day',
      tr: 'Her tekne gününde %10 indirim',
      de: '10 % auf jeden Bootstag',
      ru: 'Скидка 10 % на все дни на воде',
    },
    text: {
      en: 'The lower price is already shown on each trip; no code to type.',
      tr: 'İndirimli fiyat her turda hazır görünür; kod yazmanız gerekmez.',
      de: 'Der niedrigere Preis steht schon an jeder Tour. Einen Code brauchen Sie nicht.',
      ru: 'Сниженная цена уже указана у каждой поездки, промокод вводить не нужно.',
    },
    button: {
      en: 'See the boat days',
      tr: 'Tekne günlerini gör',
      de: 'Bootstage ansehen',
      ru: 'Смотреть дни на воде',
    },
    url: listingUrls(requirePage(lykiaCategories, 'boat-trips')),
  },
  reasons: [
    {
      icon: 'badge-check',
      content: {
        en: {
          title: 'Licensed, and checkable',
          text: 'TÜRSAB licence A-10482. The footer links to the register.',
        },
        tr: {
          title: 'Belgeli ve doğrulanabilir',
          text: 'TÜRSAB belge no A-10482. Sicile sayfanın altından ulaşırsınız.',
        },
        de: {
          title: 'Lizenziert und nachprüfbar',
          text: 'TÜRSAB-Lizenz A-10482. Unten auf der Seite geht es zum Register.',
        },
        ru: {
          title: 'Лицензия, которую можно проверить',
          text: 'Лицензия TÜRSAB A-10482. Ссылка на реестр внизу страницы.',
        },
      },
    },
    {
      icon: 'receipt-text',
      content: {
        en: {
          title: 'Every price unfolds',
          text: 'Now, later, on arrival: each total opens into the lines that make it.',
        },
        tr: { title: 'Her fiyat açılır', text: 'Şimdi, sonra, varışta: her toplam, onu oluşturan kalemlere açılır.' },
        de: {
          title: 'Jeder Preis klappt auf',
          text: 'Jetzt, später, vor Ort: Jede Summe zeigt die Zeilen, aus denen sie besteht.',
        },
        ru: {
          title: 'Любая цена раскрывается',
          text: 'Сейчас, позже, на месте: каждую сумму можно развернуть по строкам.',
        },
      },
    },
    {
      icon: 'calendar-check',
      content: {
        en: {
          title: 'Room to change your mind',
          text: 'Each offer names the day and the hour up to which cancelling costs you nothing. You read it before you pay.',
        },
        tr: {
          title: 'Fikrinizi değiştirebilirsiniz',
          text: 'Her ilan, iptalin hangi güne ve saate kadar bedava olduğunu söyler; siz de ödemeden önce okursunuz.',
        },
        de: {
          title: 'Umentscheiden erlaubt',
          text: 'Jedes Angebot nennt Tag und Stunde, bis zu denen die Stornierung nichts kostet. Sie lesen das vor dem Bezahlen.',
        },
        ru: {
          title: 'Можно передумать',
          text: 'Каждое предложение называет день и час, до которых отмена ничего не стоит. Вы видите это до оплаты.',
        },
      },
    },
    {
      icon: 'phone',
      content: {
        en: {
          title: 'A phone that is picked up',
          text: 'Mon - Sun 9:00 AM - 8:00 PM, by someone who knows the harbour.',
        },
        tr: { title: 'Açılan bir telefon', text: 'Her gün 09:00–20:00; karşınızda limanı tanıyan biri.' },
        de: {
          title: 'Ein Telefon, das abgehoben wird',
          text: 'Mo–So 09:00–20:00 Uhr, von jemandem, der den Hafen kennt.',
        },
        ru: {
          title: 'Телефон, по которому отвечают',
          text: 'Ежедневно 09:00–20:00, и отвечает тот, кто знает гавань.',
        },
      },
    },
  ],
  questions: [
    {
      content: {
        en: {
          question: 'Do I pay everything now?',
          answer:
            'No. Most trips take 20% now and the rest on board or at the door. The checkout shows both amounts: what you pay now and what you pay on the day.',
        },
        tr: {
          question: 'Hepsini şimdi mi ödüyorum?',
          answer:
            'Hayır. Çoğu turda şimdi %20, kalanı teknede ya da varışta ödenir. Ödeme sayfası iki tutarı da gösterir: şimdi ödenecek ve gezi günü ödenecek.',
        },
        de: {
          question: 'Zahle ich alles sofort?',
          answer:
            'Nein. Meist zahlen Sie 20 % jetzt und den Rest an Bord oder an der Haustür. Die Kasse zeigt beide Beträge: was Sie jetzt zahlen und was am Reisetag.',
        },
        ru: {
          question: 'Нужно ли платить всё сразу?',
          answer:
            'Нет. Обычно вы платите 20 % сейчас, а остальное на борту или при заселении. При оформлении видны обе суммы: к оплате сейчас и в день поездки.',
        },
      },
    },
    {
      content: {
        en: {
          question: 'Can I cancel if plans change?',
          answer:
            'In most cases yes: until 48 hours before it begins you get everything back, later the deposit stays with us. The offer itself gives you day and hour.',
        },
        tr: {
          question: 'Planım değişirse iptal edebilir miyim?',
          answer:
            'Çoğu zaman evet: başlamasına 48 saat kalana dek her şeyi geri alırsınız, daha sonra ön ödeme bizde kalır. Günü ve saati ilanın kendisinde görürsünüz.',
        },
        de: {
          question: 'Und wenn sich meine Pläne ändern?',
          answer:
            'Meist stornieren Sie bis 48 Stunden vor dem Start und bekommen alles zurück; später bleibt die Anzahlung bei uns. Den genauen Zeitpunkt lesen Sie am Angebot.',
        },
        ru: {
          question: 'Можно ли отменить, если планы изменятся?',
          answer:
            'Чаще всего да: если отменить за 48 часов и раньше, вернём всё, позже предоплата остаётся у нас. День и час смотрите в самом предложении.',
        },
      },
    },
    {
      content: {
        en: {
          question: 'In which currency is my card charged?',
          answer:
            'In Turkish lira. You can look at prices in euros, dollars, pounds or roubles; before you pay we show the lira amount, the rate and how long it holds.',
        },
        tr: {
          question: 'Kartımdan hangi para biriminde çekilir?',
          answer:
            'Türk lirasıyla. Fiyatlara avro, dolar, sterlin ya da rubleyle de bakabilirsiniz; ödemeden önce lira tutarını, kuru ve kurun ne zamana kadar geçerli olduğunu gösteririz.',
        },
        de: {
          question: 'In welcher Währung wird meine Karte belastet?',
          answer:
            'In türkischer Lira. Preise sehen Sie auch in Euro, Dollar, Pfund oder Rubel. Vor dem Bezahlen nennen wir den Lira-Betrag, den Kurs und wie lange er gilt.',
        },
        ru: {
          question: 'В какой валюте спишут деньги с карты?',
          answer:
            'В турецких лирах. Цены можно смотреть в евро, долларах, фунтах и рублях; перед оплатой мы покажем сумму в лирах, курс и срок, до которого он действует.',
        },
      },
    },
    {
      content: {
        en: {
          question: 'What happens if the sea is too rough?',
          answer:
            'The harbour master decides by seven in the morning. If boats stay in, you choose another day or get everything back, deposit included.',
        },
        tr: {
          question: 'Deniz dalgalıysa ne olur?',
          answer:
            'Kararı sabah yediye kadar liman başkanlığı verir. Tekneler çıkamazsa başka bir gün seçersiniz ya da ön ödeme dahil her şeyi geri alırsınız.',
        },
        de: {
          question: 'Was passiert bei zu hohem Seegang?',
          answer:
            'Die Hafenbehörde entscheidet bis sieben Uhr morgens. Bleiben die Boote im Hafen, wählen Sie einen anderen Tag oder erhalten alles zurück, auch die Anzahlung.',
        },
        ru: {
          question: 'Что будет, если море неспокойно?',
          answer:
            'Решение принимает капитан порта до семи утра. Если выход закрыт, вы выбираете другой день или получаете обратно всё, включая предоплату.',
        },
      },
    },
    {
      content: {
        en: {
          question: 'Do you collect us from our hotel?',
          answer:
            'On most trips, yes: from Kaş, Kalkan and Demre without surcharge, from further away for a fee that is shown when you book. Be outside five minutes early.',
        },
        tr: {
          question: 'Bizi otelden alıyor musunuz?',
          answer:
            'Çoğu turda evet: Kaş, Kalkan ve Demre’den ek ücretsiz, daha uzaktan rezervasyonda gösterilen bir ücretle. Beş dakika önce kapıda olmanız yeter.',
        },
        de: {
          question: 'Holen Sie uns im Hotel ab?',
          answer:
            'Bei den meisten Touren ja: aus Kaş, Kalkan und Demre ohne Aufpreis, von weiter her gegen einen Betrag, den Sie beim Buchen sehen. Bitte seien Sie fünf Minuten vorher am Eingang.',
        },
        ru: {
          question: 'Вы забираете из отеля?',
          answer:
            'Чаще всего да: из Каша, Калкана и Демре без доплаты, издалека за сумму, которая видна при бронировании. Выходите, пожалуйста, за пять минут.',
        },
      },
    },
  ],
  headline: {
    en: {
      destinations: 'Start with a place',
      destinationsText: 'Every trip below starts there, or collects you there.',
      tagline: 'local guides on the Lycian coast since 2009',
    },
    tr: {
      destinations: 'Önce bir yer seçin',
      destinationsText: 'Aşağıdaki her tur oradan başlar ya da sizi oradan alır.',
      tagline: '2009’dan beri Likya kıyılarında yerel rehberler',
    },
    de: {
      destinations: 'Beginnen Sie mit einem Ort',
      destinationsText: 'Alle Touren starten dort oder holen Sie dort ab.',
      tagline: 'Guides von hier, seit 2009 an der lykischen Küste',
    },
    ru: {
      destinations: 'Начните с места',
      destinationsText: 'Все поездки начинаются там или забирают вас оттуда.',
      tagline: 'местные гиды на Ликийском берегу с 2009 года',
    },
  },
}
