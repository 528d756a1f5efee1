import { Icon } from '@/components/ui/icon'

interface ChatButtonProps {
  texts: { open: string; title: string; hours: string; whatsapp: string; call: string }
  whatsapp: string
  phone: string
  hours: string
}

const digits = (number: string): string => number.replace(/\D/g, '')

/** Support with its hours, where the operator has a number for it (spec 2); opens without scripts. */
export function ChatButton({ texts, whatsapp, phone, hours }: ChatButtonProps) {
  return (
    <details className="chat">
      <summary aria-label={texts.open}>
        <Icon name="message-circle" size={24} />
      </summary>
      <div className="float">
        <b>{texts.title}</b>
        <p>
          {texts.hours}: {hours}
        </p>
        <a className="btn btn-pri" href={`https://wa.me/${digits(whatsapp)}`} rel="noopener">
          <Icon name="whatsapp" size={20} />
          <span>{texts.whatsapp}</span>
        </a>
        <a className="btn" href={`tel:+${digits(phone)}`}>
          <Icon name="phone" size={20} />
          <span>{texts.call}</span>
        </a>
      </div>
    </details>
  )
}
