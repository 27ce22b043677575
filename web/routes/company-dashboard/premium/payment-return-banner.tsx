import { paymentReturnTexts as texts } from '#web/api/payment-texts.ts'
import { stateTexts } from '#web/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { useFailureNotice } from '#web/ui/feedback/use-failure-notice.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { askSentence, type ReturnedPayment } from './use-payment-return.ts'

/** Shown while the bank has not confirmed the payment, or when its state could not be read. */
export function PaymentReturnBanner({ payment }: { payment: ReturnedPayment }) {
  useFailureNotice(payment.failure !== null, payment.failure ?? '')
  if (payment.isPending) {
    return (
      <Banner className="mt-4" tone="info" action={<CheckButton ask={payment.ask} />}>
        {texts.pending}
      </Banner>
    )
  }
  if (!payment.hasFailed) return null
  const retry = (
    <Button variant="secondary" size="small" isPending={payment.isAsking} onClick={() => void payment.ask()}>
      {stateTexts.retry}
    </Button>
  )
  return (
    <Banner className="mt-4" tone="warning" action={retry}>
      {texts.askFailedHint}
    </Banner>
  )
}

function CheckButton({ ask }: Pick<ReturnedPayment, 'ask'>) {
  const notice = useNotice()
  const check = async () => {
    const { data, isError, error } = await ask()
    if (isError) notice.error(askSentence(error))
    else if (data?.estado === 'pendiente') notice.info(texts.stillPending)
  }
  return (
    <Button variant="secondary" size="small" onClick={() => void check()}>
      {texts.checkNow}
    </Button>
  )
}
