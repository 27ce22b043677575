import { shareTexts as texts } from './share-texts.ts'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'
import { CopyIcon } from '../icons.tsx'
import { LinkButton } from '../navigation/link-button.tsx'
import { useNotice } from '../feedback/notice.tsx'
import { TextField } from '../fields/text-field.tsx'

interface ShareDialogProps {
  isOpen: boolean
  onClose: () => void
  offerName: string
  /** The address of the offer's page. */
  url: string
}

const whatsAppAddress = (url: string) => `https://wa.me/?${new URLSearchParams({ text: texts.message(url) })}`
const linkedInAddress = (url: string) =>
  `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`

/** Shows the address of an offer, to copy or to send. */
export default function ShareDialog({ isOpen, onClose, offerName, url }: ShareDialogProps) {
  const notice = useNotice()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      notice.success(texts.copied)
    } catch {
      notice.error(texts.copyFailed)
    }
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.shareTitle} size="narrow">
      <div className="grid gap-4">
        <p className="font-medium wrap-anywhere">{offerName}</p>
        <TextField label={texts.shareAddress} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Button icon={<CopyIcon />} onClick={() => void copy()} isFullWidth>
          {texts.copy}
        </Button>
        <div className="grid grid-cols-2 gap-3">
          <LinkButton href={whatsAppAddress(url)} variant="secondary" target="_blank" rel="noreferrer">
            {texts.whatsApp}
          </LinkButton>
          <LinkButton href={linkedInAddress(url)} variant="secondary" target="_blank" rel="noreferrer">
            {texts.linkedIn}
          </LinkButton>
        </div>
      </div>
    </Dialog>
  )
}
