import { useId, useState } from 'react'
import Cropper, { type MediaSize, type Point } from 'react-easy-crop'
// Imported here, because the cropper would add a <style> element to the page.
import 'react-easy-crop/react-easy-crop.css'
import { dialogTexts } from '#web/texts.ts'
import { pickerTexts as texts } from './texts.ts'
import { Button } from '../buttons/button.tsx'
import { findSquare, wholePictureZoom } from './crop-square.ts'
import { cutPicture } from './cut-picture.ts'
import { Dialog } from '../overlays/dialog.tsx'
import { labelClasses } from '../fields/field-style.ts'

const MOST_ZOOM = 4
const ZOOM_STEP = 0.05
/** How far an arrow key moves the picture. With Shift it is a fifth of that. */
const KEY_STEP_PX = 10

export interface CropDialogProps {
  /** A data URL; null before the first picture. */
  picture: string | null
  isOpen: boolean
  onClose: () => void
  onCut: (dataUrl: string) => void
  /** The browser cannot decode the picture. */
  onUnreadable: () => void
}

/** Selects a square of a picture, with the mouse, the fingers or the keyboard. */
export default function CropDialog({ picture, isOpen, onClose, onCut, onUnreadable }: CropDialogProps) {
  const framing = useFraming()
  const [isCutting, setIsCutting] = useState(false)
  const cut = async () => {
    const square = framing.findSquare()
    if (!picture || !square) return
    setIsCutting(true)
    await cutPicture(picture, square).then(onCut, onUnreadable)
    setIsCutting(false)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.cropTitle}
      size="narrow"
      isLocked={isCutting}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isCutting}>
            {dialogTexts.cancel}
          </Button>
          <Button onClick={() => void cut()} isPending={isCutting} disabled={!framing.isReady}>
            {texts.crop}
          </Button>
        </>
      }
    >
      {picture && <Frame key={picture} picture={picture} framing={framing} onUnreadable={onUnreadable} />}
    </Dialog>
  )
}

function useFraming() {
  const [moved, setMoved] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [size, setSize] = useState<MediaSize | null>(null)
  const [side, setSide] = useState<number | null>(null)
  const begin = (found: MediaSize) => {
    setMoved({ x: 0, y: 0 })
    setZoom(1)
    setSize(found)
  }
  return {
    moved,
    setMoved,
    zoom,
    setZoom,
    begin,
    setSize,
    setSide,
    isReady: size !== null && side !== null,
    leastZoom: size ? wholePictureZoom(size) : 1,
    findSquare: () => size && side && findSquare({ moved, zoom, picture: size, side }),
  }
}

interface FrameProps {
  picture: string
  framing: ReturnType<typeof useFraming>
  onUnreadable: () => void
}

function Frame({ picture, framing, onUnreadable }: FrameProps) {
  const { moved, zoom, leastZoom } = framing
  const id = useId()
  return (
    <div className="grid gap-4">
      <p id={`${id}-ayuda`} className="text-14 text-gray-text">
        {texts.cropHint}
      </p>
      <div className="relative h-[min(20rem,45dvh)] overflow-hidden rounded-card bg-ink">
        <Cropper
          image={picture}
          crop={moved}
          zoom={zoom}
          minZoom={leastZoom}
          maxZoom={MOST_ZOOM}
          aspect={1}
          keyboardStep={KEY_STEP_PX}
          onCropChange={framing.setMoved}
          onZoomChange={framing.setZoom}
          onMediaLoaded={framing.begin}
          setMediaSize={framing.setSize}
          setCropSize={({ width }) => framing.setSide(width)}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{
            role: 'application',
            'aria-label': texts.cropArea,
            'aria-describedby': `${id}-ayuda`,
            className: 'reactEasyCrop_CropArea reactEasyCrop_CropAreaGrid crop-frame',
          }}
          disableAutomaticStylesInjection
        />
      </div>
      <div className="grid gap-1">
        <label htmlFor={id} className={labelClasses}>
          {texts.zoom}
        </label>
        <input
          id={id}
          type="range"
          min={leastZoom}
          max={MOST_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          aria-valuetext={texts.zoomOf(Math.round(zoom * 100))}
          onChange={(event) => framing.setZoom(Number(event.target.value))}
          className="min-h-11 w-full cursor-pointer"
        />
      </div>
    </div>
  )
}
