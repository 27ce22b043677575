import { useState, type Ref } from 'react'
import { classes } from './classes.ts'
import { UserIcon } from './icons.tsx'

export type AvatarProps = {
  /** The owner. Its initial replaces a missing picture. */
  name?: string | null | undefined
  src?: string | null | undefined
  size?: 'small' | 'medium' | 'large' | 'huge'
  shape?: 'square' | 'circle'
  className?: string
}

const sizes = {
  small: { box: 'size-11 text-18', pixels: 44, icon: 22 },
  medium: { box: 'size-14 text-20', pixels: 56, icon: 28 },
  large: { box: 'size-18 text-28', pixels: 72, icon: 34 },
  huge: { box: 'size-35 text-40', pixels: 140, icon: 64 },
}

/** A logo or a photo. If it is missing or fails to load: the initial. Without a name: an icon. Always decorative. */
export function Avatar({ name, src, size = 'small', shape = 'square', className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const { box, pixels, icon } = sizes[size]
  const round = shape === 'circle' ? 'rounded-chip' : 'rounded-control'
  const frame = classes('shrink-0 overflow-hidden bg-yellow-soft-2', box, round, className)
  if (src && src !== brokenSrc) {
    const markBroken = () => setBrokenSrc(src)
    return (
      <img
        ref={watchBroken(markBroken)}
        src={src}
        alt=""
        width={pixels}
        height={pixels}
        loading="lazy"
        decoding="async"
        onError={markBroken}
        className={classes(frame, 'border border-border object-cover')}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={classes(frame, 'inline-grid place-items-center font-semibold text-ink uppercase')}
    >
      {name?.trim().charAt(0) || <UserIcon size={icon} />}
    </span>
  )
}

/** A server-rendered picture may fail to load before React listens for the error. */
function watchBroken(markBroken: () => void): Ref<HTMLImageElement> {
  return (image) => {
    if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src')) markBroken()
  }
}
