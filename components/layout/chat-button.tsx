import { StaticHtml } from '@/components/static-html/static-html'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'

interface ChatButtonProps {
  texts: { open: string; title: string; hours: string; whatsapp: string; call: string; close: string }
  /** Null if no support number is set; the button is then not shown. */
  whatsapp: string | null
  phone: string
  hours: string
}

const digitsOf = (number: string): string => number.replace(/\D/g, '')

/** Link to support chat with its hours, shown if the operator has set a number (spec 2). Works without scripts. */
export function ChatButton({ texts, whatsapp, phone, hours }: ChatButtonProps) {
  if (!whatsapp) return null
  return (
    <StaticHtml as="aside" className="chat no-print" aria-label={texts.open}>
      <button type="button" popoverTarget="chat" aria-label={texts.open}>
        <Icon name="message-circle" size={24} />
      </button>
      <div id="chat" popover="auto" className="chat-panel float">
        <div className="chat-head">
          <p>
            <b className="block">{texts.title}</b>
            <span className="text-sm text-muted">
              {texts.hours}: {hours}
            </span>
          </p>
          <IconButton icon="x" label={texts.close} popoverTarget="chat" />
        </div>
        <a className="btn btn-pri" href={`https://wa.me/${digitsOf(whatsapp)}`} target="_blank" rel="noopener">
          <Icon name="whatsapp" />
          <span>{texts.whatsapp}</span>
        </a>
        <a className="btn btn-sec" href={`tel:+${digitsOf(phone)}`}>
          <Icon name="phone" />
          <span>{texts.call}</span>
        </a>
      </div>
    </StaticHtml>
  )
}
