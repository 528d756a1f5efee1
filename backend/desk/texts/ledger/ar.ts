import type { LedgerTexts } from './en'

export const ar: LedgerTexts = {
  entries: { payment: 'دفعة', refund: 'استرداد', reversal: 'قيد عكسي' },
  refundStates: {
    due: 'يجب إرساله',
    sending: 'قيد الإرسال',
    done: 'أُرسل',
    failed: 'رفضته بوابة الدفع',
    withdrawn: 'لم يعد مستحقًا',
  },
  reversal: {
    link: 'عكس الدفعة…',
    title: 'عكس دفعة',
    effect: 'تُعكس الدفعة البالغة {amount} للحجز {number} بقيد مستقل، وتبقى ظاهرة في دفتر المدفوعات.',
    withdrawn: 'المبلغ {amount} الذي كان سيُرسل لم يعد مستحقًا.',
    deadline: 'يعود الحجز غير مدفوع، ويُلغى إذا لم يُدفع شيء قبل {until}.',
    reason: 'السبب',
    reasonHint: 'مثلًا: سُجّلت على حجز آخر بالخطأ. يراه أيضًا الضيف الذي أبلغ عن هذا التحويل.',
    submit: 'عكس الدفعة',
  },
  freePrice: { tick: 'مجاني' },
}
