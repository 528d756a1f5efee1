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
    due: 'المتبقي',
    ticket: 'التذكرة',
  },
  adults: 'بالغون',
  children: 'أطفال',
  infants: 'رضّع',
  welcome: {
    subject: 'أهلًا بك في {company}',
    body: 'حسابك جاهز. ستجد فيه حجوزاتك ومفضلاتك ومدفوعاتك في مكان واحد.',
    button: 'فتح حسابي',
  },
  temporaryPassword: {
    subject: 'كلمة المرور الجديدة',
    body: 'كلمة مرورك الجديدة هي: {password}',
    hint: 'تسري لمدة 24 ساعة؛ نرجو اختيار كلمة مرور خاصة بك بعد تسجيل الدخول. تبقى كلمة مرورك القديمة صالحة إلى أن تستخدم الجديدة. إن لم تكن أنت من طلبها فلا حاجة إلى فعل أي شيء.',
    button: 'تسجيل الدخول',
  },
  reservationReceived: {
    subject: 'استلمنا حجزك {booking}',
    body: 'أماكنك محجوزة. هذا ما سجّلناه:',
    button: 'عرض حجزي',
  },
  paymentReceived: {
    subject: 'تم التأكيد: حجزك {booking}',
    body: 'شكرًا لك، وصلتنا دفعتك البالغة {amount} وأصبحت أماكنك مؤكدة.',
    button: 'عرض حجزي',
  },
  reservationCancelled: {
    subject: 'أُلغي الحجز {booking}',
    body: 'لم تصل الدفعة في موعدها، لذلك أصبحت الأماكن متاحة من جديد. لم يُخصم منك أي مبلغ.',
    button: 'البحث عن موعد آخر',
  },
}
