import type { MailTexts } from './types'

export const ar: MailTexts = {
  greeting: 'مرحبًا {name}،',
  closing: 'فريق {company}',
  labels: {
    booking: 'رقم الحجز',
    date: 'الموعد',
    people: 'المسافرون',
    total: 'الإجمالي',
    paid: 'المدفوع',
    refunding: 'مبلغ قيد الاسترداد',
    due: 'المتبقي',
    ticket: 'التذكرة',
  },
  people: {
    adult: { one: 'بالغ واحد', two: 'بالغان', few: '{count} بالغين', many: '{count} بالغًا', other: '{count} بالغ' },
    child: { one: 'طفل واحد', two: 'طفلان', few: '{count} أطفال', many: '{count} طفلًا', other: '{count} طفل' },
    infant: { one: 'رضيع واحد', two: 'رضيعان', few: '{count} رضّع', many: '{count} رضيعًا', other: '{count} رضيع' },
  },
  welcome: {
    subject: 'أهلًا بك في {company}',
    body: 'حسابك جاهز. ستجد فيه حجوزاتك ومفضلتك ومدفوعاتك في مكان واحد.',
    button: 'فتح حسابي',
  },
  temporaryPassword: {
    subject: 'كلمة المرور الجديدة',
    body: 'كلمة مرورك الجديدة هي: {password}',
    hint: 'تسري لمدة 24 ساعة؛ نرجو اختيار كلمة مرور خاصة بك بعد تسجيل الدخول. تبقى كلمة مرورك القديمة صالحة إلى أن تستخدم الجديدة. إن لم تكن أنت من طلبها فلا حاجة إلى فعل أي شيء.',
    button: 'تسجيل الدخول',
  },
  plainGreeting: 'مرحبًا،',
  stopHint: 'إذا كنت لا ترغب في مثل هذه الرسائل فافتح هذا العنوان: {link}',
  requestReceived: {
    subject: 'وصلتنا رسالتك: {number}',
    body: 'شكرًا لمراسلتنا. يقرأ أحد أفراد فريقنا رسالتك ويجيبك خلال يوم عمل واحد. هذا ما سجّلناه.',
    button: 'العودة إلى الموقع',
  },
  requestForOperator: {
    subject: 'طلب جديد {number}: {name}',
    body: 'يُرجى الرد عبر البريد الإلكتروني: {email}. يُنتظر الرد بهذه اللغة: {language}.',
    button: 'فتح الموقع',
  },
  requestConfirmed: {
    subject: 'تأكّد طلبك {number}',
    body: 'خبر سار: يمكننا تلبية طلبك. تجد الخطوات التالية أدناه، وإلا كتبنا إليك بشأنها قريبًا. لأي سؤال اكتب إلينا على {contact}.',
    button: 'العودة إلى الموقع',
  },
  requestDeclined: {
    subject: 'بخصوص طلبك {number}',
    body: 'شكرًا لتواصلك معنا. لا يمكننا تلبية طلبك هذه المرة. إن ناسبك يوم آخر أو حلّ آخر فاكتب إلينا على {contact}.',
    button: 'البحث عن شيء آخر',
  },
  newsletterConfirm: {
    subject: 'يُرجى تأكيد اشتراكك في النشرة البريدية',
    body: 'طلبتَ أنت، أو شخص يستخدم عنوانك، الاشتراك في نشرتنا البريدية. تكفي نقرة واحدة للتأكيد، ومن دونها لن تصلك منا رسائل أخرى. الرابط صالح لسبعة أيام.',
    button: 'تأكيد',
  },
  placesFree: {
    subject: 'متاح من جديد: {product}',
    body: 'طلبتَ أن نخبرك: أصبح بالإمكان حجز {product} من جديد بتاريخ {date}. الأماكن غير محجوزة لك، فيُرجى اتخاذ قرارك قريبًا.',
    button: 'عرض المواعيد',
  },
}
