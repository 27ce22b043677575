import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { offerViewTexts as texts } from './texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { ErrorState } from '#web/ui/feedback/states.tsx'

export function FailedOffer() {
  const notice = useNotice()
  const { revalidate } = useRevalidator()
  useEffect(() => notice.error(texts.failed), [notice])
  return <ErrorState illustration={<FailureScene />} title={texts.failed} onRetry={() => void revalidate()} />
}
